import type { DeskOrder, MoneyGoes } from '../../../commerce/desk/orders';
import { type Centavos, formatMoney } from '../../../domain/money';
import type { PaymentKind } from '../../../domain/payment/kind';
import type { Key } from '../../../i18n';
import { texts } from '../../shop/texts';

const says = (amount: Centavos) => ({ amount: formatMoney(amount) });

/** The card of an order in words, by its last digits where they are known. */
export function cardText({ cardDigits }: Pick<DeskOrder, 'cardDigits'>): string {
  const t = texts();
  return cardDigits === null ? t('its card') : t('the card that ends in {digits}', { digits: cardDigits });
}

/** Where each part goes of what an order costs less, a line each; nothing of what nobody had paid. */
export function whereTo(goes: MoneyGoes): string[] {
  const t = texts();
  const { letGo, chargedLess, toCards, byHand, toWallet, isAskedOfTwo } = goes;
  const card = cardText(goes);
  return [
    ...(letGo > 0 ? [t('{amount} held on {card} are let go at once.', { ...says(letGo), card })] : []),
    ...(chargedLess > 0
      ? [t('{amount} less are charged to {card} when it goes.', { ...says(chargedLess), card })]
      : []),
    ...(toCards > 0 && !isAskedOfTwo ? [t('{amount} go back to {card}, at once.', { ...says(toCards), card })] : []),
    ...(toCards > 0 && isAskedOfTwo
      ? [t('{amount} are to go back to {card}: that takes a second person.', { ...says(toCards), card })]
      : []),
    ...(toWallet > 0 ? [t('{amount} go into the wallet, at once.', says(toWallet))] : []),
    ...(byHand > 0 ? [t('{amount} are to be sent by you, where the customer says.', says(byHand))] : []),
  ];
}

const UNPAID: Record<PaymentKind, Key> = {
  cash: '{amount} less are collected when it is handed over.',
  spei: '{amount} less are waited for, by transfer.',
  store: '{amount} less are waited for, at a till.',
  card: '{amount} less are asked of its card.',
};

/** The same with what nobody had paid yet: of which way of paying that much less comes; null for no longer any. */
export function whereAllGoes(goes: MoneyGoes, kind: PaymentKind | null): string[] {
  const text = kind ? UNPAID[kind] : '{amount} were not paid yet, and are not due any more.';
  return [...whereTo(goes), ...(goes.unpaid > 0 ? [texts()(text, says(goes.unpaid))] : [])];
}
