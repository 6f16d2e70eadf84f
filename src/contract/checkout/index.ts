import { z } from 'zod';
import { once } from '../../domain/once';
import { MAX_SOURCE } from '../../domain/order/traffic-source';
import { MAX_LENGTH } from '../../domain/validation';
import { defineCall } from '../call';
import { paymentMethod, shippingMethod, totals, totalsWithPayments } from '../cart/results';
import { identityQuery, requiredText, text, whenMissing, wholeNumber } from '../fields';
import { cartChange } from '../limit';
import { destinationAddress } from './address';
import { CHECKOUT_FORMS } from './forms';
import { CHECKOUT_MESSAGES } from './messages';
import { checkoutHandover } from './ticket';

const REFUSALS = [401, 404, 413, 503];
const code = once(() => text(64));
const branchOffice = once(() => text(64).meta({ description: 'Code of the branch where it is picked up' }));

export const cartShippingMethods = defineCall({
  id: 'cartShippingMethods',
  method: 'post',
  path: '/cart/shipping-methods',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'How this cart may be delivered to an address; methods that are not available say why',
  query: identityQuery,
  body: () =>
    z.object({ address: z.object(destinationAddress().shape, whenMissing(CHECKOUT_MESSAGES.addressMissing)) }),
  result: () => z.array(shippingMethod()),
  refusals: REFUSALS,
});

export const cartShippingInformation = defineCall({
  id: 'cartShippingInformation',
  method: 'post',
  path: '/cart/shipping-information',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'Sets where and how the cart is delivered; answers payment methods and totals',
  query: identityQuery,
  body: () =>
    z.object({
      addressInformation: z.object(
        {
          shippingAddress: destinationAddress().nullish(),
          shipping_address: destinationAddress().nullish(),
          billingAddress: z.looseObject({}).nullish(),
          shippingCarrierCode: code().nullish(),
          shipping_carrier_code: code().nullish(),
          shippingMethodCode: code().nullish(),
          shipping_method_code: code().nullish(),
          branchOffice: branchOffice().nullish(),
        },
        whenMissing(CHECKOUT_MESSAGES.addressMissing),
      ),
    }),
  result: () => z.object({ payment_methods: z.array(paymentMethod()), totals: totals() }),
  keyed: true,
  refusals: REFUSALS,
});

export const cartCollectTotals = defineCall({
  id: 'cartCollectTotals',
  method: 'post',
  path: '/cart/collect-totals',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'Sets shipping and payment method and answers the totals',
  query: identityQuery,
  body: () =>
    z.object({
      methods: z.object(
        {
          paymentMethod: z.object({ method: requiredText(64), months: wholeNumber(1, 48).nullish() }).nullish(),
          shippingCarrierCode: code().nullish(),
          shippingMethodCode: code().nullish(),
        },
        whenMissing(CHECKOUT_MESSAGES.methodsMissing),
      ),
    }),
  result: totalsWithPayments,
  keyed: true,
  refusals: REFUSALS,
});

const address = once(() =>
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    country: z.string(),
    streetAddress: z.string(),
    exteriorNumber: z.string(),
    apartmentNumber: z.string(),
    neighbourhood: z.string(),
    city: z.string(),
    state: z.string(),
    region_id: z.int().nullable(),
    region_code: z.string().nullable(),
    zipCode: z.string(),
    phoneNumber: z.string(),
    betweenStreets: z.string().optional(),
    reference: z.string(),
  }),
);

export const checkoutState = defineCall({
  id: 'checkoutState',
  method: 'get',
  path: '/checkout',
  access: 'anyone',
  limit: 'read',
  area: 'cart',
  summary: 'How far the checkout of a cart has come, for whoever holds the cart',
  query: identityQuery,
  result: () =>
    z.object({
      personalDetails: z
        .object({
          firstName: z.string(),
          lastName: z.string(),
          emailAddress: z.string(),
          password: z.literal('').meta({ description: 'Always empty: of a password only a hash is kept' }),
          createAccount: z.boolean().meta({ description: 'Whether an account is made with the order' }),
        })
        .nullable(),
      shippingDetails: address().extend({ shippingMethod: z.string().nullable() }).nullable(),
      paymentDetails: address()
        .extend({
          company: z.string(),
          taxId: z.string(),
          paymentMethod: z.string().nullable(),
          paymentMethodAdditional: z.object({}),
        })
        .nullable(),
      paymentMethods: z.array(paymentMethod()),
      shippingMethods: z.array(shippingMethod()),
      order: z.string().nullable(),
      isThankYouPage: z.boolean(),
      modifiedAt: z.int(),
      isInCheckout: z.boolean(),
    }),
  refusals: REFUSALS,
});

export const omniRecalculateOrder = defineCall({
  id: 'omniRecalculateOrder',
  method: 'post',
  path: '/omni/recalculate-order',
  access: 'anyone',
  limit: 'read',
  area: 'cart',
  summary:
    'Reads prices, stock and coupon of a cart anew, compares it with whoever else keeps it, and answers its totals; the notices of meta say what has changed',
  query: identityQuery,
  result: totalsWithPayments,
  refusals: REFUSALS,
});

const TRACKING_ID_MAX = 64;

const trackingRecord = once(() =>
  z
    .object({
      id: requiredText(TRACKING_ID_MAX).regex(/^[\w-]+$/),
      created_at: z.iso.datetime({ offset: true }),
      is_subscribed: z.boolean().default(false),
      postal_code: z
        .string()
        .regex(/^\d{5}$/)
        .nullable()
        .default(null),
      city: text(MAX_LENGTH.name).nullable().default(null),
      state: text(MAX_LENGTH.name).nullable().default(null),
    })
    .meta({ id: 'UserTracking', description: 'A browser whose shopper agreed to be measured' }),
);

export const userSetOrigin = defineCall({
  id: 'userSetOrigin',
  method: 'post',
  path: '/user/set-origin',
  access: 'anyone',
  limit: 'form',
  area: 'cart',
  summary: 'Keeps with a cart, and with the order made of it, where the shopper came from; it makes no cart',
  query: () => identityQuery().extend({ utmSource: requiredText(MAX_SOURCE) }),
  body: () => z.looseObject({ tracking: trackingRecord().nullish() }),
  result: () => z.object({ utmSource: z.string() }),
  refusals: REFUSALS,
});

/** The checkout of a cart. */
export const checkout = {
  calls: {
    cartShippingMethods,
    cartShippingInformation,
    cartCollectTotals,
    checkoutState,
    omniRecalculateOrder,
    userSetOrigin,
    checkoutHandover,
  },
  forms: CHECKOUT_FORMS,
  messages: CHECKOUT_MESSAGES,
};
