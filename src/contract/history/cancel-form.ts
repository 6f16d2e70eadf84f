import { MAX_LINES } from '../../domain/cart/lines';
import { type FormFields, line, optional } from '../form-fields';

const ID_MAX = 64;

/** Names of what is canceled of the line in this place of the form, counted from 1: how many units, and of which line. */
export const canceledUnits = (place: number) => ({ qty: `qty-${place}`, item: `item-${place}` });

const PLACES = Array.from({ length: MAX_LINES }, (_, at) => canceledUnits(at + 1));

const units = optional({ rule: 'quantity', test: (value) => /^\d{1,5}$/.test(value) });
const itemId = optional(line(ID_MAX));

/** How many units of each line, and of which; all of them may be left out. */
export const CANCELED_UNITS: FormFields = Object.fromEntries(
  PLACES.flatMap(({ qty, item }) => [
    [qty, units],
    [item, itemId],
  ]),
);

/** The units that were chosen, of lines of which there are some. */
export const unitsIn = (values: Record<string, string>): { itemId: string; qty: number }[] =>
  PLACES.flatMap(({ qty, item }) => {
    const units = Number(values[qty] ?? 0);
    const itemId = values[item] ?? '';
    return units > 0 && itemId !== '' ? [{ itemId, qty: units }] : [];
  });
