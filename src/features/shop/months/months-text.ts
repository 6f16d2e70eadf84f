import { type Centavos, formatMoney } from '../../../domain/money';
import { monthlyPayment } from '../../../domain/payment/months';
import type { Translate } from '../../../i18n';

/** '6 meses sin intereses de $166.67'; null for all at once. `shown` writes an amount. */
export function monthsText(
  t: Translate,
  months: number,
  total: Centavos,
  shown: (amount: Centavos) => string = formatMoney,
): string | null {
  return months > 1
    ? t('{months} months without interest of {amount}', { months, amount: shown(monthlyPayment(total, months)) })
    : null;
}
