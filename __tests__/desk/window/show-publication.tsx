import { act, fireEvent } from "@testing-library/react";
import { Notices } from "../../../src/desk/window/notices";
import { PublishButton } from "../../../src/desk/publishing/publish-button";
import { StatusLine } from "../../../src/desk/publishing/status";
import type { ContentStore } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { button } from "./show-screen";

export const onChanges = jest.fn();

/** Shows what is told of a publication, with the button. */
export const opened = async (own: Partial<ContentStore> = {}, isHome = false) => {
  const store = { ...memoryStore(await testSnapshot()), ...own };
  const { desk } = await renderWithDesk(
    <>
      <StatusLine onChanges={onChanges} isWhole />
      <PublishButton onRefused={onChanges} />
      <Notices onChanges={onChanges} />
    </>,
    { store, isHome },
  );
  return desk;
};

export const edited = async (own?: Partial<ContentStore>, isHome = false) => {
  const desk = await opened(own, isHome);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  return desk;
};

export const press = (name: string) => act(async () => void fireEvent.click(button(name)));
export const says = () => document.querySelector(".status__text")?.textContent;
