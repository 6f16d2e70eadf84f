import { z } from 'zod';
import type { CustomerAccess } from '../../../src/commerce/customers';
import type { HistoryPort } from '../../../src/commerce/own/history';
import type { OwnReturns, ReturnsPort } from '../../../src/commerce/returns';
import { REFUND_MESSAGES } from '../../../src/contract/refunds/messages';
import { RETURNS_MESSAGES } from '../../../src/contract/returns/messages';
import type { Outcome } from '../../../src/domain/cart/outcome';
import { once } from '../../../src/domain/once';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { statusOfFamily } from '../../../src/domain/returns/family-status';
import type { Named, Return } from '../../../src/domain/returns/return';
import type { StoreView } from '../../../src/domain/store-view';
import { log } from '../../http/log';
import { asCustomer, isOfTheRequest, unavailable } from './customers/as-customer';
import { retailerCustomers } from './customers/calls';
import { callUpstream, type UpstreamConfig } from './http';

const NOT_FOUND = 404;
const MOST_LINES = 200;
const MOST_TOLD = 100;

const words = once(() => z.union([z.string(), z.number()]).transform(String));
const units = once(() => z.coerce.number().int().min(0).catch(0));
const option = once(() => z.looseObject({ value: words(), label: words() }));
const attributes = once(() =>
  z.array(z.looseObject({ attribute_code: z.string(), options: z.array(option()).catch([]) })),
);

const item = once(() =>
  z.looseObject({
    order_item_id: z.coerce.number().int().positive(),
    product_sku: words().catch(''),
    product_name: words().catch(''),
    qty_requested: units(),
    qty_returned: units(),
    qty_approved: units(),
    reason: words().catch(''),
    condition: words().catch(''),
  }),
);

const document = once(() =>
  z.looseObject({
    increment_id: words(),
    order_increment_id: words(),
    status: words().catch(''),
    date_requested: words().catch(''),
    comment: words().catch(''),
    items: z.array(item()).max(MOST_LINES),
    tracks: z.array(z.looseObject({ carrier_title: words().catch(''), track_number: words().catch('') })).catch([]),
  }),
);

const createForm = once(() =>
  z.looseObject({
    order_increment_id: words(),
    problem: words().nullish(),
    items: z
      .array(
        z.looseObject({
          order_item_id: z.coerce.number().int().positive(),
          sku: words(),
          name: words().catch(''),
          qty_available: units(),
          problem: words().nullish(),
        }),
      )
      .max(MOST_LINES),
  }),
);

/** Numbers are told with or without the zeros they begin with. */
const digits = (number: string): string => number.replace(/^0+/, '');
const isSame = (one: string, other: string): boolean => digits(one) === digits(other);

interface Options {
  reasons: Named[];
  conditions: Named[];
}

/** What a value is called; itself where the retailer does not say. */
const named = (options: readonly Named[], value: string): Named =>
  options.find((one) => one.value === value) ?? { value, label: value };

function toldReturn(read: z.output<ReturnType<typeof document>>, { reasons, conditions }: Options): Return {
  const at = Date.parse(`${read.date_requested.replace(' ', 'T')}Z`);
  const [track] = read.tracks;
  return {
    number: read.increment_id,
    order: read.order_increment_id,
    status: statusOfFamily(read.status),
    at: Number.isNaN(at) ? 0 : at,
    lines: read.items.map((line) => ({
      lineNo: line.order_item_id,
      sku: line.product_sku,
      name: line.product_name || line.product_sku,
      image: null,
      qty: line.qty_requested,
      reason: named(reasons, line.reason),
      condition: named(conditions, line.condition),
      received: line.qty_returned,
      accepted: line.qty_approved,
      refusal: null,
    })),
    way: null,
    collectOn: null,
    collectAgreed: null,
    label: track ? { carrier: track.carrier_title, guide: track.track_number } : null,
    isToWallet: false,
    comment: read.comment,
    refusal: null,
    pictures: [],
    version: 0,
  };
}

/** Options of an attribute, by its code. */
const optionsOf = (read: z.output<ReturnType<typeof attributes>>, code: string): Named[] =>
  read.find(({ attribute_code }) => attribute_code === code)?.options.map(({ value, label }) => ({ value, label })) ??
  [];

/** What a read of the retailer's answered, or the named error where it says that there is none. */
function readAs<Schema extends z.ZodType>(
  read: Outcome<unknown>,
  schema: Schema,
  named404: string,
): Result<z.output<Schema>> {
  if (read.state === 'refused' && read.code === NOT_FOUND) return refuse(404, named404);
  if (read.state !== 'ok') return unavailable();
  const parsed = schema.safeParse(read.value);
  return parsed.success ? ok(parsed.data) : unavailable();
}

/** Returns at a retailer; `history` says which orders are the customer's. */
export function upstreamReturns(config: UpstreamConfig, store: StoreView, history: HistoryPort): ReturnsPort {
  const get = (path: string, query: Record<string, string>, userToken?: string) =>
    callUpstream(config, store.storeCode, { method: 'GET', path, query, ...(userToken ? { userToken } : {}) });

  async function options(): Promise<Result<Options>> {
    const read = readAs(await get('rma/attributes', {}), attributes(), RETURNS_MESSAGES.noAttributes);
    if (!read.ok) return read;
    return ok({ reasons: optionsOf(read.value, 'reason'), conditions: optionsOf(read.value, 'condition') });
  }

  function ofCustomer(access: CustomerAccess): OwnReturns {
    const customers = retailerCustomers(config, store);
    const renewing = { refresh: customers.refresh, renews: store.flags.autoRefreshTokens };
    const orders = history.ofCustomer(access);

    /** Answers of a call about an order that is the customer's own. */
    async function ask(
      order: string,
      missing: string,
      call: (token: string) => Promise<Outcome<unknown>>,
    ): Promise<Result<Outcome<unknown>>> {
      const own = await orders.order(order);
      if (!own.ok) return own.problem.status === NOT_FOUND ? refuse(404, missing) : own;
      return asCustomer(renewing, access.remote, call);
    }

    async function list(order: string): Promise<Result<Return[]>> {
      const { noList } = RETURNS_MESSAGES;
      const [read, known] = await Promise.all([
        ask(order, noList, (token) => get('rma/returns', { orderId: order }, token)),
        options(),
      ]);
      if (!read.ok) return read;
      const told = readAs(read.value, z.array(document()).max(MOST_TOLD), noList);
      if (!told.ok) return told;
      const own = told.value.filter(({ order_increment_id }) => isSame(order_increment_id, order));
      if (own.length < told.value.length) log('error', 'upstream.foreign-return', { store: store.storeCode });
      const names = known.ok ? known.value : { reasons: [], conditions: [] };
      return ok(own.map((one) => toldReturn(one, names)));
    }

    return {
      care: null,
      list,

      async find(order, number) {
        const told = await list(order);
        if (!told.ok) return told.problem.status === NOT_FOUND ? refuse(404, RETURNS_MESSAGES.unknown) : told;
        const one = told.value.find((each) => isSame(each.number, number));
        return one ? ok(one) : refuse(404, RETURNS_MESSAGES.unknown);
      },

      async form(order) {
        const { noForm } = RETURNS_MESSAGES;
        const [read, known] = await Promise.all([
          ask(order, noForm, (token) => get('rma/create-form', { orderId: order }, token)),
          options(),
        ]);
        if (!read.ok) return read;
        const told = readAs(read.value, createForm(), noForm);
        if (!told.ok) return told;
        if (!isSame(told.value.order_increment_id, order)) {
          log('error', 'upstream.foreign-return', { store: store.storeCode });
          return unavailable();
        }
        if (!known.ok) return known;
        const { allTaken } = RETURNS_MESSAGES;
        const lines = told.value.items.map(({ order_item_id, sku, name, qty_available: left, problem: why }) => ({
          ...{ lineNo: order_item_id, sku, name: name || sku, image: null, left },
          problem: left > 0 ? null : (why ?? allTaken),
        }));
        const problem = told.value.problem ?? (lines.every(({ left }) => left === 0) ? allTaken : null);
        return ok({ order, lines, ...known.value, clock: null, hasWays: false, problem });
      },

      async create(asked, key) {
        if (asked.isToWallet) return refuse(409, REFUND_MESSAGES.notInWallet);
        const { noForm, notReturned } = RETURNS_MESSAGES;
        const items = asked.lines.map(({ lineNo, qty, reason, condition }) => ({
          ...{ order_item_id: lineNo, qty_requested: qty, qty, reason, condition },
        }));
        const body = { order_id: asked.order, items, comment: asked.comment };
        const read = await ask(asked.order, noForm, (userToken) =>
          callUpstream(config, store.storeCode, { method: 'POST', path: 'rma/create', body, userToken, key }),
        );
        if (!read.ok) return read;
        if (read.value.state === 'refused')
          return isOfTheRequest(read.value) ? refuse(409, notReturned) : unavailable();
        if (read.value.state !== 'ok') return unavailable();
        const told = document().safeParse(read.value.value);
        const known = await options();
        const names = known.ok ? known.value : { reasons: [], conditions: [] };
        // What is told of another order says nothing of this one.
        if (!told.success || !isSame(told.data.order_increment_id, asked.order)) return unavailable();
        return ok(toldReturn(told.data, names));
      },
    };
  }

  return { attributes: options, ofCustomer };
}
