const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Words of an HTML text: no tags, entities as what they stand for, one space between words. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(ENTITY, (whole, decimal, hex, name) => {
      if (decimal) return character(Number(decimal));
      return hex ? character(Number.parseInt(hex, 16)) : (NAMED[String(name).toLowerCase()] ?? whole);
    })
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();

/** A text cut at a word, with … behind it where it was. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text
    .slice(0, end > most / 2 ? end : most - 1)
    .toWellFormed()
    .trim()}…`;
}
