/** Characters that take no room and mean nothing in a sku or a table. */
const UNSEEN = /\u200b|\u200e|\u200f|\u2060|\ufeff/g;
/** Joiners with none of a picture before or behind them: those of 👩‍👧 stay. */
const UNJOINED = /(?:\u200c|\u200d)+(?!\p{ExtPict})|(?<!\p{ExtPict}|\p{EMod}|\ufe0f)(?:\u200c|\u200d)+/gu;
const ANY = /\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufeff/;

/**
 * A text without characters nobody sees: a sku that has one inside looks like another, and is found by none of those who
 * name it.
 */
export const withoutUnseen = (text: string): string =>
  ANY.test(text) ? text.replace(UNSEEN, '').replace(UNJOINED, '') : text;
