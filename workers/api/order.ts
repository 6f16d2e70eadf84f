import type { z } from 'zod';
import type { Commerce } from '../../src/commerce/commerce';
import type { FoundOrder } from '../../src/commerce/order';
import type { OrderPayment } from '../../src/commerce/payments';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { productOption } from '../../src/contract/cart/calls';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { INVOICE_WIRE } from '../../src/contract/checkout/invoice';
import { CHECKOUT_MESSAGES } from '../../src/contract/checkout/messages';
import { MESSAGES } from '../../src/contract/messages';
import type * as calls from '../../src/contract/order';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { PLACES_MESSAGES } from '../../src/contract/places-messages';
import { isoDay } from '../../src/domain/mexico-city';
import type { NewAccount, Order, OrderRequest, SentProduct } from '../../src/domain/order/order';
import type { PastOrder } from '../../src/domain/order/past-order';
import { promiseOf } from '../../src/domain/order/promise';
import { knownKind } from '../../src/domain/payment/kind';
import { type FieldProblem, ok, type Result, refuse } from '../../src/domain/result';
import { RULES } from '../../src/domain/validation';
import { markOrder } from '../http/marks/known-orders';
import type { ShopRequest } from '../http/shop-request';
import { cartLeft, freshCartNotice } from '../services/cart/change-cart';
import { startCard } from '../services/checkout/start-card';
import { askOrderLink, findOrderOfGuest } from '../services/orders/find-order';
import { placedDocument } from './cart/wire';
import { toAddress, toPerson } from './customers/addresses';
import { isOwnPage, namedToken } from './customers/identity';
import type { Handlers } from './serving/handlers';
import { type Reply, replayed } from './serving/reply';

type OrderBody = z.output<ReturnType<NonNullable<typeof calls.orderPlace.body>>>;

const missing = (...fields: string[]): { ok: false; problem: ReturnType<typeof refuse>['problem'] } =>
  refuse(422, CHECKOUT_MESSAGES.checkoutIncomplete, {
    fields: fields.map((field): FieldProblem => ({ field, rule: 'required', message: RULES.required })),
  });

/** Which of several lines is meant; what cannot be read names none. */
function optionOf(sent: unknown): Pick<SentProduct, 'productOption'> {
  const read = productOption().safeParse(sent);
  return read.success ? { productOption: read.data } : {};
}

const sentProduct = ({ sku, qty, price, product_option }: NonNullable<OrderBody['products']>[number]): SentProduct => ({
  sku,
  qty,
  ...(price == null ? {} : { price }),
  ...optionOf(product_option),
});

/**
 * The order a body asks for. Billing and delivery stand in for each other where only one is given; `fallbackId` is the
 * id when the client gives none.
 */
function toRequest(body: OrderBody, country: string, fallbackId: string): Result<OrderRequest> {
  const {
    shippingAddress,
    billingAddress,
    shipping_carrier_code,
    shipping_method_code,
    branchOffice,
    payment_method_code,
    payment_months,
    charge_consent,
  } = body.addressInformation;
  const person = billingAddress ?? shippingAddress;
  if (!person) return missing('addressInformation.billingAddress');
  const { firstName, lastName, emailAddress } = body.personalDetails ?? {};
  const email = emailAddress || person.email || shippingAddress?.email;
  if (!email) return missing(`addressInformation.${billingAddress ? 'billingAddress' : 'shippingAddress'}.email`);
  return ok({
    orderId: body.order_id || fallbackId,
    products: body.products?.map(sentProduct) ?? null,
    personalDetails: {
      ...toPerson(person, email),
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
    },
    shippingAddress: shippingAddress ? toAddress(shippingAddress, country) : null,
    billingAddress: toAddress(person, country),
    shippingMethod:
      shipping_carrier_code && shipping_method_code
        ? { carrierCode: shipping_carrier_code, methodCode: shipping_method_code }
        : null,
    ...(branchOffice ? { branch: branchOffice } : {}),
    paymentMethod: payment_method_code,
    ...(payment_months && payment_months > 1 ? { months: payment_months } : {}),
    ...(charge_consent ? { chargeConsent: true } : {}),
    cartVersion: body.cart_version ?? null,
  });
}

/** The account that is made with the order; null without one, and for somebody who has one. */
async function wantedAccount(
  request: ShopRequest,
  { personalDetails }: OrderBody,
  email: string,
  key: string,
): Promise<Result<NewAccount | null>> {
  if (!personalDetails?.createAccount || request.principal?.kind !== 'guest') return ok(null);
  const { orderAccounts } = request.commerce.customers;
  if (!orderAccounts) {
    return refuse(422, MESSAGES.invalid, {
      fields: [{ field: 'personalDetails.createAccount', rule: 'offered', message: MESSAGES.invalid }],
    });
  }
  const { password } = personalDetails;
  if (!password)
    return refuse(422, MESSAGES.invalid, {
      fields: [{ field: 'personalDetails.password', rule: 'required', message: RULES.required }],
    });
  const made = await orderAccounts.prepare({ email, password, key });
  if (made.ok || !made.problem.fields) return made;
  return {
    ok: false,
    problem: {
      ...made.problem,
      fields: made.problem.fields.map((one) => ({ ...one, field: `personalDetails.${one.field}` })),
    },
  };
}

type PlacedReply = Reply<ReturnType<typeof placedDocument> | z.input<ReturnType<typeof calls.pendingOrder>>>;

/**
 * What is to be paid ahead of an order; null where the money comes at the door, where a retailer takes it, and for an
 * old order.
 */
async function paymentOf(
  { payments }: Pick<Commerce, 'payments'>,
  order: Order | PastOrder,
): Promise<OrderPayment | null> {
  const kind = 'paymentMethod' in order ? knownKind(order.paymentMethod.code) : null;
  return kind === null || kind === 'cash' ? null : ((await payments?.of(order)) ?? null);
}

/** 200 with the order, or 202 while nobody knows: an unknown outcome is never shown as failed. */
async function outcomeReply(commerce: Pick<Commerce, 'payments'>, outcome: FoundOrder): Promise<PlacedReply> {
  const repeat = replayed('replayed' in outcome && outcome.replayed);
  if (outcome.state !== 'unknown')
    return { result: placedDocument(outcome.order, await paymentOf(commerce, outcome.order)), ...repeat };
  return {
    result: { order_id: outcome.orderId, status: 'verifying', message: ORDER_MESSAGES.orderPending },
    status: 202,
    ...repeat,
  };
}

/** Placing an order and asking what became of it. */
export const orderHandlers: Handlers<'order'> = {
  orderPlace: async (call) => {
    const { request, body, query, key } = call;
    if (body.store_code && body.store_code !== request.store.storeCode) {
      return refuse(422, MESSAGES.invalid, {
        fields: [{ field: 'store_code', rule: 'value', message: MESSAGES.invalid }],
      });
    }
    const { token, lost } = namedToken(request, body.cart_id || query.cartId);
    if (token === null)
      return lost
        ? refuse(409, CART_MESSAGES.freshCart, { detail: { notices: [freshCartNotice] } })
        : missing('cart_id');
    const order = toRequest(body, request.store.i18n.defaultCountry, key ?? crypto.randomUUID());
    if (!order.ok) return order;
    const { fiscalZipCode } = order.value.billingAddress;
    if (fiscalZipCode && !(await request.commerce.postal.postalCode(fiscalZipCode))) {
      const address = body.addressInformation.billingAddress ? 'billingAddress' : 'shippingAddress';
      const field = `addressInformation.${address}.${INVOICE_WIRE.fiscalZipCode}`;
      return refuse(422, MESSAGES.invalid, {
        fields: [{ field, rule: 'postalCode', message: PLACES_MESSAGES.postalCodeUnknown }],
      });
    }
    const cart = request.commerce.cart(token);
    const orderKey = key ?? order.value.orderId;
    const account = await wantedAccount(request, body, order.value.personalDetails.emailAddress, orderKey);
    if (!account.ok) return account;
    const placed = await cart.place(
      { ...order.value, ...(account.value ? { newAccount: account.value } : {}) },
      orderKey,
    );
    if (!placed.ok) return placed;
    if (placed.value.state === 'placed' && isOwnPage(call)) await markOrder(request, placed.value.order.number);
    const reply = await outcomeReply(request.commerce, placed.value);
    if (token !== request.cart.token() || request.cart.isOfAccount())
      return ok(cart.token() === token ? reply : { ...reply, meta: { ...reply.meta, cartId: cart.token() } });
    const left = await cartLeft(cart, placed.value);
    if (left) request.cart.keep(cart.token(), left);
    return ok(reply);
  },

  orderFind: async (call) => {
    const { request, body } = call;
    const found = await findOrderOfGuest(request, body);
    if (!found.ok) return found;
    const { order } = found.value;
    if (isOwnPage(call)) await markOrder(request, order.number);
    return ok({ result: placedDocument(order, await paymentOf(request.commerce, order)) });
  },

  orderFindLink: async ({ request, body }) => {
    const asked = await askOrderLink(request, body);
    return asked.ok ? ok({ result: true as const }) : asked;
  },

  cartDeliveryDate: async ({ request, body: { idEcommerce }, query }) => {
    const { token } = namedToken(request, query.cartId);
    const found = token === null ? null : await request.commerce.orders.find(idEcommerce, token);
    if (!found) return refuse(404, ORDER_MESSAGES.orderUnknown);
    if (!found.ok) return found;
    const order = found.value.state === 'placed' ? found.value.order : null;
    const payment = order && (await request.commerce.payments?.of(order));
    const promise =
      order &&
      promiseOf(
        order,
        {
          isWaiting: Boolean(payment?.due?.how),
          since: payment?.securedAt ?? Date.parse(order.createdAt),
          now: request.now,
        },
        DELIVERY_CALENDAR,
      );
    return ok({ result: { idEcommerce, from: promise && isoDay(promise.from), to: promise && isoDay(promise.to) } });
  },

  orderCardPayment: async ({ request, body: { order_id: orderId, payment_months: months }, query }) => {
    const { token } = namedToken(request, query.cartId);
    const found = token === null ? null : await request.commerce.orders.find(orderId, token);
    if (!found) return refuse(404, ORDER_MESSAGES.orderUnknown);
    if (!found.ok) return found;
    if (found.value.state !== 'placed') return refuse(404, ORDER_MESSAGES.orderUnknown);
    const { order } = found.value;
    const chosen = months == null ? null : await request.commerce.payments?.payInMonths(order, months);
    if (chosen && !chosen.ok) return chosen;
    const started = await startCard(request, order);
    return started.ok ? ok({ result: { order_id: order.orderId, url: started.value.url } }) : started;
  },

  orderStatus: async ({ request, params, query }) => {
    const { token } = namedToken(request, query.cartId);
    if (token === null) return refuse(404, ORDER_MESSAGES.orderUnknown);
    const found = await request.commerce.orders.find(params.order_id, token);
    return found.ok ? ok(await outcomeReply(request.commerce, found.value)) : found;
  },
};
