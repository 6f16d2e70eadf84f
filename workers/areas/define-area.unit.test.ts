import { expect, test } from 'vitest';
import type { NewsletterPort } from '../../src/commerce/newsletter';
import type { StockPort } from '../../src/commerce/stock';
import { stockHandlers } from '../api/stock';
import { defineArea, type PortDefinition } from './define-area';
import { stock } from './stock';

const { calls, retention, ports } = stock;
const { embedded } = ports.stock;

test('an area that leaves something out does not compile', () => {
  const whole = defineArea('stock', { ports, calls, retention });
  // @ts-expect-error what ages of it has to be said, if only that nothing does
  const ageless = defineArea('stock', { ports, calls });
  // @ts-expect-error every call of its contract has to be answered
  const silent = defineArea('stock', { ports, calls: {}, retention });
  // @ts-expect-error its contract has forms
  const formless = defineArea('contact', { ports: {}, calls: {} as never, retention, letters: {} as never });
  // @ts-expect-error its contract has events, of each of which somebody is written a letter
  const letterless = defineArea('contact', { ports: {}, calls: {} as never, retention, forms: {} as never });
  expect([ageless, silent, formless, letterless]).not.toContain(whole);
  expect(whole.calls).toBe(stockHandlers);
});

test('a port says who serves it and what is counted of it', () => {
  const port: PortDefinition<StockPort> = { embedded, upstream: 'embedded', guard: 'unlimited' };
  // @ts-expect-error what is counted of it has to be said, if only that nothing is
  const unguarded: PortDefinition<StockPort> = { embedded, upstream: 'embedded' };
  // @ts-expect-error what a retailer's store view has has to be said
  const halved: PortDefinition<StockPort> = { embedded, guard: 'unlimited' };
  // @ts-expect-error a store view without this port would have none where everybody reckons with one
  const missing: PortDefinition<NewsletterPort> = { embedded: () => null as never, upstream: null, guard: 'unlimited' };
  expect([unguarded, halved, missing]).not.toContain(port);
});
