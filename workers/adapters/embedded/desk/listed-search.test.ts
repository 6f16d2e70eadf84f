import { expect, test } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import type { Order } from '../../../../src/domain/order/order';
import { orderWords } from '../../../../src/domain/order/search-words';
import { writeMissingWords } from '../orders/words';
import { env } from '../testing/catalogue';
import { order } from '../testing/order';
import { list, listedShop, numbers, placed } from './listed.fixture';

listedShop();

test('orders are found by name without accents, in any order of its words, telephone, e-mail, number and sku', async () => {
  const base = order('x', { 'SKU-1': 1 });
  const address = { ...base.billingAddress, firstName: 'José', lastName: 'Ñáñez Ruiz', phoneNumber: '5512345678' };
  const found = await placed({
    personalDetails: { firstName: 'José', lastName: 'Ñáñez Ruiz', emailAddress: 'Jose@Correo.mx' },
    shippingAddress: address,
    billingAddress: address,
  });
  await placed();
  for (const typed of ['jose ñañez', 'Ruiz jos', '+52 55 1234 5678', 'JOSE@correo', found, found.replace(/^0+/, '')])
    expect([typed, (await numbers({ search: typed }))[0]]).toEqual([typed, found]);
  expect((await list({ search: 'sku-1' })).rows).toHaveLength(2);
  const other = { ...address, phoneNumber: '5599990044' };
  const ends = await placed({ shippingAddress: other, billingAddress: other });
  for (const typed of ['0044', '99 0044', '599990044'])
    expect([typed, await numbers({ search: typed })]).toEqual([typed, [ends]]);
  expect([await numbers({ search: '044' }), await numbers({ search: '1044' })]).toEqual([[], []]);
  expect(await numbers({ search: 'nadie' })).toEqual([]);
});

test('an order is found by what it costs, to the centavo, and says so; four digits are a telephone, a card and an amount', async () => {
  const base = order('x', { 'SKU-1': 1 });
  const costs = (grandTotal: number, phoneNumber: string, more: Partial<Order> = {}) => {
    const address = { ...base.billingAddress, phoneNumber };
    const totals = { ...base.totals, grandTotal: toCentavos(grandTotal) };
    return placed({ totals, billingAddress: address, shippingAddress: address, ...more });
  };
  const [cheap, dear, round] = [
    await costs(129_900, '5512340000'),
    await costs(1_129_900, '5512340000'),
    await costs(424_200, '5512340000'),
  ];
  await costs(12_990_000, '5512340000');
  const half = await costs(129_950, '5512344242');
  const found = async (search: string) =>
    (await list({ search })).rows.map(({ order: { number }, foundBy }) => [number, foundBy]);
  for (const typed of ['1,299.00', '$1299', '1299', '1299.00', ' $1,299.0 '])
    expect([typed, await found(typed)]).toEqual([typed, [[cheap, 'amount']]]);
  expect([await found('1299.5'), await found('11,299')]).toEqual([[[half, 'amount']], [[dear, 'amount']]]);
  expect(await found('4242')).toEqual([
    [round, 'amount'],
    [half, 'telephone'],
  ]);
  const paid = orderWords({ ...base, wallet: toCentavos(base.totals.grandTotal - 99_00) });
  expect(paid.filter((word) => word.startsWith('='))).toEqual([`=${base.totals.grandTotal}`, '=9900']);
});

test('an order that several of its words find stands once, on whichever page, and a page is full', async () => {
  const namesakes = { firstName: 'Ana', lastName: 'Ana Anaya', emailAddress: 'anaya@correo.mx' };
  const all: string[] = [];
  for (let at = 0; at < 53; at += 1) all.push(await placed({ personalDetails: namesakes }));
  const first = await list({ search: 'ana' });
  const second = await list({ search: 'ana', after: first.next });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, null]);
  const shown = [...first.rows, ...second.rows].map(({ order: { number } }) => number);
  expect(shown).toEqual(all.toReversed());
});

test('orders of before there were words are given theirs by the minute', async () => {
  const number = await placed();
  await env.SHOP.batch([
    env.SHOP.prepare('DELETE FROM order_word'),
    env.SHOP.prepare('UPDATE orders SET has_words = 0'),
  ]);
  expect(await numbers({ search: number })).toEqual([]);
  expect(await writeMissingWords(env)).toBeGreaterThanOrEqual(1);
  expect(await writeMissingWords(env)).toBe(0);
  expect(await numbers({ search: number })).toEqual([number]);
});
