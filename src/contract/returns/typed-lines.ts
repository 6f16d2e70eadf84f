import { MAX_LINES } from '../../domain/cart/lines';
import { lineField } from './forms';

type Typed = Readonly<Record<string, string | undefined>>;

const LINE_NUMBERS = Array.from({ length: MAX_LINES }, (_, index) => index + 1);

/** Units that are asked to be returned of each line, with reason and condition; lines without any are left out. */
export function askedLines(values: Typed) {
  return LINE_NUMBERS.flatMap((lineNo) => {
    const value = (what: Parameters<typeof lineField>[0]) => values[lineField(what, lineNo)] ?? '';
    const qty = Number(value('qty'));
    return qty > 0 ? [{ lineNo, qty, reason: value('reason'), condition: value('condition') }] : [];
  });
}

/** What was noted of each line that came, by the fields of the form. */
export function arrivedLines(values: Typed) {
  return LINE_NUMBERS.flatMap((lineNo) => {
    const value = (what: Parameters<typeof lineField>[0]) => values[lineField(what, lineNo)] ?? '';
    const arrived = Number(value('arrived'));
    if (arrived === 0) return [];
    const accepted = value('accepted') === '' ? arrived : Number(value('accepted'));
    return [{ lineNo, arrived, accepted, isShelved: value('shelf') === '1', refusal: value('refusal') }];
  });
}
