import { centimetres, HOME_FIELDS, millimetres } from '../../fits/home';
import type { Opening } from '../../fits/passage';
import type { FilterGroup, FilterOption } from '../product';

/**
 * Code of the filter by a door, one at a time: `mi-puerta=80x200`, centimetres. No attribute of a retailer has a hyphen
 * in its code.
 */
export const DOOR_FILTER = 'mi-puerta';

/** Code under which the measures of a product and its variants are kept beside the values of its filters. */
export const FIT_CODE = 'mi-puerta.medidas';

const ID = /^(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)$/;

/** How a door is spelled in an address. */
export const doorId = ({ width, height }: Opening): string => `${centimetres(width)}x${centimetres(height)}`;

/** Reads a door; null where it is none that anybody measures. 80.0x200 and 80x200 are the same one. */
export function readDoor(id: string): Opening | null {
  const [, width, height] = ID.exec(id) ?? [];
  const [across, up] = [millimetres(width ?? ''), millimetres(height ?? '')];
  const isMeasured = (length: number | null, { least, most }: { least: number; most: number }): length is number =>
    length !== null && length >= least * 10 && length <= most * 10;
  return isMeasured(across, HOME_FIELDS['puerta-ancho']) && isMeasured(up, HOME_FIELDS['puerta-alto'])
    ? { width: across, height: up }
    : null;
}

/** Doors that are usual in Mexico, which every list counts; others are asked for by their measures. */
export const USUAL_DOORS: readonly Opening[] = [700, 800, 900].map((width) => ({ width, height: 2000 }));

export const isUsualDoor = (id: string): boolean => USUAL_DOORS.some((door) => doorId(door) === id);

/**
 * The filter by a door. `counts`: products by usual door; `total`: what the chosen one shows, where it is none of them.
 * Null where nothing of a list has measures that would pass.
 */
export function doorGroup(
  counts: ReadonlyMap<string, number>,
  selected: readonly string[],
  total: number,
): FilterGroup | null {
  const further = selected.filter((id) => readDoor(id) && !isUsualDoor(id));
  const options = [...further, ...USUAL_DOORS.map(doorId)]
    .map(
      (id, index): FilterOption => ({
        id,
        label: `${id.replace('x', ' × ')} cm`,
        type: DOOR_FILTER,
        single: true,
        sort_order: index,
        quantity: further.includes(id) ? total : (counts.get(id) ?? 0),
        selected: selected.includes(id),
        swatch: null,
      }),
    )
    .filter(({ quantity, selected: chosen }) => quantity > 0 || chosen);
  return options.length > 0 ? { code: DOOR_FILTER, label: 'Fits through my door', options } : null;
}
