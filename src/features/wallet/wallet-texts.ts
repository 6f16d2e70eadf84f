import type { WalletEntry, WalletKind } from '../../domain/customer/wallet';
import type { Translate } from '../../i18n';

/** What each entry is called where it names no order. */
const KIND_TEXTS = {
  refund: 'Money given back',
  goodwill: 'A gift of the shop',
  correction: 'Correction',
  promotion: 'Promotion',
  payment: 'Paid with your wallet',
  returned: 'Back in your wallet',
  expired: 'Its time was over',
} as const satisfies Record<WalletKind, string>;

/** What an entry is called. */
export function entryText(
  t: Translate,
  { kind, order, isHeld }: Pick<WalletEntry, 'kind' | 'order' | 'isHeld'>,
): string {
  if (order === null) return t(KIND_TEXTS[kind]);
  const number = { number: order };
  switch (kind) {
    case 'payment':
      return isHeld ? t('Set aside for your order {number}', number) : t('You paid your order {number}', number);
    case 'returned':
      return t('Back of your order {number}', number);
    case 'refund':
      return t('Money given back of your order {number}', number);
    default:
      return t(KIND_TEXTS[kind]);
  }
}
