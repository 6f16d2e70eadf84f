import type { CartPort } from '../../../src/commerce/cart';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { CHECKOUT_MESSAGES } from '../../../src/contract/checkout/messages';
import { CHECKOUT_SIGNATURE_HEADER, checkoutHandover, checkoutTicketBody } from '../../../src/contract/checkout/ticket';
import { MESSAGES } from '../../../src/contract/messages';
import { fieldProblems } from '../../../src/contract/problems';
import type { CartAnswer, CartOperation } from '../../../src/domain/cart/cart';
import { totalsDocument } from '../../../src/domain/cart/documents';
import { checkoutDocument } from '../../../src/domain/order/checkout-document';
import { isTrafficSource } from '../../../src/domain/order/traffic-source';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { readText } from '../../http/body';
import { limitSubjectOf } from '../../http/limits/limit-subject';
import { rateLimiter } from '../../http/limits/rate-limit';
import { isSigned } from '../../http/shared-secrets';
import { newToken } from '../../http/token';
import { cartMeta } from '../../services/cart/change-cart';
import { openCheckoutTicket } from '../../services/checkout/checkout-ticket';
import { toDestination } from '../customers/addresses';
import { changeCart, namedToken, readCart } from '../customers/identity';
import type { Handlers } from '../serving/handlers';
import { paymentDocument, paymentsTold, shippingDocument, totalsWithPayments } from './wire';

/** Applies operations in their order, all or none of them. Without operations it answers the cart as it is. */
async function applyAll(cart: CartPort, operations: CartOperation[], key: string | null): Promise<Result<CartAnswer>> {
  const [first, ...others] = operations;
  if (first) return cart.apply(others.length > 0 ? { kind: 'together', operations } : first, key);
  const read = await cart.read();
  return read.ok ? ok({ cart: read.value.cart, line: null, notices: [] }) : read;
}

/** Both codes of a delivery method, or no operation when one is missing. */
const shippingOperation = (
  carrierCode: string | null | undefined,
  methodCode: string | null | undefined,
  branch?: string | null,
): CartOperation[] =>
  carrierCode && methodCode ? [{ kind: 'shipping', carrierCode, methodCode, ...(branch ? { branch } : {}) }] : [];

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
};

/** Delivery methods, and what choosing them and the payment does to the totals. */
export const checkoutHandlers: Handlers<'checkout'> = {
  cartShippingMethods: async (call) => {
    const { token } = namedToken(call.request, call.query.cartId);
    const destination = toDestination(call.body.address, call.request.store);
    if (!destination.ok) return destination;
    const methods = await call.request.commerce.cart(token ?? newToken()).shippingMethods(destination.value);
    return methods.ok ? ok({ result: methods.value.map(shippingDocument) }) : methods;
  },

  cartShippingInformation: async (call) => {
    const information = call.body.addressInformation;
    const address = information.shippingAddress ?? information.shipping_address;
    const destination = address ? toDestination(address, call.request.store) : null;
    if (destination && !destination.ok) return destination;
    const operations: CartOperation[] = [
      ...(destination ? [{ kind: 'destination' as const, destination: destination.value }] : []),
      ...shippingOperation(
        information.shippingCarrierCode ?? information.shipping_carrier_code,
        information.shippingMethodCode ?? information.shipping_method_code,
        information.branchOffice,
      ),
    ];
    const changed = await changeCart(call, (cart) =>
      applyAll(cart, operations, call.key && `shipping-information:${call.key}`),
    );
    if (!changed.ok) return changed;
    const { token, answer, meta, headers } = changed.value;
    const methods = await paymentsTold(call.request, token, answer);
    if (!methods.ok) return methods;
    return ok({
      result: {
        payment_methods: methods.value.map(paymentDocument),
        totals: totalsDocument(answer.cart, call.request.store.i18n.currencyCode),
      },
      meta,
      headers,
    });
  },

  checkoutState: async (call) => {
    const reading = await readCart(call);
    if (!reading.ok) return reading;
    const { token, cart, checkout } = reading.value;
    if (token === null || checkout === null) return refuse(404, CART_MESSAGES.cartEmpty);
    const { commerce, now } = call.request;
    const port = commerce.cart(token);
    const [shipping, payment] = await Promise.all([
      cart.destination ? port.shippingMethods(cart.destination) : ok([]),
      port.paymentMethods(),
    ]);
    if (!shipping.ok) return shipping;
    if (!payment.ok) return payment;
    const methods = {
      paymentMethods: payment.value.map(paymentDocument),
      shippingMethods: shipping.value.map(shippingDocument),
    };
    return ok({
      result: { ...checkoutDocument(checkout, cart, now), ...methods },
      meta: cartMeta(call.request, cart, token),
    });
  },

  checkoutHandover: async ({ c, request }) => {
    const { EXTERNAL_CHECKOUT_KEY: key, SESSION_KEYS: keys } = c.env;
    const { store, now } = request;
    const tokens = request.userTokens();
    if (!key || !keys || !tokens || store.externalCheckout === null) return refuse(404, MESSAGES.notFound);
    const body = await readText(c.req.raw, checkoutHandover.maxBodyBytes);
    if (!body.ok) return body;
    if (!(await isSigned(key, c.req.header(CHECKOUT_SIGNATURE_HEADER) ?? null, body.value, now))) {
      await rateLimiter(c.env, async () => limitSubjectOf(c.req.raw, c.env, null)).admit('form');
      return refuse(401, MESSAGES.unauthorised);
    }
    const handed = checkoutTicketBody().safeParse(jsonOf(body.value));
    if (!handed.success) return refuse(422, MESSAGES.invalid, { fields: fieldProblems(handed.error) });
    const found = await openCheckoutTicket(keys, store.storeCode, handed.data, now);
    if (!found) return refuse(409, CHECKOUT_MESSAGES.ticketOver);
    const { cart: cartId, session } = found;
    if (!session) return ok({ result: { cartId, token: '' } });
    const open = await request.entry().check(session);
    if (!open.ok) return open;
    if (!open.value) return refuse(409, CHECKOUT_MESSAGES.ticketOver);
    const { access } = await tokens.issue({ ...session, issuedAt: Math.floor(now / 1000) });
    return ok({ result: { cartId, token: access } });
  },

  userSetOrigin: async ({ request, query: { cartId, utmSource }, body: { tracking } }) => {
    const { token } = namedToken(request, cartId);
    if (token === null) return refuse(404, CART_MESSAGES.cartEmpty);
    if (!isTrafficSource(utmSource))
      return refuse(422, MESSAGES.invalid, {
        fields: [{ field: 'utmSource', rule: 'text', message: MESSAGES.invalid }],
      });
    const saved = await request.commerce
      .cart(token)
      .saveCheckout({ source: utmSource, ...(tracking ? { tracking } : {}) }, null);
    return saved.ok ? ok({ result: { utmSource } }) : saved;
  },

  omniRecalculateOrder: async (call) => {
    const reading = await readCart(call);
    if (!reading.ok) return reading;
    const { token } = reading.value;
    if (token === null) return refuse(404, CART_MESSAGES.cartEmpty);
    const reviewed = await call.request.commerce.cart(token).review();
    if (!reviewed.ok) return reviewed;
    const { cart, notices } = reviewed.value;
    const totals = await totalsWithPayments(call.request, token, reviewed.value);
    return totals.ok ? ok({ result: totals.value, meta: cartMeta(call.request, cart, token, notices) }) : totals;
  },

  cartCollectTotals: async (call) => {
    const { paymentMethod, shippingCarrierCode, shippingMethodCode } = call.body.methods;
    const operations: CartOperation[] = [
      ...shippingOperation(shippingCarrierCode, shippingMethodCode),
      ...(paymentMethod
        ? [
            {
              kind: 'payment' as const,
              code: paymentMethod.method,
              ...(paymentMethod.months ? { months: paymentMethod.months } : {}),
            },
          ]
        : []),
    ];
    const changed = await changeCart(call, (cart) =>
      applyAll(cart, operations, call.key && `collect-totals:${call.key}`),
    );
    if (!changed.ok) return changed;
    const { token, answer, meta, headers } = changed.value;
    const totals = await totalsWithPayments(call.request, token, answer);
    return totals.ok ? ok({ result: totals.value, meta, headers }) : totals;
  },
};
