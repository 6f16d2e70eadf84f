import { expect, test } from 'vitest';
import type { Answer } from '../lib/ops/http-answer';
import { casesNamed, ourCases } from './cases';
import { storeOfFifty } from './fifty';

const answered = (token: string, version: number, status = 200): Answer => ({
  status,
  retryAfter: null,
  bytes: 0,
  body: Buffer.from(JSON.stringify({ result: { quote_id: token }, meta: { version } })),
});

test('an add goes to the cart that the one before was answered until it has five lines, each of another product', () => {
  const add = ourCases(storeOfFifty(), 'run').find(({ name }) => name === 'our cart add');
  const sent = [1, 2, 3, 4, 5, 6].map((number) => {
    const { path, body } = add?.request(number) ?? { path: '' };
    add?.answered?.(answered('t1', number));
    return { path, body };
  });
  const [opens, ...others] = ['/api/cart/update', ...Array(4).fill('/api/cart/update?cartId=t1'), '/api/cart/update'];
  expect(sent.map(({ path }) => path)).toEqual([opens, ...others]);
  expect(new Set(sent.slice(0, 5).map(({ body }) => body)).size).toBe(5);
});

test('carts are added to side by side, one add at a time each, and one that was refused is left', () => {
  const add = ourCases(storeOfFifty(), 'run').find(({ name }) => name === 'our cart add');
  add?.answered?.(answered('t1', 1));
  add?.answered?.(answered('t2', 3));
  expect([1, 2, 3].map((number) => add?.request(number).path)).toEqual([
    '/api/cart/update?cartId=t2',
    '/api/cart/update?cartId=t1',
    '/api/cart/update',
  ]);
  add?.answered?.(answered('t3', 1, 503));
  expect(add?.request(4).path).toBe('/api/cart/update');
});

test('cases of a name come with all they are told beside', () => {
  const cases = [
    { name: 'bare', twin: null },
    { name: 'write', twin: 'bare' },
    { name: 'page', twin: 'bare' },
    { name: 'our cart add', twin: 'write' },
  ].map((one) => ({ ...one, worker: 'ours', request: () => ({ path: '/' }) }));
  expect(casesNamed(cases, 'cart').map(({ name }) => name)).toEqual(['bare', 'write', 'our cart add']);
  expect(casesNamed(cases, '')).toEqual(cases);
});
