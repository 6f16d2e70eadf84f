const EVENT = 'shop:variant';

let choice: Promise<boolean> = Promise.resolve(true);

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

/**
 * Tells that the page shows another variant: what the server wrote for it stands in the page, the props of islands
 * included.
 */
export const announceVariant = (): boolean => dispatchEvent(new Event(EVENT));

/** Calls back whenever the page shows another variant. */
export const onVariantChange = (listener: () => void): void => addEventListener(EVENT, listener);
