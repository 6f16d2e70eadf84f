import { expect, test } from 'vitest';
import { toStreetLines } from '../../../src/domain/address/street-lines';
import { RULES } from '../../../src/domain/validation';
import { checkAddress } from '../../../src/features/checkout/address-form.client';
import { checkBuyer } from '../../../src/features/checkout/buyer-fields';
import { checkInvoice } from '../../../src/features/checkout/order-form.client';
import { translator } from '../../../src/i18n';
import { newLine } from '../../../tests/fakes/cart';
import { FakeShop, TOKEN } from '../../../tests/fakes/commerce';
import { BAD_FIELDS, type BadField } from '../../../tests/fixtures/bad-fields';
import { client } from '../../api/api.fixture';
import { browser } from '../forms.fixture';

const GOOD = {
  datos: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
  direccion: {
    zipCode: '97000',
    streetAddress: 'Calle 60 491',
    apartmentNumber: '3',
    neighbourhood: 'Centro',
    city: 'Mérida',
    betweenStreets: '59 y 61',
    reference: 'Portón azul',
    phoneNumber: '999 123 4567',
  },
  pago: {
    method: 'cashondelivery',
    invoice: '1',
    taxId: 'URE180429TM6',
    company: 'Universidad Robótica Española',
    taxRegime: '601',
    cfdiUse: 'G03',
    fiscalZipCode: '97000',
  },
};

function shopWithCart(): FakeShop {
  const shop = new FakeShop();
  Object.assign(shop.cart(TOKEN), { lines: [{ ...newLine('LAMP-01', 2), itemId: 1 }], version: 1 });
  return shop;
}

/** A call sends the number of a house apart from its street. */
const HOUSE = { streetAddress: 'Calle 60', exteriorNumber: '491' };

const KEPT = { datos: 'personalDetails', direccion: 'shippingDetails', pago: 'invoice' } as const;

const CHECKS = { datos: checkBuyer, direccion: checkAddress, pago: checkInvoice };

/** The browser asks for the name in one field. */
const typed = (form: BadField['form'], fields: Record<string, string>) =>
  form === 'datos' ? { ...fields, fullName: `${fields.firstName} ${fields.lastName}` } : fields;
/** The form asks for street and number in one line. */
const inForm = (field: string, value: string): [field: string, value: string] =>
  field === 'exteriorNumber' ? ['streetAddress', `${HOUSE.streetAddress}, ${value}`] : [field, value];
const isName = (field: string) => field === 'firstName' || field === 'lastName';

const inBrowser = (form: BadField['form'], fields: Record<string, string>) => CHECKS[form](typed(form, fields)) ?? [];

async function byForm(form: BadField['form'], fields: Record<string, string>) {
  const { post, session, cart } = browser(shopWithCart());
  if (form !== 'datos') await post('/f/checkout/datos', GOOD.datos);
  if (form === 'pago') await post('/f/checkout/direccion', GOOD.direccion);
  await post(`/f/checkout/${form}`, fields);
  return { errors: session.flash?.errors ?? [], kept: cart.checkout[KEPT[form]] ?? null };
}

async function byCall(fields: typeof GOOD.datos & typeof GOOD.direccion & typeof HOUSE & Partial<typeof GOOD.pago>) {
  const address = {
    country_id: 'MX',
    firstname: fields.firstName,
    lastname: fields.lastName,
    email: fields.emailAddress,
    telephone: fields.phoneNumber,
    postcode: fields.zipCode,
    city: fields.city,
    street: toStreetLines({ ...fields, reference: '' }),
    reference: fields.reference,
    vat_id: fields.taxId,
    company: fields.company,
    tax_regime: fields.taxRegime,
    cfdi_use: fields.cfdiUse,
    fiscal_postcode: fields.fiscalZipCode,
  };
  const answer = await client(shopWithCart()).post('/api/order', {
    cart_id: TOKEN,
    order_id: '1733840000123',
    products: [{ sku: 'LAMP-01', qty: 2 }],
    addressInformation: {
      shippingAddress: { ...GOOD_WIRE },
      billingAddress: address,
      shipping_method_code: 'bestway',
      shipping_carrier_code: 'tablerate',
      payment_method_code: 'cashondelivery',
    },
  });
  return { status: answer.status, problems: answer.body.result };
}

const GOOD_WIRE = {
  country_id: 'MX',
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  telephone: '9991234567',
  postcode: '97000',
  city: 'Mérida',
  street: ['Calle 60, 491', 'Centro'],
};

test('what is right passes in browser, form and API', async () => {
  for (const form of ['datos', 'direccion', 'pago'] as const) {
    expect(inBrowser(form, GOOD[form])).toEqual([]);
    expect((await byForm(form, GOOD[form])).errors).toEqual([]);
  }
  expect(await byCall({ ...GOOD.datos, ...GOOD.direccion, ...HOUSE })).toMatchObject({ status: 200 });
  expect(await byCall({ ...GOOD.datos, ...GOOD.direccion, ...HOUSE, ...GOOD.pago })).toMatchObject({ status: 200 });
});

test.each(BAD_FIELDS)(
  '$ids CHECKOUT-013 $form.$field refuses $value as $rule: in the browser, by its form and by the API, in words beside the field',
  async ({ form, field, value, rule, wire }) => {
    const problem = { field, rule, message: RULES[rule] };
    const [asked, written] = inForm(field, value);
    const beside = { ...problem, field: asked };
    const fields = { ...GOOD[form], [asked]: written };
    expect(inBrowser(form, fields)).toEqual(
      form === 'datos' && isName(field) ? [expect.objectContaining({ field: 'fullName' })] : [beside],
    );
    const { errors, kept } = await byForm(form, fields);
    expect(errors).toEqual([beside]);
    expect(kept).toBeNull();
    if (wire) {
      const { status, problems } = await byCall({
        ...GOOD.datos,
        ...GOOD.direccion,
        ...HOUSE,
        ...(form === 'pago' ? GOOD.pago : {}),
        [field]: value,
      });
      expect(status).toBe(422);
      expect(problems).toEqual([{ ...problem, field: `addressInformation.billingAddress.${wire}` }]);
    }
    const spoken = translator('es-MX').message(problem.message);
    expect(spoken).not.toBe(problem.message);
    expect(spoken).not.toBe(translator('es-MX').message('something nobody knows'));
  },
);
