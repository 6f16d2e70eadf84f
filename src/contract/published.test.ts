import { describe, expect, test } from 'vitest';
import { CALLS, FORMS } from './areas';
import { brokenRule } from './form-fields';

/** What clients of the API lean on: a call that changes here changes for them. */
const PUBLISHED: [id: string, how: string, refusals: number[]][] = [
  ['cartCreate', 'POST /cart/create cart anyone listed', [401, 404, 413, 503]],
  ['cartPull', 'GET /cart/pull cart anyone listed', [401, 404, 413, 503]],
  ['cartState', 'GET /cart/state cart anyone listed', [401, 404, 413, 503]],
  ['cartOwn', 'GET /cart/own cart customer listed', [401, 404, 413, 503]],
  ['cartUpdate', 'POST /cart/update cart anyone listed keyed', [400, 401, 404, 413, 503]],
  ['cartDelete', 'POST /cart/delete cart anyone listed keyed', [401, 404, 413, 503]],
  ['cartApplyCoupon', 'POST /cart/apply-coupon cart anyone listed keyed', [401, 404, 413, 503]],
  ['cartDeleteCoupon', 'POST /cart/delete-coupon cart anyone listed keyed', [401, 404, 413, 503]],
  ['cartCoupon', 'GET /cart/coupon cart anyone listed', [401, 404, 413, 503]],
  ['cartTotals', 'GET /cart/totals cart anyone listed', [401, 404, 413, 503]],
  ['cartPaymentMethods', 'GET /cart/payment-methods cart anyone listed', [401, 404, 413, 503]],
  ['sharedCartCreate', 'POST /cart/share/:guest/:cartId cart anyone listed keyed', [401, 404, 409, 413, 503]],
  ['sharedCartShow', 'GET /cart/shared/:sharedCartToken cart anyone listed', [401, 404, 503]],
  ['sharedCartAdd', 'POST /cart/add-shared cart anyone listed', [400, 401, 404, 413, 503]],
  ['cartShippingMethods', 'POST /cart/shipping-methods cart anyone listed', [401, 404, 413, 503]],
  ['cartShippingInformation', 'POST /cart/shipping-information cart anyone listed keyed', [401, 404, 413, 503]],
  ['cartCollectTotals', 'POST /cart/collect-totals cart anyone listed keyed', [401, 404, 413, 503]],
  ['checkoutState', 'GET /checkout cart anyone listed', [401, 404, 413, 503]],
  ['omniRecalculateOrder', 'POST /omni/recalculate-order cart anyone listed', [401, 404, 413, 503]],
  ['userSetOrigin', 'POST /user/set-origin cart anyone listed', [401, 404, 413, 503]],
  ['checkoutHandover', 'POST /checkout/handover cart anyone listed application/json', [400, 401, 404, 409, 413, 503]],
  ['userCreate', 'POST /user/create user anyone listed', [400, 401, 413, 429, 503]],
  ['userLogin', 'POST /user/login user anyone listed', [400, 401, 413, 429, 503]],
  ['userRefresh', 'POST /user/refresh user anyone listed', [400, 401, 413, 500, 503]],
  ['userMe', 'GET /user/me user customer listed', [401, 503]],
  ['userPostcode', 'GET /user/postcode user anyone listed', [401, 503]],
  ['userSession', 'GET /user/session user anyone listed', [401, 503]],
  ['userOrderHistory', 'GET /user/order-history user customer listed', [401, 503]],
  ['userLogout', 'POST /user/logout user anyone listed', [401, 503]],
  ['userLogoutEverywhere', 'POST /user/logout-everywhere user customer listed', [401, 503]],
  ['userResetPassword', 'POST /user/reset-password user anyone listed', [400, 401, 413, 429, 503]],
  ['userResetPasswordOld', 'POST /user/resetPassword user anyone listed', [400, 401, 413, 429, 503]],
  ['userUnlock', 'POST /user/unlock user anyone listed', [400, 401, 404, 413, 429, 503]],
  ['userCreatePassword', 'POST /user/create-password user anyone listed', [400, 401, 413, 429, 503]],
  ['userChangePassword', 'POST /user/change-password user customer listed', [400, 401, 413, 429, 503]],
  ['userPasswordUpdate', 'PUT /user/changePassword user customer listed', [400, 401, 413, 429, 503]],
  ['passkeySignInOptions', 'POST /user/passkey/sign-in-options user anyone listed', [401, 404, 429, 503]],
  ['passkeyNewOptions', 'POST /user/passkey/new-options user customer listed', [400, 401, 404, 409, 413, 429, 503]],
  ['userSocialLogin', 'POST /user/social-login user anyone listed', [400, 401, 404, 409, 413, 429, 500, 503]],
  ['orderPlace', 'POST /order order anyone listed keyed', [400, 401, 404, 409, 413, 429, 503]],
  ['orderStatus', 'GET /sync/order/:order_id order anyone listed', [401, 404, 503]],
  ['orderCardPayment', 'POST /order/card-payment order anyone listed', [400, 401, 404, 409, 413, 503]],
  ['cartDeliveryDate', 'POST /cart/delivery-date order anyone listed', [400, 401, 404, 413, 503]],
  ['orderFind', 'POST /order/find order anyone listed', [400, 404, 413, 429, 503]],
  ['orderFindLink', 'POST /order/find-link order anyone listed', [400, 404, 413, 429, 503]],
  ['stockConfigured', 'GET /config/stock configuration anyone public', [401, 503]],
  ['stockCheck', 'GET /stock/check stock anyone public', [401, 404, 503]],
  ['stockCheckBySku', 'GET /stock/check/:sku stock anyone public', [401, 404, 503]],
  ['stockList', 'GET /stock/list stock anyone public', [401, 404, 503]],
  ['stockNotify', 'POST /stock/notify stock anyone listed', [400, 401, 404, 413, 429, 503]],
  ['reviewCreate', 'POST /review/create review anyone listed keyed', [400, 401, 404, 409, 413, 429, 503]],
  ['reviewRating', 'POST /review_rating review anyone listed', [400, 401, 404, 409, 413, 503]],
  ['contactSend', 'POST /contact contact anyone listed keyed', [400, 401, 413, 429, 503]],
  ['complaints', 'GET /complaints contact service listed', [503]],
  ['contentPage', 'GET /cms/page content anyone public', [401, 404, 503]],
  ['contentBlocks', 'GET /cms/blocks content anyone public', [401, 404, 503]],
  ['newsletterStatus', 'GET /newsletter newsletter anyone listed', [401, 404, 503]],
  ['newsletterSubscribe', 'POST /newsletter newsletter anyone listed', [400, 401, 404, 413, 429, 503]],
  ['newsletterSubscribePath', 'POST /newsletter/:email newsletter anyone listed', [401, 404, 429, 503]],
  ['newsletterUnsubscribe', 'DELETE /newsletter newsletter anyone listed', [400, 401, 404, 413, 429, 503]],
  ['newsletterSubscribers', 'GET /newsletter/subscribers newsletter service listed', [503]],
  ['productList', 'GET /product/list catalogue anyone public', [401, 503]],
  ['productRenderList', 'GET /product/render-list catalogue anyone public', [401]],
  ['productBySku', 'GET /product/qr catalogue anyone public', [401, 404, 503]],
  ['catalogueSearch', 'GET /catalog/:store/:entity/_search catalogue anyone public bare', [400, 404, 503]],
  ['catalogueSearchPost', 'POST /catalog/:store/:entity/_search catalogue anyone public bare', [400, 404, 503, 413]],
  ['searchSuggest', 'GET /search/suggest catalogue anyone public', [401, 503]],
  ['urlMap', 'POST /url/map url anyone public bare', [400, 413, 503]],
  ['urlRedirect', 'GET /url/redirect url anyone public', [503]],
  ['postalCode', 'GET /postal-code/:code places anyone public', [404, 503]],
  ['shippingEstimate', 'GET /shipping/estimate places anyone listed', [401, 404, 503]],
  ['productEstimate', 'GET /shipping/product-estimate places anyone public', [401, 404, 503]],
  ['productDelivery', 'POST /shipping/product-delivery places anyone public', [400, 413, 401, 404, 503]],
  ['locationStates', 'POST /location/states places anyone public', [400, 413, 503]],
  ['locationColonies', 'POST /location/colonies places anyone public', [400, 404, 413, 503]],
  ['locationCoverage', 'POST /location/coverage places anyone public', [400, 404, 413, 503]],
  ['pickupLocations', 'GET /pickup-locations places anyone public', [401, 503]],
  ['pickupLocationsAll', 'GET /pickup-locations/all places anyone public', [401, 503]],
  ['storeLocations', 'GET /store-locations places anyone public', [401, 503]],
  ['liveSearch', 'GET /config/live-search configuration anyone public', []],
  ['contactPhone', 'GET /config/contact-phone configuration anyone public', [404]],
  ['configTimer', 'GET /config/timer configuration anyone public', []],
  ['clientManifest', 'GET /config/client-manifest configuration anyone public', []],
  ['health', 'GET /health service anyone public', [503]],
  ['openApi', 'GET /openapi.json service anyone public bare', []],
  ['importBegin', 'POST /import/:store/begin import service listed', [503]],
  ['importStock', 'POST /import/:store/stock import service listed text/csv', [400, 409, 413, 503]],
  ['importServed', 'GET /import/:store/served import service listed', [503]],
  ['branchesImport', 'POST /import/:store/branches import service listed application/x-ndjson', [400, 413, 503]],
  ['branchesServed', 'GET /import/:store/branches import service listed', [503]],
  ['importCommit', 'POST /import/:run/commit import service listed', [409, 503]],
  ['importAbort', 'POST /import/:run/abort import service listed', [503]],
  [
    'importDocuments',
    'POST /import/:run/:entity import service listed documents application/json application/x-ndjson',
    [400, 409, 413, 503],
  ],
  ['importStatus', 'GET /import/:run import service listed', [503]],
  ['exportDocuments', 'GET /export/:store/:entity import service listed bare lines documents', [409, 503]],
  [
    'postalDirectoryImport',
    'POST /import/postal-directory import service listed application/x-ndjson',
    [400, 413, 503],
  ],
  ['postalDirectoryServed', 'GET /import/postal-directory import service listed', [503]],
  ['deskOrders', 'GET /desk/orders desk service listed', [503]],
  ['deskOrder', 'GET /desk/orders/:number desk service listed', [404, 503]],
  ['deskOrderEvent', 'POST /desk/orders/:number/events desk service listed keyed', [400, 404, 409, 413, 503]],
  ['deskOrderRefund', 'POST /desk/orders/:number/refunds desk service listed keyed', [400, 404, 409, 413, 503]],
  ['deskPaymentQuestions', 'GET /desk/payment-questions desk service listed', [503]],
  ['deskPaymentQuestionSettle', 'POST /desk/payment-questions/settle desk service listed', [400, 404, 413, 503]],
  ['deskOutbox', 'GET /desk/outbox desk service listed', [503]],
  ['deskOutboxResend', 'POST /desk/outbox/resend desk service listed keyed', [400, 404, 409, 413, 503]],
  ['deskCustomerGroup', 'POST /desk/customers/group desk service listed', [400, 404, 413, 503]],
  ['deskReviews', 'GET /desk/reviews desk service listed', [503]],
  ['deskReviewDecide', 'POST /desk/reviews/:id desk service listed', [400, 404, 413, 503]],
  ['paymentsNotify', 'POST /payments/notifications payments anyone listed application/json', [400, 401, 404, 413, 503]],
];

const howOf = (call: (typeof CALLS)[number]): string => {
  const flags = { keyed: call.keyed, bare: !call.envelope, lines: call.lines, documents: call.documents };
  const told = Object.entries(flags).flatMap(([name, is]) => (is ? [name] : []));
  return [call.method.toUpperCase(), call.path, call.area, call.access, call.sharing, ...told, ...call.rawBody].join(
    ' ',
  );
};

test.each(PUBLISHED)('%s is %s', (id, how, refusals) => {
  const call = CALLS.find((one) => one.id === id);
  expect(call && howOf(call)).toBe(how);
  expect(call?.refusals).toEqual(refusals);
});

test('there is no other call', () => {
  expect(CALLS.map(({ id }) => id)).toEqual(PUBLISHED.map(([id]) => id));
});

/**
 * What pages send: path, page that shows it, whom it is for, where its key is kept; its fields with the rule each
 * names, optional ones with a question mark.
 */
const SENT: [id: string, how: string, fields: string][] = [
  [
    'add',
    '/cart/add /checkout/cart anyone cart',
    'sku:text parentSku?:text qty?:quantity warranty?:text deliveryOption?:text back?:text',
  ],
  ['set', '/cart/set /checkout/cart anyone cart', 'itemId:required cart?:text qty:quantity step?:text'],
  ['remove', '/cart/remove /checkout/cart anyone cart', 'itemId:required cart?:text'],
  ['restore', '/cart/restore /checkout/cart anyone cart', 'itemId:required cart?:text'],
  ['coupon', '/cart/coupon /checkout/cart anyone cart', 'code?:text back?:text'],
  ['compartir', '/cart/compartir /checkout/cart anyone session', ''],
  ['agregar-compartido', '/cart/agregar-compartido /checkout/cart anyone cart', 'sharedCartToken:text'],
  [
    'datos',
    '/checkout/datos /checkout?paso=datos anyone cart',
    'firstName:name lastName:surname emailAddress:email createAccount?:text password?:password',
  ],
  ['codigo-postal', '/checkout/codigo-postal /checkout?paso=direccion anyone cart', 'zipCode:postalCode otra?:text'],
  ['direccion-guardada', '/checkout/direccion-guardada /checkout?paso=direccion anyone cart', 'address:required'],
  [
    'direccion',
    '/checkout/direccion /checkout?paso=direccion anyone cart',
    'zipCode:postalCode streetAddress:text exteriorNumber:text apartmentNumber?:text neighbourhood:text city?:city state?:text betweenStreets?:text reference?:reference phoneNumber:phone firstName?:name lastName?:surname neighbourhoodOther?:text',
  ],
  ['envio', '/checkout/envio /checkout?paso=envio anyone cart', 'method:required'],
  [
    'pago',
    '/checkout/pago /checkout?paso=pago anyone cart',
    'method:required months?:text billing?:text billing_zipCode?:postalCode billing_streetAddress?:text billing_exteriorNumber?:text billing_apartmentNumber?:text billing_neighbourhood?:text billing_city?:city billing_state?:text billing_betweenStreets?:text billing_reference?:reference billing_phoneNumber?:phone billing_firstName?:name billing_lastName?:surname billing_neighbourhoodOther?:text invoice?:text taxId?:rfc company?:text taxRegime?:taxRegime cfdiUse?:cfdiUse fiscalZipCode?:postalCode',
  ],
  [
    'pedido',
    '/checkout/pedido /checkout?paso=revision anyone cart',
    'orderId:required cartVersion:required chargeConsent?:text withoutAccount?:text',
  ],
  ['pagar-tarjeta', '/payments/tarjeta /checkout anyone session', 'orderId:required'],
  ['revisar-pago', '/payments/revisar /checkout anyone session', 'orderId:required'],
  ['pagar-otra-forma', '/payments/otra-forma /checkout anyone session', 'orderId:required method:required'],
  [
    'encontrar-pedido',
    '/order/encontrar /encuentra-tu-pedido anyone session',
    'number:orderNumber email:email enlace?:text',
  ],
  ['abrir-pedido', '/order/abrir /encuentra-tu-pedido anyone session', ''],
  ['avisame', '/stock/avisame /avisame anyone session', 'sku:text email?:email volver?:text'],
  [
    'resena',
    '/review /resena anyone session',
    'sku:text rating:rating title:text detail:text nickname:text order?:orderNumber email?:email volver?:text',
  ],
  [
    'contacto',
    '/contacto /contacto anyone session',
    'name:text email:email phone?:contactPhone subject:required order?:orderNumber message:text',
  ],
  ['baja-aviso', '/stock/baja /avisame/baja anyone session', 'clave:text'],
];

test.each(SENT)('the form %s goes to %s', (id, how, fields) => {
  const form = FORMS.find((one) => one.id === id);
  expect(form && `${form.path} ${form.page} ${form.access} ${form.keyKeptBy}`).toBe(how);
  expect(
    Object.entries(form?.fields ?? {})
      .map(([name, field]) => `${name}${field.optional ? '?' : ''}:${field.rule}`)
      .join(' '),
  ).toBe(fields);
});

describe('what a field takes', () => {
  const field = (form: string, name: string) => {
    const found = FORMS.find(({ id }) => id === form)?.fields[name];
    if (!found) throw new Error(`no field ${name} in ${form}`);
    return found;
  };

  test.each<[form: string, name: string, taken: string[], refused: string[]]>([
    ['add', 'sku', ['A', 'x'.repeat(128)], ['x'.repeat(129)]],
    ['add', 'back', ['x'.repeat(2048)], ['x'.repeat(2049)]],
    ['add', 'qty', ['1', '10000', ' 2 '], ['0', '10001', '1.5', '-1', 'x']],
    ['set', 'itemId', ['1', '9'.repeat(15)], ['0', '9'.repeat(16), '1.5', '-1', 'x']],
    ['set', 'step', ['-1', '+1'], ['-10']],
    ['coupon', 'code', ['x'.repeat(40)], ['x'.repeat(41)]],
    [
      'envio',
      'method',
      ['tablerate:homeDelivery', `${'a'.repeat(64)}:${'b'.repeat(64)}`],
      ['tablerate', 'a:b:c', ':b', 'a:', `${'a'.repeat(65)}:b`, 'a b:c'],
    ],
    ['pago', 'method', ['cashondelivery', 'a'.repeat(64)], ['a'.repeat(65), 'a:b', 'a b']],
    ['pedido', 'orderId', ['1733840000123', 'a'.repeat(64)], ['a'.repeat(7), 'a'.repeat(65), 'a b c d e']],
    ['pedido', 'cartVersion', ['0', '9'.repeat(15)], ['-1', '9'.repeat(16), 'x']],
    ['direccion', 'streetAddress', ['x'.repeat(120)], ['x'.repeat(121)]],
    ['direccion', 'exteriorNumber', ['x'.repeat(20)], ['x'.repeat(21)]],
    ['direccion', 'neighbourhood', ['x'.repeat(120)], ['x'.repeat(121)]],
    ['direccion', 'state', ['x'.repeat(60)], ['x'.repeat(61)]],
    ['direccion', 'reference', ['x'.repeat(80)], ['x'.repeat(81)]],
  ])('%s %s', (form, name, taken, refused) => {
    const one = field(form, name);
    expect(taken.map((value) => brokenRule(one, value))).toEqual(taken.map(() => null));
    expect(refused.map((value) => brokenRule(one, value))).toEqual(refused.map(() => one.rule));
    expect(brokenRule(one, ' ')).toBe(one.optional ? null : 'required');
  });
});
