import type { CustomOption } from '../../../src/domain/catalogue/document.ts';

/** A text the shopper may write: a line (`field`), more (`area`) or an e-mail. */
export const written = (id: number, title: string, type: 'field' | 'area' | 'email'): CustomOption => ({
  option_id: id,
  title,
  type,
  sort_order: id,
  is_require: false,
  price: null,
  price_type: 'fixed',
  values: [],
});

/** A value and what it adds: pesos that count the same with and without IVA, or percent of the price. */
export type Extra = [title: string, price: number, type?: 'fixed' | 'percent'];

/** One of several values that has to be chosen (`radio`), or any of them (`checkbox`). */
export const offered = (id: number, title: string, type: 'radio' | 'checkbox', values: Extra[]): CustomOption => ({
  option_id: id,
  title,
  type,
  sort_order: id,
  is_require: type === 'radio',
  price: null,
  price_type: 'fixed',
  values: values.map(([value, price, price_type = 'fixed'], index) => ({
    option_type_id: id * 10 + index,
    title: value,
    sort_order: index + 1,
    price,
    price_type,
  })),
});

/** What a gift card's page says of buying it. */
export const CARD_ALONE =
  'La mandamos al correo de quien la recibe; si no lo escribes, llega al tuyo. Se compra sola o con lo demás; como no se entrega en una puerta, sola no se paga al recibir.';

/** For whom a gift card is, where it is sent to, and what is wished with it. */
export const forWhom = (): CustomOption[] => [
  written(1, 'Para', 'field'),
  written(2, 'Correo de quien la recibe', 'email'),
  written(3, 'Mensaje', 'area'),
];
