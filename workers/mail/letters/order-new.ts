import { STORES, storeByCode } from '../../../src/config/stores';
import { deskOrderPage } from '../../../src/contract/desk-pages/forms';
import { formatMoney } from '../../../src/domain/money';
import { asItStands } from '../../../src/domain/order/as-it-stands';
import { promisedText } from '../../../src/features/desk/order/promise-words';
import { payStanding, payWay } from '../../../src/features/desk/pay-words';
import { translator } from '../../../src/i18n';
import { bringDeskTexts } from '../../../src/i18n/bring-texts';
import { orderOfNumber } from '../../adapters/embedded/orders/read';
import { orderMailOf } from '../../settings/order-mail';
import type { WriteLetter } from '../letter';

/** A new order as it stands, for the retailer: what is to be prepared, and for when. Nothing of whom it is for: that stands at the desk. */
export const orderNew: WriteLetter = async ({ env, event, origin, now }) => {
  const found = await orderOfNumber(env, event.subject);
  const store = found && storeByCode(STORES, found.order.storeCode);
  const to = store && orderMailOf(env, store.storeCode);
  if (!found || !store || !to) return null;
  const { state } = found;
  const order = asItStands(found.order, state.money);
  await bringDeskTexts();
  const t = translator(store.i18n.defaultLocale);
  const { number, branch, shippingAddress, lines, totals } = order;
  const row = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  return {
    to,
    store,
    letter: {
      subject: t('New order {number}: {amount}', {
        number,
        amount: formatMoney(totals.grandTotal, store.i18n.currencySign),
      }),
      lines: [],
      tables: [
        lines.filter(({ qty }) => qty > 0).map(({ qty, name, sku }) => ({ label: `${qty} × ${name}`, value: sku })),
        [
          ...row(t('Payment'), `${payWay(t, order.paymentMethod)}: ${payStanding(t, order, state)}`),
          ...row(t('Handed over'), branch ? t('At branch {name}', { name: branch.name }) : t('At home')),
          ...row(t('City or municipality'), branch?.city ?? shippingAddress?.city ?? ''),
          ...row(t('Promised day'), promisedText(t, order, { status: state.status, now })),
        ],
      ],
      action: { label: t('See the order'), url: `${origin}${deskOrderPage(number)}` },
      after: [],
    },
  };
};
