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
