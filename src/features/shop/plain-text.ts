const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Stands for the end of a paragraph, list item or heading until the words around it are known. */
const END = '\uE000';
const ENDINGS = /<\/(?:p|li|h[1-6])\s*>|\uE000/gi;

/**
 * Words of an HTML text: no tags, entities as what they stand for, one space between words, a full stop between
 * paragraphs that have no sign of their own.
 */
export const plainText = (html: string): string =>
  html
    .replace(ENDINGS, END)
    .replace(/<[^>]*>/g, ' ')
    .replace(ENTITY, (whole, decimal, hex, name) => {
      if (decimal) return character(Number(decimal));
      return hex ? character(Number.parseInt(hex, 16)) : (NAMED[String(name).toLowerCase()] ?? whole);
    })
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .split(END)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at, parts) => (at === parts.length - 1 || /[.,;:!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** A text cut at a word, with … behind it where it was. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text
    .slice(0, end > most / 2 ? end : most - 1)
    .toWellFormed()
    .trim()}…`;
}
