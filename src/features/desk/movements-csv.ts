import { isoDay } from '../../domain/mexico-city';
import { toDecimal } from '../../domain/money';
import type { Movement } from '../../domain/payment/movement';
import type { Translate } from '../../i18n';
import { csvLines, csvText } from './csv';
import { payWay } from './pay-words';
import { deskTime, EVENT_TEXTS } from './words';

/** By which form money moved, in a word. */
export const formText = (t: Translate, form: string | null): string => {
  if (form === null) return '';
  if (form === 'by-hand') return t('By hand');
  return form === 'wallet' ? t('Wallet') : payWay(t, { code: form, title: form });
};

const pesos = (amount: Movement['amount']): string => (amount === null ? '' : toDecimal(amount).toFixed(2));

const headOf = (t: Translate): string[] => [
  ...[t('Order number'), t('When'), t('Noted later'), t('Day of the bank'), t('What'), t('Form of payment')],
  ...[t('Amount'), t('Reference'), t('CFDI of type egreso')],
];

const rowOf = (t: Translate, { number, at, notedAt, sentOn, type, form, amount, reference, egreso }: Movement) => [
  number,
  deskTime(at),
  isoDay(notedAt) === isoDay(at) ? '' : deskTime(notedAt),
  sentOn === null ? '' : isoDay(sentOn),
  t(EVENT_TEXTS[type]),
  formText(t, form),
  pesos(amount),
  reference ?? '',
  egreso > 0 ? pesos(egreso) : '',
];

/** Movements of money as a file, a line each, piece by piece; what was told on a later day than it happened says when. */
export async function* movementsCsv(
  t: Translate,
  pieces: AsyncIterable<readonly Movement[]>,
): AsyncGenerator<string, undefined> {
  yield csvText([headOf(t)]);
  for await (const piece of pieces) yield csvLines(piece.map((one) => rowOf(t, one)));
}
