import { describe, expect, test } from 'vitest';
import { PUBLISHED } from '../../tests/published';
import { CALLS, FORMS } from './areas';
import { brokenRule } from './form-fields';

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
  expect(CALLS.map(({ id }) => id).sort()).toEqual(PUBLISHED.map(([id]) => id).sort());
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
  [
    'comprar',
    '/cart/comprar /checkout/cart anyone cart',
    'sku:text parentSku?:text qty?:quantity warranty?:text deliveryOption?:text back?:text',
  ],
  ['set', '/cart/set /checkout/cart anyone cart', 'itemId:required cart?:text qty:quantity step?:text'],
  ['remove', '/cart/remove /checkout/cart anyone cart', 'itemId:required cart?:text'],
  ['restore', '/cart/restore /checkout/cart anyone cart', 'itemId:required cart?:text'],
  ['coupon', '/cart/coupon /checkout/cart anyone cart', 'code?:text back?:text'],
  ['destination', '/cart/destination /checkout/cart anyone cart', 'zipCode:postalCode'],
  ['compartir', '/cart/compartir /checkout/cart anyone session', ''],
  ['agregar-compartido', '/cart/agregar-compartido /checkout/cart anyone cart', 'sharedCartToken:text'],
  [
    'datos',
    '/checkout/datos /checkout?paso=datos anyone cart',
    'fullName?:name firstName?:name lastName?:surname emailAddress:email createAccount?:text password?:password',
  ],
  ['codigo-postal', '/checkout/codigo-postal /checkout?paso=datos anyone cart', 'zipCode:postalCode otra?:text'],
  ['direccion-guardada', '/checkout/direccion-guardada /checkout?paso=datos anyone cart', 'address:required'],
  [
    'direccion',
    '/checkout/direccion /checkout?paso=datos anyone cart',
    'fullName?:name buyerFirstName?:name buyerLastName?:surname emailAddress?:email createAccount?:text password?:password zipCode:postalCode streetAddress:houseNumber exteriorNumber?:text apartmentNumber?:text neighbourhood:text city?:city state?:text betweenStreets?:text reference?:reference phoneNumber:phone firstName?:name lastName?:surname neighbourhoodOther?:text keepAddress?:text',
  ],
  ['envio', '/checkout/envio /checkout?paso=envio anyone cart', 'method:required'],
  [
    'pago',
    '/checkout/pago /checkout?paso=pago anyone cart',
    'method:required months?:text billing?:text billing_zipCode?:postalCode billing_streetAddress?:houseNumber billing_exteriorNumber?:text billing_apartmentNumber?:text billing_neighbourhood?:text billing_city?:city billing_state?:text billing_betweenStreets?:text billing_reference?:reference billing_phoneNumber?:phone billing_firstName?:name billing_lastName?:surname billing_neighbourhoodOther?:text invoice?:text taxId?:rfc company?:text taxRegime?:taxRegime cfdiUse?:cfdiUse fiscalZipCode?:postalCode',
  ],
  [
    'pedido',
    '/checkout/pedido /checkout?paso=pago anyone cart',
    'method?:required months?:text billing?:text billing_zipCode?:postalCode billing_streetAddress?:houseNumber billing_exteriorNumber?:text billing_apartmentNumber?:text billing_neighbourhood?:text billing_city?:city billing_state?:text billing_betweenStreets?:text billing_reference?:reference billing_phoneNumber?:phone billing_firstName?:name billing_lastName?:surname billing_neighbourhoodOther?:text invoice?:text taxId?:rfc company?:text taxRegime?:taxRegime cfdiUse?:cfdiUse fiscalZipCode?:postalCode orderId:required cartVersion:required total?:text paid?:text details?:text rfcTold?:taxId wallet?:text chargeConsent?:text withoutAccount?:text',
  ],
  ['pagar-tarjeta', '/payments/tarjeta /checkout anyone session', 'orderId:required'],
  ['revisar-pago', '/payments/revisar /checkout anyone session', 'orderId:required'],
  ['pagar-otra-forma', '/payments/otra-forma /checkout anyone session', 'orderId:required method:required'],
  ['pagar-otros-meses', '/payments/otros-meses /checkout anyone session', 'orderId:required months:text'],
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
    ['direccion', 'streetAddress', ['Calle 60 491', `${'x'.repeat(118)} 1`], ['Calle 60', 'Avenida']],
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
