import type { Address } from '../order/order';
import { DOORS } from './interior';

/** What of an address stands in its street lines; all but the first may be empty. */
export type StreetParts = Pick<
  Address,
  'streetAddress' | 'exteriorNumber' | 'apartmentNumber' | 'neighbourhood' | 'reference'
> &
  Required<Pick<Address, 'betweenStreets'>>;

type House = Pick<StreetParts, 'streetAddress' | 'exteriorNumber' | 'apartmentNumber'>;

const NO_NUMBER = 'S/N';
const INTERIOR = ', int. ';
const EXTERIOR = /^#?\d[\w/.-]*$|^s\/n$/i;
const INTERIOR_LINE = new RegExp(String.raw`^(?:#|(?:${DOORS})\b)|^[\w-]*\d[\w-]*$|^[a-z]$`, 'i');
const MOST_PARTS = 3;

/** Parts of a line; a backslash before the mark that parts them, or before another, makes it a letter of the part. */
const join = (parts: readonly string[], mark: string): string =>
  parts.map((part) => part.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)).join(`${mark} `);

function split(line: string, mark: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    const next = line[at + 1];
    if (letter === mark) {
      parts.push(part);
      part = '';
    } else if (letter === '\\' && (next === '\\' || next === mark)) {
      part += next;
      at += 1;
    } else part += letter;
  }
  return [...parts, part].map((one) => one.trim());
}

const withoutEmptyEnd = (parts: readonly string[]): string[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);

/** A house as others write it, 'Calle 60 491, int. 3': what names no number is all street. */
function looseHouse(line: string): House {
  const cut = line.lastIndexOf(INTERIOR);
  const street = (cut < 0 ? line : line.slice(0, cut)).trim();
  const apartmentNumber = cut < 0 ? '' : line.slice(cut + INTERIOR.length).trim();
  const space = street.lastIndexOf(' ');
  const last = street.slice(space + 1);
  if (space < 0 || !EXTERIOR.test(last)) return { streetAddress: street, exteriorNumber: '', apartmentNumber };
  return {
    streetAddress: street.slice(0, space).trim(),
    exteriorNumber: last.toUpperCase() === NO_NUMBER ? '' : last,
    apartmentNumber,
  };
}

function houseOf(line: string): House {
  const parts = split(line, ',');
  const [streetAddress = '', exteriorNumber = '', apartmentNumber = ''] = parts;
  if (parts.length === 1 || parts.length > MOST_PARTS) return looseHouse(line);
  const loose = looseHouse(line);
  const isLoose = parts.length === 2 && line.includes(INTERIOR) && loose.streetAddress !== streetAddress;
  return isLoose ? loose : { streetAddress, exteriorNumber, apartmentNumber };
}

/** The third line after a number of its own: an interior where it is written like one, else the colonia. */
const afterNumber = (third: string, fourth: string): Pick<StreetParts, 'apartmentNumber' | 'neighbourhood'> =>
  fourth !== '' || INTERIOR_LINE.test(third)
    ? { apartmentNumber: third, neighbourhood: fourth }
    : { apartmentNumber: '', neighbourhood: third };

/**
 * The parts of an address out of its street lines, ours and those of others: number in the first line ('Calle 60 #491')
 * or alone in the second, as older clients write it; then interior and colonia may follow in lines of their own. Never
 * fails and leaves nothing out: what cannot be told apart is street, colonia or reference.
 */
export function fromStreetLines(lines: readonly string[]): StreetParts {
  const [first = '', second = '', third = '', fourth = ''] = lines.map((line) => line.trim());
  const isNumberSecond = split(first, ',').length === 1 && EXTERIOR.test(second);
  if (isNumberSecond)
    return {
      streetAddress: first,
      exteriorNumber: second,
      ...afterNumber(third, fourth),
      betweenStreets: '',
      reference: '',
    };
  const [neighbourhood = '', betweenStreets = '', ...rest] = split(second, ';');
  const reference = [rest.join('; ').trim(), third, fourth].filter((part) => part !== '').join('; ');
  return { ...houseOf(first), neighbourhood, betweenStreets, reference };
}

const KEYS = [
  'streetAddress',
  'exteriorNumber',
  'apartmentNumber',
  'neighbourhood',
  'betweenStreets',
  'reference',
] as const;

/**
 * The two street lines of an address: 'calle, exterior, interior' and 'colonia; entre calles; referencias', without
 * what is empty at their ends. `fromStreetLines` gives the same parts back whatever is written in them; blanks around a
 * part do not count. A house without number is 'Calle S/N'.
 */
export function toStreetLines(
  address: Omit<StreetParts, 'betweenStreets'> & { betweenStreets?: string },
): [string, string] {
  const { streetAddress, exteriorNumber, apartmentNumber, neighbourhood, betweenStreets = '', reference } = address;
  const house = [streetAddress, exteriorNumber, apartmentNumber].map((part) => part.trim());
  const place = [neighbourhood, betweenStreets, reference].map((part) => part.trim());
  const second = join(withoutEmptyEnd(place), ';');
  const unnumbered = `${house[0]} ${NO_NUMBER}${house[2] ? `${INTERIOR}${house[2]}` : ''}`;
  const first = house[1] === '' ? unnumbered : join(withoutEmptyEnd(house), ',');
  const read = fromStreetLines([first, second]);
  const isSame = KEYS.every((key, index) => read[key] === [...house, ...place][index]);
  return [isSame ? first : join(house, ','), second];
}
