import { es } from "../test-site";
import { act, fireEvent } from "@testing-library/react";
import { Notices } from "../../../src/desk/window/notices";
import { PublishButton } from "../../../src/desk/publishing/publish-button";
import { StatusLine } from "../../../src/desk/publishing/status";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { button } from "./show-screen";

export const { advice, common, notices, problems, signIn, status } = es;

export const onRefused = jest.fn();

export const onChanges = jest.fn();

export const opened = async (own: Partial<ContentStore> = {}, isHome = false, isWhole = true) => {
  const store = { ...memoryStore(await testSnapshot()), ...own };
  const { desk } = await renderWithDesk(
    <>
      <StatusLine onChanges={onChanges} isWhole={isWhole} />
      <PublishButton onRefused={onRefused} />
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
export const failing = (...problem: ConstructorParameters<typeof StoreError>) => ({
  commit: () => Promise.reject(new StoreError(...problem)),
});
export const state = () => document.querySelector(".status")?.textContent ?? "";
export const says = () => document.querySelector(".status__text")?.textContent;
