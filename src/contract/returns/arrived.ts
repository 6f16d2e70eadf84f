import { MAX_LINES } from '../../domain/cart/lines';
import { lineField } from './forms';

/** What was noted of each line that came, by the fields of the form. */
export function arrivedLines(values: Readonly<Record<string, string | undefined>>) {
  return Array.from({ length: MAX_LINES }, (_, index) => index + 1).flatMap((lineNo) => {
    const value = (what: Parameters<typeof lineField>[0]) => values[lineField(what, lineNo)] ?? '';
    const arrived = Number(value('arrived'));
    if (arrived === 0) return [];
    const accepted = value('accepted') === '' ? arrived : Number(value('accepted'));
    return [{ lineNo, arrived, accepted, isShelved: value('shelf') === '1', refusal: value('refusal') }];
  });
}
