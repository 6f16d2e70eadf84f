import { BANKS } from '../../domain/payment/banks';
import { bankOfClabe } from '../../domain/payment/clabe';
import type { RefundAccount } from '../../domain/refund/account';
import type { Translate } from '../../i18n';

const LAST_DIGITS = 4;

/** An account in words for whoever gave it: its bank and its last digits. */
export function accountText(t: Translate, { clabe }: Extract<RefundAccount, { way: 'clabe' }>): string {
  const digits = clabe.slice(-LAST_DIGITS);
  const bank = BANKS[bankOfClabe(clabe)];
  return bank
    ? t('{bank}, account ending in {digits}', { bank, digits })
    : t('the account ending in {digits}', { digits });
}
