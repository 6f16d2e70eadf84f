import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import type { ReturnForm } from '../../domain/returns/returnable';
import { testContext } from '../shop/request-context.fixture';
import { OrderReturns } from './order-returns';

const form: ReturnForm = {
  order: '000000007',
  lines: [],
  reasons: [],
  conditions: [],
  clock: null,
  hasWays: true,
  problem: null,
};

const page = (isDelivered: boolean): string =>
  runInContext(testContext({}), () =>
    renderToStaticMarkup(
      <OrderReturns
        order={form.order}
        returns={{ list: { ok: true, value: [] }, form: { ok: true, value: form } }}
        isDelivered={isDelivered}
      />,
    ),
  );

test('what has arrived is returned by a button, what is on its way by a quiet link', () => {
  expect(page(true)).toMatch(/<a class="btn btn-plain"[^>]*>Devolver productos/);
  expect(page(false)).toMatch(/<a class="line-link"[^>]*>Devolver productos/);
  expect(page(false)).not.toContain('btn');
});
