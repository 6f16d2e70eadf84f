import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { comingPicture } from '../gallery/pictures-ahead';
import { type Patch, patched } from './variant-table';

type Patches = readonly Patch[];

/** What the page of the server becomes what is on screen by; nothing as long as it is the server's. */
const NONE: Patches = [];
let shown = NONE;
/** The pictures follow when the first of them is there. */
let pictured = NONE;
const listeners = new Set<() => void>();

let choice: Promise<boolean> = Promise.resolve(true);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function tell(): void {
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

/** Patches of the variant on screen. */
export const shownPatches = (): Patches => shown;

/** Shows another variant: all of the page but pictures when this returns, and those when they are there. */
export function showVariant(patches: Patches): void {
  shown = patches;
  const coming = comingPicture(pictured, patches);
  if (!coming) pictured = patches;
  tell();
  void coming?.then(() => {
    if (shown !== patches) return;
    pictured = patches;
    tell();
  });
}

function usePatched<Shown extends object>(name: string, own: Shown, read: () => Patches): Shown {
  const patches = useSyncExternalStore(subscribe, read, () => NONE);
  return useMemo(() => patches.reduce((view, patch) => patched(view, name, patch), own), [own, patches, name]);
}

/** What a part of the page shows of the variant that is chosen: `own` of the one the server has shown. */
export const useVariant = <Shown extends object>(name: string, own: Shown): Shown =>
  usePatched(name, own, shownPatches);

/** The same of pictures, which are shown when they are there. */
export const usePicturedVariant = <Shown extends object>(name: string, own: Shown): Shown =>
  usePatched(name, own, () => pictured);

/** Whether another variant than the server's is on screen. */
export const useIsExchanged = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown !== NONE,
    () => false,
  );

/** Says that a variant was chosen and is on its way; it resolves with false where its own page is opened instead. */
export function awaitVariant(coming: Promise<boolean>): void {
  choice = coming;
  void coming.finally(() => {
    if (choice === coming) choice = Promise.resolve(true);
  });
}

/**
 * Resolves when the variant that was chosen last is the one in the form; with false where the page is being left for
 * it.
 */
export const variantShown = (): Promise<boolean> => choice;
