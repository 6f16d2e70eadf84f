import { expect, test } from 'vitest';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { toCentavos } from '../../domain/money';
import { testAddress } from '../../domain/order/address.fixture';
import type { Order } from '../../domain/order/order';
import { type OrderState, placedState } from '../../domain/order/step';
import { translator } from '../../i18n';
import { carrierCsv } from './carrier-csv';

const order = (more: object): Order =>
  ({
    number: '000000042',
    personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
    shippingAddress: { ...testAddress(), firstName: 'Ana', lastName: 'Pech', zipCode: '06700', ...more },
    paymentMethod: { code: 'cashondelivery', title: 'Pago contra entrega' },
    lines: [{ sku: 'SILLA', qty: 2, name: 'Silla "Oslo", roble' }],
  }) as Order;

test('a carrier gets a line for each parcel, in a file that spreadsheets read as it is and take no formula from', () => {
  const state = { ...placedState(toCentavos(1_160_00)), isAccepted: true };
  const text = carrierCsv(
    translator('es-MX'),
    [
      { order: order({ reference: '=HYPERLINK("http://malo.example")', streetAddress: 'Av. 5\nde Mayo' }), state },
      { order: { ...order({}), branch: BRANCH }, state },
    ],
    new Map([['SILLA', 4.25]]),
  );
  expect(
    text.startsWith('\u{feff}"Número de pedido","Nombre","Calle","Número exterior","Número interior","Colonia"'),
  ).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"000000042","Ana Pech","Av. 5 de Mayo"');
  expect(lines[1]).toContain('"06700"');
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://malo.example"")"`);
  expect(lines[1]).toContain('"8.5","2","2 × Silla ""Oslo"", roble","1160"');
});

test('a carrier collects at the door what is paid there, accepted or not, and nothing of what is held or to be paid before', () => {
  const due = placedState(toCentavos(1_160_00));
  const held = { ...due, isAccepted: true, money: { ...due.money, authorised: toCentavos(1_160_00) } };
  const collected = (code: string, state: OrderState) => {
    const one = { ...order({}), paymentMethod: { code, title: code } };
    const text = carrierCsv(translator('es-MX'), [{ order: one, state }], new Map()).trim();
    return text.slice(text.lastIndexOf(',') + 1);
  };
  expect([
    collected('cashondelivery', due),
    collected('cashondelivery', { ...due, isAccepted: true }),
    collected('spei', { ...due, isAccepted: true }),
    collected('spei', due),
    collected('card', held),
    collected('cashondelivery', placedState(toCentavos(0))),
  ]).toEqual(['"1160"', '"1160"', '"1160"', '"0"', '"0"', '"0"']);
});
