import { z } from 'zod';
import { once } from '../domain/once';
import { ORDER_OUTBOX } from '../domain/order/news';
import { defineCall } from './call';
import { orderAddress } from './checkout/address';
import { PERSONAL_DETAILS } from './checkout/forms';
import { CHECKOUT_MESSAGES } from './checkout/messages';
import { NEW_PASSWORD } from './customers/new-password';
import { MOST_PESOS } from './decimal';
import { DESK_HEALTH_PAGE, DESK_ORDERS_PAGE } from './desk-pages/forms';
import { DAYS, DAYS_NAMES, LIST, LIST_NAMES } from './desk-pages/lists';
import { fieldSchema } from './field-schema';
import {
  identityQuery,
  looseId,
  quantity,
  requiredText,
  sku,
  TOKEN_MAX,
  text,
  whenMissing,
  wholeNumber,
} from './fields';
import { optional } from './form-fields';
import { cartChange } from './limit';
import { FIND_ORDER, ORDER_FORMS, ORDER_MESSAGES } from './order-forms';
import { orderPromise } from './order-promise';

const PRODUCTS_MAX = 200;
/** Of a date, however a client writes it. */
const MOMENT_MAX = 64;
const NOT_READ = 'Not read';
/** An Idempotency-Key may stand in for a missing order_id. */
const ORDER_ID_MAX = 255;

const toPay = () => ({
  amount: z.number(),
  until: z.iso.datetime().nullable().meta({ description: 'Until when it has to be there; null where nothing ends it' }),
});

/** What is still to be paid of an order before it is sent, and how. */
const orderToPay = once(() =>
  z
    .discriminatedUnion('form', [
      z.object({
        form: z.literal('spei'),
        ...toPay(),
        clabe: z.string(),
        bank: z.string(),
        beneficiary: z.string(),
        concept: z.string(),
      }),
      z.object({
        form: z.literal('store'),
        ...toPay(),
        reference: z.string().meta({ description: 'Code 128' }),
        shops: z.array(z.string()),
      }),
      z.object({
        form: z.literal('card'),
        ...toPay(),
        state: z
          .enum(['to-pay', 'checking'])
          .meta({ description: 'to-pay: order/card-payment tells the page; checking: the bank has not said yet' }),
        declined: z.boolean(),
        months_instead: z.array(z.int()).nullable().meta({
          description:
            'Set where the months of the order were not granted: in how many payments it may be paid by card instead, 1 for all at once',
        }),
      }),
    ])
    .meta({ id: 'OrderToPay' }),
);

const placedOrder = once(() =>
  z
    .looseObject({
      backendOrderId: z.string(),
      orderNumber: z.string(),
      magentoOrderId: z.string(),
      transferedAt: z.string(),
      to_pay: orderToPay()
        .nullable()
        .meta({ description: 'null where nothing is paid ahead, it is paid, or a retailer takes the money' }),
      promised: orderPromise().nullable().meta({ description: 'null where no date is promised, and of old orders' }),
    })
    .meta({ id: 'PlacedOrder' }),
);

export const pendingOrder = once(() =>
  z.object({ order_id: z.string(), status: z.literal('verifying'), message: z.string() }).meta({ id: 'PendingOrder' }),
);

const PLACED_OR_PENDING = { 200: placedOrder, 202: pendingOrder };

export const orderPlace = defineCall({
  id: 'orderPlace',
  method: 'post',
  path: '/order',
  access: 'anyone',
  limit: 'order',
  area: 'order',
  summary:
    'Places the order of a cart. Products and their prices are checked against the cart, and without cart_version the total against the last one that was answered: 409 with the differences. A field of the body that is none of these is refused. 202: the outcome is being checked, ask sync/order',
  query: identityQuery,
  body: () =>
    z.strictObject({
      user_id: text(TOKEN_MAX).nullish().meta({ description: 'Not read: who orders is who the token says' }),
      cart_id: text(TOKEN_MAX).nullish(),
      store_code: text(TOKEN_MAX).nullish(),
      order_id: looseId()
        .nullish()
        .meta({ description: "The client's own id; the idempotency key when no header is given" }),
      created_at: text(MOMENT_MAX).nullish().meta({ description: NOT_READ }),
      updated_at: text(MOMENT_MAX).nullish().meta({ description: NOT_READ }),
      transmited: z.boolean().nullish().meta({ description: NOT_READ }),
      cart_version: wholeNumber(0, Number.MAX_SAFE_INTEGER)
        .nullish()
        .meta({ description: 'meta.version of the answer that was shown; another cart is refused with 409' }),
      personalDetails: z
        .object({
          firstName: fieldSchema(optional(PERSONAL_DETAILS.firstName)).nullish(),
          lastName: fieldSchema(optional(PERSONAL_DETAILS.lastName)).nullish(),
          emailAddress: fieldSchema(optional(PERSONAL_DETAILS.emailAddress)).nullish(),
          password: fieldSchema(optional(NEW_PASSWORD)).nullish(),
          createAccount: z.boolean().nullish(),
        })
        .nullish()
        .meta({
          description:
            "Who orders, where that is not whom the address names. createAccount and a password: a guest's order makes an account for this e-mail, unless it has one, which nobody is told",
        }),
      products: z
        .array(
          z.object({
            sku: sku(),
            qty: quantity(),
            price: z.number().min(-MOST_PESOS).max(MOST_PESOS).nullish().meta({
              description:
                "What one unit was shown to cost: the line's price with or without IVA, before or after a reduction, give or take a centavo; another one is refused with 409. Other prices are not read",
            }),
            product_option: z
              .unknown()
              .optional()
              .meta({ description: 'Which of several lines of one sku it is; what cannot be read names none' }),
          }),
        )
        .max(PRODUCTS_MAX)
        .nullish(),
      addressInformation: z.object(
        {
          shippingAddress: orderAddress().nullish(),
          billingAddress: orderAddress().nullish(),
          shipping_carrier_code: text(TOKEN_MAX).nullish(),
          shipping_method_code: text(TOKEN_MAX).nullish(),
          branchOffice: text(TOKEN_MAX)
            .nullish()
            .meta({ description: 'Code of the branch where it is picked up; the one of the cart when left out' }),
          payment_method_code: requiredText(TOKEN_MAX, CHECKOUT_MESSAGES.paymentMethodMissing),
          payment_months: wholeNumber(1, 48)
            .nullish()
            .meta({ description: 'Monthly payments without interest; left out for all at once' }),
          charge_consent: z
            .boolean()
            .nullish()
            .meta({ description: 'true: the shopper agreed that the card is charged before the order is sent' }),
        },
        whenMissing(CHECKOUT_MESSAGES.addressMissing),
      ),
    }),
  result: () => z.union([placedOrder(), pendingOrder()]),
  answers: PLACED_OR_PENDING,
  keyed: true,
  refusals: [400, 401, 404, 409, 413, 429, 503],
});

export const orderStatus = defineCall({
  id: 'orderStatus',
  method: 'get',
  path: '/sync/order/:order_id',
  access: 'anyone',
  limit: 'read',
  area: 'order',
  summary: 'What became of an order, for whoever holds the cart it was made from',
  params: () => z.object({ order_id: requiredText(ORDER_ID_MAX) }),
  query: identityQuery,
  result: () => z.union([placedOrder(), pendingOrder()]),
  answers: PLACED_OR_PENDING,
  refusals: [401, 404, 503],
});

export const cartDeliveryDate = defineCall({
  id: 'cartDeliveryDate',
  method: 'post',
  path: '/cart/delivery-date',
  access: 'anyone',
  limit: cartChange,
  area: 'order',
  summary:
    'First and last day on which an order is delivered (YYYY-MM-DD), null where nobody knows, for whoever holds the cart it was made from',
  query: identityQuery,
  body: () => z.object({ idEcommerce: looseId() }),
  result: () => z.object({ idEcommerce: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  refusals: [400, 401, 404, 413, 503],
});

const orderWish = once(() =>
  z.object({ number: fieldSchema(FIND_ORDER.number), email: fieldSchema(FIND_ORDER.email) }),
);

export const orderFind = defineCall({
  id: 'orderFind',
  method: 'post',
  path: '/order/find',
  access: 'anyone',
  limit: 'form',
  area: 'order',
  summary:
    'An order by its number and the e-mail that was given with it. Tries are counted by number, e-mail and network; 404 is the same whichever is wrong, 429 with meta.until whatever is sent while the number is locked; 404 too in a shop whose orders are a retailer’s',
  body: orderWish,
  result: placedOrder,
  refusals: [400, 404, 413, 429, 503],
});

export const orderFindLink = defineCall({
  id: 'orderFindLink',
  method: 'post',
  path: '/order/find-link',
  access: 'anyone',
  limit: 'form',
  area: 'order',
  summary:
    'Sends a link to the e-mail of an order, while order/find answers 429 with meta.until; it shows the order once and within an hour. The answer is the same where there is no such order; 404 in a shop whose orders are a retailer’s',
  body: orderWish,
  result: () => z.literal(true),
  refusals: [400, 404, 413, 429, 503],
});

export const orderCardPayment = defineCall({
  id: 'orderCardPayment',
  method: 'post',
  path: '/order/card-payment',
  access: 'anyone',
  limit: 'form',
  area: 'order',
  summary:
    'Where the shopper gives the card for an order that waits for its money by card, for whoever holds the cart it was made from. Asked again it is the same page; 409 where nothing is to be paid so or its months are not granted, 503 while the gateway has no answer',
  query: identityQuery,
  body: () =>
    z.object({
      order_id: looseId(),
      payment_months: wholeNumber(1, 48)
        .nullish()
        .meta({ description: 'One of months_instead, where the months of the order were not granted' }),
    }),
  result: () =>
    z.object({
      order_id: z.string(),
      url: z.url().meta({
        description:
          'A page of the gateway; it leads back to the page of the order. Its outcome is asked by sync/order',
      }),
    }),
  refusals: [400, 401, 404, 409, 413, 422, 503],
});

/** Orders. */
export const order = {
  calls: { orderPlace, orderStatus, orderCardPayment, cartDeliveryDate, orderFind, orderFindLink },
  forms: ORDER_FORMS,
  messages: ORDER_MESSAGES,
  events: [...ORDER_OUTBOX, 'order-declined', 'order-new', 'finder-link-asked'],
  desk: { page: DESK_ORDERS_PAGE, text: 'Orders', rank: 1 },
  morning: {
    late: {
      text: 'Morning late',
      todo: 'Prepare them first',
      rank: 1,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.prepare, [DAYS]: DAYS_NAMES.late },
    },
    today: {
      text: 'Morning today',
      todo: 'Prepare them today',
      rank: 2,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.prepare, [DAYS]: DAYS_NAMES.today },
    },
    prepare: {
      text: 'Morning prepare',
      todo: 'Prepare them',
      rank: 3,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.prepare },
    },
    fresh: {
      text: 'Morning fresh',
      todo: 'See them',
      rank: 4,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.all, [DAYS]: DAYS_NAMES.fresh },
    },
    ends: {
      text: 'Morning ends',
      todo: 'Call whoever has not paid',
      rank: 5,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.money, [DAYS]: DAYS_NAMES.due },
    },
    arrive: {
      text: 'Morning arrive',
      todo: 'Ask the carrier',
      rank: 7,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.sent, [DAYS]: DAYS_NAMES.late },
    },
    left: {
      text: 'Morning left',
      todo: 'Tell them again, or cancel',
      rank: 7.5,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.ready, [DAYS]: DAYS_NAMES.late },
    },
    look: {
      text: 'Morning look',
      todo: 'See what came',
      rank: 8,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.look },
    },
    refund: {
      text: 'Morning refund',
      todo: 'Send the money back',
      rank: 9,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.refund },
    },
    unanswered: { text: 'Morning unanswered', todo: 'Look for them at the retailer', rank: 16, page: DESK_HEALTH_PAGE },
  },
} as const;
