import { CANCEL_ALL } from '../../../src/commerce/own/cancellation';
import { type Customer, fullName } from '../../../src/domain/customer/customer';
import { toldOrder } from '../../../src/domain/order/told-order';
import { ok, type Result } from '../../../src/domain/result';
import { notingForeign } from '../../services/customers/not-theirs';
import type { Handlers } from '../serving/handlers';

const NOT_FOUND = 404;

/** What another call of the same answer is given of a profile that cannot be read. */
const named = (profile: Result<Customer>): string => (profile.ok ? fullName(profile.value) : '');

/** The orders of a customer, one by one. */
export const historyHandlers: Handlers<'history'> = {
  orderCancelReasons: async ({ mine, params: { orderId } }) => {
    const answer = await mine().own('history').cancelReasons(orderId);
    return answer.ok ? ok({ result: answer.value }) : answer;
  },

  orderCancelItem: async ({ mine, key, body: { orderId: number, reason, items, refund_to } }) => {
    const answer = await mine()
      .own('history')
      .cancel({
        ...{ number, reason, isToWallet: refund_to === 'wallet', key: `cancel ${key ?? crypto.randomUUID()}` },
        items: items.map(({ item_id: itemId, qty }) => ({ itemId, qty })),
      });
    return answer.ok ? ok({ result: { order_id: number, ...answer.value } }) : answer;
  },

  orderCancel: async ({ mine, body: { orderId: number, reason, refund_to } }) => {
    const answer = await mine()
      .own('history')
      .cancel({ number, reason, items: null, isToWallet: refund_to === 'wallet', key: CANCEL_ALL });
    return answer.ok ? ok({ result: { order_id: number, ...answer.value } }) : answer;
  },

  orderDetails: async ({ mine, body: { idEcommerce } }) => {
    const answer = await mine().own('history').order(idEcommerce);
    return answer.ok ? ok({ result: answer.value.document }) : answer;
  },

  // ACCT-048: of an order that is not theirs, or cannot be read, an empty object is told.
  orderCustomerInfo: async ({ request, principal, mine, body: { order_id } }) => {
    const own = mine();
    const [found, profile] = await Promise.all([own.own('history').order(order_id), own.profile()]);
    const answer = notingForeign(request, principal, 'orderCustomerInfo', found);
    if (!answer.ok)
      return answer.problem.status === NOT_FOUND ? ok({ result: {} }) : ok({ result: {}, meta: { degraded: true } });
    const { number, sentTo } = toldOrder(answer.value.document);
    return ok({
      result: {
        cuenta: profile.ok ? profile.value.customerId : '',
        cliente: named(profile),
        movimiento: number,
        telefono: sentTo?.phoneNumber ?? '',
        forma_contacto: profile.ok ? profile.value.email : '',
      },
    });
  },
};
