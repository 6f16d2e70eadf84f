import type { Address } from '../order/order';
import { MAX_LENGTH, plainText } from '../validation/limits';
import { DOORS_AND_BUILDINGS } from './interior';

/** A house as it stands in an address: where, and which door. */
export type House = Pick<Address, 'streetAddress' | 'exteriorNumber' | 'apartmentNumber'> &
  Required<Pick<Address, 'betweenStreets'>>;

/** What stands before a number and is no part of it. */
const WORD = String.raw`(?:n[uú]m(?:ero)?\.?|no\.|nº|n°)`;
const UNNUMBERED = `s/n|sn|sin n[uú]mero`;
/** 491, 12-A, 491 bis, 3 B; a house without number says so. */
const NUMBER = new RegExp(String.raw`^(.*\S)\s+(\d[\w/.-]*(?: (?:bis|[a-z]))?|${UNNUMBERED})$`, 'i');
const SIGNED = new RegExp(String.raw`^(.*\S)(?:\s*#|\s+${WORD})\s*(\d.*)$`, 'i');
/** Roads and new neighbourhoods number in their own words: km 12.5, mz 4 lt 12. */
const WORDED = /^(.*?\S)\s+((?:km|kil[oó]metro|mz|mza|manzana|lt|lote)\.?\s*\d.*)$/i;
/** What is written behind a number stays with it: 491 Centro; no day of a street's name and no side of one is a number. */
const BEFORE_WORDS = /^(.*\S)\s+(\d[\w/-]*\s+(?!(?:del?|norte|nte|sur|oriente|ote|poniente|pte)\b)\D+)$/i;
/** A part behind a comma that is the number. */
const NEXT = new RegExp(
  String.raw`^(?:(?:#|${WORD})\s*)?(\d.*|[a-z]|${UNNUMBERED}|(?:km|mz|mza|manzana|lt|lote)\b.*)$`,
  'i',
);
const INTERIOR = new RegExp(String.raw`^(.*?\d.*?)\s+((?:${DOORS_AND_BUILDINGS})\b.*)$`, 'i');
/** Between which streets, as it is written in Yucatán: x 59 y 61. */
const CROSSING = /^(.*\d\S*)\s+(?:x|por|entre|esq\.?(?: con)?|esquina(?: con)?)\s+(.+)$/i;
/** A street that is called by a number is not numbered by it. */
const ONLY_KIND =
  /^(?:calle|c|av|ave|avenida|blvd|boulevard|bulevar|calz|calzada|carr|carretera|priv|privada|and|andador|retorno|cerrada|circuito|callej[oó]n|prol|prolongaci[oó]n|eje|v[ií]a|diagonal|paseo)\.?$/i;

/** What stands before a mark, and what behind it; null where it is not there. */
function parted(line: string, mark: RegExp): [before: string, behind: string] | null {
  const [, before, behind] = mark.exec(line) ?? [];
  return before === undefined || behind === undefined ? null : [before.trim(), behind.trim()];
}

function numbered(line: string): [street: string, number: string] | null {
  const parts = parted(line, SIGNED) ?? parted(line, WORDED) ?? parted(line, NUMBER) ?? parted(line, BEFORE_WORDS);
  return parts && !ONLY_KIND.test(parts[0]) ? parts : null;
}

/**
 * Street and number out of one line, 'Av. Juárez 123', 'Calle 60, 491, 3' or 'Calle 60 #491 x 59 y 61'; null where it
 * names no number, of which a house without one has 'S/N'. Nothing that was written is left out but the sign before a
 * number.
 */
export function houseIn(line: string): House | null {
  const [head = '', ...more] = line.split(',').map((part) => part.trim());
  const [beforeCrossing, crossing] = parted(head, CROSSING) ?? [head, ''];
  const [street, interior] = parted(beforeCrossing, INTERIOR) ?? [beforeCrossing, ''];
  const inside = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');
  const house = numbered(street);
  if (house)
    return {
      ...{ streetAddress: house[0], exteriorNumber: house[1] },
      ...{ apartmentNumber: inside(interior, ...more), betweenStreets: crossing },
    };
  // Calle 60 x 59 y 61 #491
  const last = parted(crossing, SIGNED);
  if (last)
    return {
      ...{ streetAddress: street, exteriorNumber: last[1] },
      ...{ apartmentNumber: inside(interior, ...more), betweenStreets: last[0] },
    };
  const [next = '', ...rest] = more;
  const number = NEXT.exec(next)?.[1];
  return number === undefined || head === ''
    ? null
    : { streetAddress: head, exteriorNumber: number, apartmentNumber: inside(...rest), betweenStreets: '' };
}

/** Whether a line names a street and a number, each of which has room in an address. */
export function isHouseLine(line: string): boolean {
  const house = plainText(line, MAX_LENGTH.street) ? houseIn(line) : null;
  return (
    house !== null &&
    plainText(house.exteriorNumber, MAX_LENGTH.exteriorNumber) &&
    plainText(house.apartmentNumber, MAX_LENGTH.exteriorNumber) &&
    plainText(house.betweenStreets, MAX_LENGTH.betweenStreets)
  );
}

/** The line in which `houseIn` finds this street and number again; '' of no street. */
export function houseLine({ streetAddress, exteriorNumber }: Pick<House, 'streetAddress' | 'exteriorNumber'>): string {
  if (streetAddress === '') return '';
  const number = exteriorNumber || 'S/N';
  const plain = `${streetAddress} ${number}`;
  const read = houseIn(plain);
  return read?.streetAddress === streetAddress && read.exteriorNumber === number
    ? plain
    : `${streetAddress}, ${number}`;
}
