const EVENT = 'shop:price';

/** Tells every part of the page that shows the price what one unit costs with what was chosen, in centavos with tax. */
export const announcePrice = (gross: number): boolean => dispatchEvent(new CustomEvent(EVENT, { detail: gross }));

/** Calls back with the price of one unit, in centavos with tax, whenever the choices change it. */
export const onPriceChange = (listener: (gross: number) => void): void =>
  addEventListener(EVENT, (event) => listener((event as CustomEvent<number>).detail));
