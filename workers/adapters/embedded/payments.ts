import type { CardInstructions, DuePayment, PaymentsPort } from '../../../src/commerce/payments';
import { type Centavos, toCentavos } from '../../../src/domain/money';
import { openAuthorisation, stillDue } from '../../../src/domain/order/money';
import type { OrderPaymentMethod } from '../../../src/domain/order/order';
import { isOff } from '../../../src/domain/order/status';
import { clabeOf } from '../../../src/domain/payment/clabe';
import { CARD, SPEI, STORE_PAYMENT } from '../../../src/domain/payment/methods';
import { tillReference } from '../../../src/domain/payment/till-reference';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { cardGatewayOf, paymentMethodsOf, paymentSettings } from '../../settings/payments';
import { payOtherwise } from './card-payments/otherwise';
import { refreshPayment } from './card-payments/refresh';
import { paymentByKey, paymentsOf } from './card-payments/rows';
import { monthsOf, startCardPayment } from './card-payments/start';
import { orderOfNumber } from './orders/read';
import { securedAt } from './orders/secured-at';

/** How an order is paid by card, by what the gateway says of it now. */
async function byCard(
  env: Env,
  storeCode: string,
  number: string,
  method: OrderPaymentMethod,
  due: Centavos,
  now: number,
): Promise<CardInstructions> {
  const [last] = await paymentsOf(env, number);
  const isKnown = last?.paymentId == null || last.state === 'closed' || (await refreshPayment(env, last, now));
  const after = last ? await paymentByKey(env, last.key) : null;
  const others = paymentMethodsOf(env, storeCode).filter(({ code }) => code === SPEI || code === STORE_PAYMENT);
  return {
    form: 'card',
    state: isKnown && !after?.isPending ? 'to-pay' : 'checking',
    isDeclined: after?.state === 'open' && after.decline !== null,
    months: monthsOf(env, storeCode, method, due),
    isChargedAtOnce: method.chargeConsent !== undefined,
    others: others.map(({ code, title }) => ({ code, title })),
  };
}

/**
 * How an order of this number is paid by this form; null for one that is paid at the door, or is configured no longer.
 */
export function howToPay(env: Env, storeCode: string, code: string, number: string): DuePayment['how'] {
  const { spei, store } = paymentSettings(env, storeCode);
  if (code === SPEI && spei)
    return { form: 'spei', clabe: clabeOf(spei, number), bank: spei.bankName, beneficiary: spei.beneficiary };
  return code === STORE_PAYMENT && store
    ? { form: 'store', reference: tillReference(store.prefix, number), shops: store.shops }
    : null;
}

/** Payments of our own orders. */
export function embeddedPayments(env: Env, { storeCode }: Pick<StoreView, 'storeCode'>, now: number): PaymentsPort {
  const read = async (number: string) => {
    const found = await orderOfNumber(env, number);
    return found?.order.storeCode === storeCode
      ? { ...found.state, until: found.until, method: found.order.paymentMethod }
      : null;
  };
  return {
    async of({ number }) {
      const before = await read(number);
      if (!before) return null;
      const isByCard =
        before.method.code === CARD && before.status === 'pending' && cardGatewayOf(env, storeCode) !== null;
      const card = isByCard
        ? await byCard(
            env,
            storeCode,
            number,
            before.method,
            toCentavos(stillDue(before.money) - openAuthorisation(before.money)),
            now,
          )
        : null;
      // What the gateway has just said may have paid it.
      const order = card ? await read(number) : before;
      if (!order) return null;
      const { status, money, until, method } = order;
      const amount = stillDue(money);
      if (amount === 0 || isOff(status))
        return { money, due: null, securedAt: await securedAt(env, storeCode, number) };
      const how = status === 'pending' ? (card ?? howToPay(env, storeCode, method.code, number)) : null;
      return {
        money,
        due: { amount, until, how },
        securedAt: status === 'pending' ? null : await securedAt(env, storeCode, number),
      };
    },
    startCard: async ({ number }, returnUrl) => startCardPayment(env, number, returnUrl, now),
    payOtherwise: async ({ number }, method) => payOtherwise(env, storeCode, number, method, now),
  };
}
