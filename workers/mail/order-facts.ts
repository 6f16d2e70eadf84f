import { byOtherForms, kept } from '../../src/domain/order/money';
import { addressLine } from '../../src/features/checkout/address-line';
import { spacedPhone } from '../../src/features/checkout/phone';
import { monthsText } from '../../src/features/shop/months/months-text';
import type { Row } from './letter';
import type { OrderNow } from './order-letter';

/** The lines of an order that stay: how many of what, its picture, and what it comes to. */
export const goods = ({ order, amount, picture }: OrderNow): Row[] =>
  order.lines
    .filter(({ qty }) => qty > 0)
    .map((line) => {
      const details = line.options.map(({ value }) => value).join(', ');
      return {
        label: `${line.qty} × ${line.name}${details && ` (${details})`}`,
        value: amount(line.gross),
        picture: picture(line.image),
      };
    });

/** Who receives it where, and whom the driver calls; nothing of what is picked up, whose branch is told in a line. */
function receivedBy({ order, t }: OrderNow): Row[] {
  const { shippingAddress: to, branch } = order;
  if (!to || branch) return [];
  return [
    { label: t('Delivery address'), value: `${to.firstName} ${to.lastName}, ${addressLine(to)}` },
    { label: t('Phone'), value: spacedPhone(to.phoneNumber) },
  ];
}

/** How an order is paid, in how many monthly payments, unless it costs nothing, and where it goes. */
export function orderFacts(now: OrderNow): Row[] {
  const { order, t, amount } = now;
  const rest = byOtherForms(now.money);
  const months = monthsText(t, order.paymentMethod.months ?? 1, rest, amount);
  const method = [t.data(order.paymentMethod.title), months].filter(Boolean).join(', ');
  return [
    ...(rest === 0 && kept(now.money) === 0 ? [] : [{ label: t('How you pay'), value: method }]),
    ...receivedBy(now),
  ];
}
