import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../tests/fakes/desk';
import { fakePostal } from '../../../tests/fakes/postal';
import type { DeskOrder } from '../../commerce/desk/orders';
import type { Flash } from '../../commerce/flash';
import { runInContext } from '../../commerce/request-context';
import { CARRIERS } from '../../config/carriers';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import { toCentavos } from '../../domain/money';
import { testAddress } from '../../domain/order/address.fixture';
import type { Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import { operator, testContext } from '../../features/shop/request-context.fixture';
import { DeskAddressPage } from './address';
import { DeskOrderPage } from './order';

const NUMBER = '000000042';
const NONE = toCentavos(0);
const found = {
  order: {
    number: NUMBER,
    createdAt: '2026-11-04T15:07:00.000Z',
    personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
    shippingAddress: testAddress(),
    billingAddress: testAddress(),
    paymentMethod: { code: 'cashondelivery', title: 'Pago al recibir' },
    lines: [],
    totals: EMPTY_CONTENT.totals,
  } as unknown as Order,
  state: { ...placedState(toCentavos(1_000_00)), status: 'processing', isAccepted: true },
  events: [],
  told: [],
  refundable: {
    byHand: NONE,
    toCards: NONE,
    underWay: NONE,
    takenBack: NONE,
    sentByHand: NONE,
    noted: NONE,
    notedLast: NONE,
  },
  authorisedUntil: null,
  cardDigits: null,
  asked: null,
} satisfies DeskOrder;

/** The fields of a page with the focus, after a form of it was refused in these. */
async function focused(
  page: typeof DeskOrderPage,
  form: string,
  fields: string[],
  values: Record<string, string> = {},
): Promise<string[]> {
  const errors = fields.map((field) => ({ field, rule: 'x', message: 'Write the guide number' }));
  const flash: Flash = { notices: [], form, values, errors };
  const desk = { ...fakeDesk, order: { ...fakeDesk.order, carriers: CARRIERS, find: async () => found } };
  const context = testContext(
    {},
    {
      now: Date.parse('2026-11-22T18:00:00Z'),
      path: '/operacion/pedido',
      mine: () => ({ ...operator(desk), takeFlash: async () => flash }),
    },
  );
  Object.assign(context.commerce, { postal: fakePostal });
  const html = await runInContext(context, async () => renderToStaticMarkup(await page({ number: NUMBER })));
  return [...html.matchAll(/<(?:input|select)[^>]*autofocus[^>]*>/gi)].map(
    ([tag]) => tag.match(/name="(\w+)"/)?.[1] ?? '',
  );
}

test('an address that is refused has the focus in its first wrong field as they stand, or at what is asked', async () => {
  const at = (fields: string[], values = {}) => focused(DeskAddressPage, 'operacion-direccion', fields, values);
  expect(await at(['zipCode', 'phoneNumber'])).toEqual(['phoneNumber']);
  expect(await at(['agreed'], { neighbourhood: 'Otra' })).toEqual(['agreed']);
  expect(await at(['agreed'])).toEqual([]);
  expect(await at([])).toEqual([]);
});

test('a guide number that is refused has the focus, or its carrier where that is wrong too', async () => {
  const at = (fields: string[]) => focused(DeskOrderPage, 'operacion-pedido', fields, { type: 'send' });
  expect(await at(['guide'])).toEqual(['guide']);
  expect(await at(['guide', 'carrier'])).toEqual(['carrier']);
});
