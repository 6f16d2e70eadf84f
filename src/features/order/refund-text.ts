import type { Centavos } from '../../domain/money';
import type { WholeCharge } from '../../domain/order/money';
import { knownKind } from '../../domain/payment/kind';
import type { Translate } from '../../i18n';

/**
 * Where money of an order goes back to, by the code of the way it was paid: a card gets it by itself, whoever paid in
 * another way is asked for an account. '' for a way that only a retailer knows.
 */
export function refundText(t: Translate, method: string): string {
  const kind = knownKind(method);
  if (kind === null) return '';
  return kind === 'card' ? t('It goes back to your card by itself.') : t('We write to you to ask where we send it.');
}

/** That a card will be charged more than the order costs by now, and what of it goes back; for page and letter. */
export const wholeChargeText = (
  t: Translate,
  { charged, back }: WholeCharge,
  amount: (value: Centavos) => string,
): string =>
  t(
    'Your bank only takes all that it holds: we charge {charged} as it goes and send {back} back to your card at once.',
    {
      charged: amount(charged),
      back: amount(back),
    },
  );
