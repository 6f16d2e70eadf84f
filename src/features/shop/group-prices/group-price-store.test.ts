import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askGroupPrices } from './ask-group-prices';
import { groupPrice, onGroupPricesWanted, skusOfGroup, wantGroupPrices } from './group-price-store';

const priced = (sku: string, final: number, regular: number) => ({
  sku,
  price_info: {
    final_price: final,
    regular_price: regular,
    formatted_prices: { final_price: `<span class="price">$${final}</span>` },
  },
});

const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ result: { items: [] } });
  vi.stubGlobal('document', { body: { dataset: { prefix: '/de' } } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a price is asked for once, and is the same object as long as it holds', async () => {
  answer = () => Response.json({ result: { items: [priced('A', 90.5, 100)] } });
  await askGroupPrices(['A', 'A', '', 'B']);
  await askGroupPrices(['A', 'B']);
  expect(asked).toEqual(['/de/api/product/render-list?skus=A,B']);
  expect(groupPrice('A')).toEqual({ gross: 9050, regularGross: 10000, sign: '$' });
  expect(groupPrice('A')).toBe(groupPrice('A'));
  expect([groupPrice('B'), groupPrice(undefined)]).toEqual([null, null]);
});

test('what got no answer is asked for again', async () => {
  answer = () => new Response('', { status: 503 });
  await expect(askGroupPrices(['C'])).rejects.toThrow();
  answer = () => Response.json({ result: { items: [priced('C', 1, 1)] } });
  await askGroupPrices(['C']);
  expect(groupPrice('C')?.gross).toBe(100);
});

test('what a page wants is told apart by the groups that pay another price, and said once', () => {
  const told = vi.fn();
  onGroupPricesWanted(told);
  wantGroupPrices(['D'], [2, 3]);
  wantGroupPrices(['D'], [2, 3]);
  wantGroupPrices(['E']);
  expect([told.mock.calls.length, skusOfGroup('3'), skusOfGroup('4')]).toEqual([1, ['D'], []]);
});
