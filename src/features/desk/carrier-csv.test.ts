import { expect, test } from 'vitest';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { toCentavos } from '../../domain/money';
import { testAddress } from '../../domain/order/address.fixture';
import type { Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import { translator } from '../../i18n';
import { carrierCsv } from './carrier-csv';

const order = (more: object): Order =>
  ({
    number: '000000042',
    personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
    shippingAddress: { ...testAddress(), firstName: 'Ana', lastName: 'Pech', zipCode: '06700', ...more },
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

test('a carrier collects at the door what is paid there, and nothing of an order that is paid already', () => {
  const due = placedState(toCentavos(1_160_00));
  const lineOf = (isAccepted: boolean) =>
    carrierCsv(translator('es-MX'), [{ order: order({}), state: { ...due, isAccepted } }], new Map()).trim();
  expect([lineOf(true), lineOf(false)].map((text) => text.slice(text.lastIndexOf(',')))).toEqual([',"1160"', ',"0"']);
});
