import { z } from 'zod';
import type { CustomerAccess } from '../../../src/commerce/customers';
import type { HistoryPort, OrdersWanted, OwnOrders } from '../../../src/commerce/own/history';
import { HISTORY_MESSAGES } from '../../../src/contract/history/messages';
import { ORDERS_A_CALL, ORDERS_SHOWN } from '../../../src/contract/history/pages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { REFUND_MESSAGES } from '../../../src/contract/refunds/messages';
import { once } from '../../../src/domain/once';
import { isEnded, stepClass } from '../../../src/domain/order/step-class';
import { type HistoryDocument, type ToldOrder, toldOrder } from '../../../src/domain/order/told-order';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { foldText } from '../../../src/domain/search/text';
import type { StoreView } from '../../../src/domain/store-view';
import { isNotNow } from './answer';
import { asCustomer, own, unavailable } from './customers/as-customer';
import { retailerCustomers } from './customers/calls';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from './http';

const NOT_FOUND = 404;
/** Calls that are made to look for something in a history, which a retailer only tells page by page. */
const MOST_CALLS = 5;

const details = once(() =>
  z.looseObject({
    increment_id: z.union([z.string(), z.int()]),
    customer_id: z.union([z.string(), z.int()]).nullish(),
  }),
);

/** Retailers name a reason by a number too. */
const reasons = once(() =>
  z.array(z.object({ id: z.union([z.string(), z.int()]).transform(String), label: z.string() })).max(50),
);

const digits = (number: string): string => number.replace(/^0+/, '');

/** Whether an order is one of those that are wanted. */
function isWanted({ group, since, search = '' }: OrdersWanted): (order: ToldOrder) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (order) => {
    const isDelivered = stepClass(order.status) === 'order-delivered';
    const text = foldText(order.lines.map(({ name }) => name).join(' '));
    return (
      (group === undefined || group === (isEnded(order.status) ? 'ended' : isDelivered ? 'delivered' : 'open')) &&
      (since === undefined || (order.at !== null && order.at >= since)) &&
      (words.every((word) => text.includes(word)) || digits(order.number) === digits(search.trim()))
    );
  };
}

function atRetailer(config: UpstreamConfig, store: StoreView, { customerId, remote }: CustomerAccess): OwnOrders {
  const customers = retailerCustomers(config, store);
  const renewing = { refresh: customers.refresh, renews: store.flags.autoRefreshTokens };
  const isMine = ({ customer_id: id }: HistoryDocument) => id == null || String(id) === customerId;

  async function told(current: number): Promise<Result<{ items: ToldOrder[]; total: number }>> {
    const read = await asCustomer(renewing, remote, (token) =>
      customers.orders(token, { size: ORDERS_A_CALL, current }),
    );
    if (!read.ok) return read;
    const orders = own(read.value, ({ items }) => items.every(isMine));
    return orders.ok ? ok({ items: orders.value.items.map(toldOrder), total: orders.value.total }) : orders;
  }

  /** Whether an order stands in the customer's own list, as far as one is looked through. */
  async function isListed(number: string): Promise<Result<boolean>> {
    for (let call = 1; call <= MOST_CALLS; call += 1) {
      const read = await told(call);
      if (!read.ok) return read;
      const { items } = read.value;
      if (items.some((order) => digits(order.number) === digits(number))) return ok(true);
      if (items.length < ORDERS_A_CALL) break;
    }
    return ok(false);
  }

  /** What the retailer answers the customer of a call; a refusal is told in its own words (ACCT-043). */
  async function answered(call: UpstreamCall): Promise<Result<unknown>> {
    const answer = await asCustomer(renewing, remote, (userToken) =>
      callUpstream(config, store.storeCode, { ...call, userToken }),
    );
    if (!answer.ok) return answer;
    if (answer.value.state === 'ok') return ok(answer.value.value);
    if (answer.value.state !== 'refused' || isNotNow(answer.value.code)) return unavailable();
    if (answer.value.code === NOT_FOUND) return refuse(404, ORDER_MESSAGES.orderUnknown);
    return refuse(409, answer.value.message || HISTORY_MESSAGES.notCanceled);
  }

  const port: OwnOrders = {
    async list(wanted) {
      const { page, group, since, search } = wanted;
      const start = (page - 1) * ORDERS_SHOWN;
      if (group === undefined && since === undefined && !search?.trim()) {
        const read = await told(Math.floor(start / ORDERS_A_CALL) + 1);
        if (!read.ok) return read;
        const { items, total } = read.value;
        return ok({ items: items.slice(start % ORDERS_A_CALL, (start % ORDERS_A_CALL) + ORDERS_SHOWN), total });
      }
      const found: ToldOrder[] = [];
      const fits = isWanted(wanted);
      let looked = 0;
      let total = 0;
      for (let call = 1; call <= MOST_CALLS; call += 1) {
        const read = await told(call);
        if (!read.ok) return read;
        looked += read.value.items.length;
        total = read.value.total;
        found.push(...read.value.items.filter(fits));
        if (read.value.items.length < ORDERS_A_CALL) break;
      }
      return ok({
        items: found.slice(start, start + ORDERS_SHOWN),
        total: found.length,
        ...(looked < total ? { lookedThrough: looked } : {}),
      });
    },

    async underWay() {
      const read = await told(1);
      if (!read.ok) return read;
      const { items } = read.value;
      const open = items.filter(isWanted({ group: 'open', page: 1 }));
      const isPending = ({ status }: ToldOrder) => Number(status === 'pending');
      const first = open.toSorted((one, other) => isPending(other) - isPending(one)).slice(0, ORDERS_SHOWN);
      return ok(first.length > 0 ? first : items.slice(0, 1));
    },

    async order(number) {
      const read = await asCustomer(renewing, remote, (userToken) =>
        callUpstream(config, store.storeCode, {
          method: 'POST',
          path: 'ext/mavi/order-details',
          body: { idEcommerce: number },
          reads: true,
          userToken,
        }),
      );
      if (!read.ok) return read;
      const unknown = () => refuse(404, ORDER_MESSAGES.orderUnknown);
      if (read.value.state === 'refused' && read.value.code === NOT_FOUND) return unknown();
      if (read.value.state !== 'ok') return unavailable();
      const parsed = details().safeParse(read.value.value);
      if (!parsed.success) return unavailable();
      const document: HistoryDocument = parsed.data;
      // One of somebody else is told as one there is none of.
      if (!isMine(document) || digits(String(document.increment_id)) !== digits(number)) return unknown();
      // A retailer that says of nobody whose it is may tell any number to anybody: the customer's own list decides.
      const listed = document.customer_id == null ? await isListed(number) : ok(true);
      if (!listed.ok) return listed;
      if (!listed.value) return unknown();
      return ok({ kind: 'told' as const, order: toldOrder(document), document });
    },

    async cancelReasons(number) {
      const found = await port.order(number);
      if (!found.ok) return found;
      const read = await answered({ method: 'GET', path: `order/cancel-reasons/${encodeURIComponent(number)}` });
      if (!read.ok) return read;
      const parsed = reasons().safeParse(read.value);
      return parsed.success ? ok(parsed.data) : unavailable();
    },

    async cancel({ number, reason, items, key, isToWallet }) {
      if (isToWallet) return refuse(409, REFUND_MESSAGES.notInWallet);
      const found = await port.order(number);
      if (!found.ok) return found;
      const told = { orderId: number, reason };
      const asked = await answered(
        items === null
          ? { method: 'POST', path: 'order/cancel', body: told, key }
          : {
              ...{ method: 'POST', path: 'order/cancel-item', key },
              body: { ...told, items: items.map(({ itemId, qty }) => ({ item_id: itemId, qty })) },
            },
      );
      if (!asked.ok && items !== null) return asked;
      // Its answer may be lost, and its word alone is not taken: the order itself says whether it is off.
      const after = await port.order(number);
      if (!after.ok) return asked.ok ? after : asked;
      const { status } = toldOrder(after.value.document);
      if (items !== null || isEnded(status)) return ok({ status });
      return asked.ok ? unavailable() : asked;
    },
  };
  return port;
}

/** Orders of a retailer's customers. */
export const upstreamHistory = (config: UpstreamConfig, store: StoreView): HistoryPort => ({
  ofCustomer: (access) => atRetailer(config, store, access),
});
