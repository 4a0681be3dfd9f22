/** Adds the methods of `<dialog>` that jsdom lacks. Escape closes a dialog, as in a browser. */
export const polyfillDialogs = () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
      this.querySelector<HTMLElement>("input, button")?.focus();
      this.onkeydown = ({ key }) => key === "Escape" && this.close();
    };
    HTMLDialogElement.prototype.close = function () {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
    Element.prototype.scrollIntoView = () => undefined;
  });
};
