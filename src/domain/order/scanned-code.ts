import { GUIDE_MAX, readGuide } from './dispatch';

/** The number of an order as its bars have it, which come in pairs of digits. */
const BARS = /^0(\d{9})$/;
const NUMBER = /^\d{9}$/;

/** What was scanned or typed as one code, without the blanks it is printed with; null for what can be none. */
export function readCode(text: string): string | null {
  const code = readGuide(text);
  return code !== '' && code.length <= GUIDE_MAX && /^[A-Z0-9-]+$/.test(code) ? code : null;
}

/** The number of an order that a code may be, null for none: with all its digits, as bars, or without its zeros. */
export function numberOfCode(code: string): string | null {
  const [, bars] = BARS.exec(code) ?? [];
  if (bars) return bars;
  if (NUMBER.test(code)) return code;
  return /^\d{1,8}$/.test(code) ? code.padStart(9, '0') : null;
}

/** Whether a code is that of an order of ours rather than a carrier's: printed with the zeros in front. */
export const isOwnCode = (code: string): boolean => /^00?\d{8}$/.test(code);
