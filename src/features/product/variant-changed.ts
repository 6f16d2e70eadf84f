const EVENT = 'shop:variant';

/** Tells that the page shows another variant: what the server wrote for it stands in the page, the props of islands included. */
export const announceVariant = (): boolean => dispatchEvent(new Event(EVENT));

/** Calls back whenever the page shows another variant. */
export const onVariantChange = (listener: () => void): void => addEventListener(EVENT, listener);
