import { describe, expect, test } from 'vitest';
import type { CartLine } from '../cart';
import { configured, testLine, testWarranty } from '../line-fixture';
import { type Retailer, serverLine, testRetailer } from '../retailer-fixture';
import { serverItem } from './server-item';
import { type SyncOptions, syncCart } from './sync';

const OPTIONS: SyncOptions = {
  force: false,
  dryRun: false,
  mergeQty: false,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  cartId: 'cart-1',
  nextItemId: 50,
};

const mine = (sku: string, qty: number, id: string | null = null, change: Partial<CartLine> = {}) =>
  testLine({ sku, qty, serverItemId: id, serverCartId: id && 'q1', ...change });

const sync = (client: CartLine[], retailer: Retailer, options: Partial<SyncOptions> = {}) =>
  syncCart(client, retailer.lines, { ...OPTIONS, ...options }, retailer);
const short = (lines: { sku: string; qty: number }[]) => lines.map((line) => `${line.sku}×${line.qty}`);
const entries = (log: { party: string; status: string; sku?: string }[]) =>
  log.map(({ party, status, sku }) => `${party}/${status}${sku ? ` ${sku}` : ''}`);

describe('a line that is missing on the server', () => {
  test('CART-026 CART-028 CART-030 is sent by default and gets its id (case E1)', async () => {
    const retailer = testRetailer();
    const result = await sync([mine('A', 2)], retailer);
    expect(retailer.calls).toEqual(['update A×2']);
    expect(result.lines).toMatchObject([{ sku: 'A', qty: 2, serverItemId: '100', prevQty: 2 }]);
    expect(entries(result.log)).toEqual(['server/no-item A', 'client/update-required', 'server/update-required']);
    expect(result.notices).toMatchObject([{ id: 'productAddedToCart' }]);
  });

  test('CART-030 is removed here when the server may remove, but sent all the same when client state is forced (case E3)', async () => {
    const removing = await sync([mine('A', 2)], testRetailer(), { serverSyncCanRemoveLocalItems: true });
    expect(removing.lines).toEqual([]);
    const retailer = testRetailer();
    await sync([mine('A', 2)], retailer, { serverSyncCanRemoveLocalItems: true, force: true });
    expect(short(retailer.lines)).toEqual(['A×2']);
  });

  test('CART-035 CART-036 leaves the cart when the server refuses to add it; lines of the same parent stay', async () => {
    const retailer = testRetailer();
    retailer.fates = [500];
    const lines = [mine('P-1', 1, null, { parentSku: 'P' }), mine('P-2', 1, null, { parentSku: 'P', itemId: 2 })];
    const result = await sync(lines, retailer);
    expect(short(result.lines)).toEqual(['P-2×1']);
    expect(result.log[0]).toMatchObject({
      party: 'server',
      status: 'no-item',
      failed: 'The requested qty is not available',
    });
    expect(result.notices[0]).toMatchObject({ level: 'error', message: 'The requested qty is not available' });
  });
});

describe('a line with another quantity', () => {
  test('CART-027 is set on the server, absolutely, with its id (case E29)', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    const result = await sync([mine('A', 2, '5', { prevQty: 1 })], retailer);
    expect(retailer.calls).toEqual(['update A×2 id5']);
    expect(result.log[0]).toEqual({ party: 'server', status: 'wrong-qty', sku: 'A', clientQty: 2, serverQty: 1 });
    expect(result.notices).toMatchObject([{ id: 'productQuantityUpdated' }]);
  });

  test('takes the server’s when that may modify (case E5), but not when client state is forced', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    const result = await sync([mine('A', 3, '5')], retailer, { serverSyncCanModifyLocalItems: true });
    expect(short(result.lines)).toEqual(['A×1']);
    expect(retailer.calls).toEqual([]);
    await sync([mine('A', 3, '5')], retailer, { serverSyncCanModifyLocalItems: true, force: true });
    expect(retailer.calls).toEqual(['update A×3 id5']);
  });

  test('CART-033 CART-036 goes back to its previous quantity when refused (case E15)', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    retailer.fates = [500];
    const result = await sync([mine('A', 9, '5', { prevQty: 1 })], retailer);
    expect(short(result.lines)).toEqual(['A×1']);
    expect(result.log[0]).toMatchObject({ status: 'wrong-qty', failed: 'The requested qty is not available' });
  });

  test('CART-034 one the retailer does not confirm as ours leaves our cart and stays in its own (case E17)', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    retailer.fates = [500];
    const result = await sync([mine('A', 9, null)], retailer);
    expect(result.lines).toEqual([]);
    expect(short(retailer.lines)).toEqual(['A×1']);
  });

  test('CART-034 a confirmed one that is refused without a previous quantity leaves both carts', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    retailer.fates = [500];
    const result = await sync([mine('A', 9, '5')], retailer);
    expect(result).toMatchObject({ lines: [], end: { state: 'ok' } });
    expect(retailer.calls).toEqual(['update A×9 id5', expect.stringMatching(/^remove|^delete/)]);
    expect(retailer.lines).toEqual([]);
  });

  test('after a merge the confirmed quantity is what a later refusal restores', async () => {
    const retailer = testRetailer([serverLine('A', 3, 5)]);
    const merged = await sync([mine('A', 2)], retailer, { mergeQty: true });
    expect(retailer.calls).toEqual(['update A×5 id5']);
    retailer.fates = [500];
    const raised = merged.lines.map((line) => ({ ...line, qty: 9 }));
    expect(short((await sync(raised, retailer)).lines)).toEqual(['A×5']);
  });
});

test('CART-029 equal lines need no call and learn their server ids, so that removing them later reaches the server', async () => {
  const retailer = testRetailer([serverLine('A', 2, 5)]);
  const first = await sync([mine('A', 2)], retailer);
  expect(first.lines).toMatchObject([{ serverItemId: '5', serverCartId: 'q1', prevQty: 2 }]);
  const second = await sync(first.lines, retailer);
  expect(entries(second.log)).toEqual(['client/no-changes', 'server/no-changes']);
  expect(retailer.calls).toEqual([]);
});

describe('merging at login', () => {
  test('sums a line the server does not know as ours', async () => {
    const retailer = testRetailer([serverLine('A', 3, 5)]);
    const result = await sync([mine('A', 2)], retailer, { mergeQty: true });
    expect(short(result.lines)).toEqual(['A×5']);
    expect(short(retailer.lines)).toEqual(['A×5']);
  });

  test('never sums a line that is known there already (case E11)', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    const result = await sync([mine('A', 1, '5')], retailer, { mergeQty: true });
    expect(short(result.lines)).toEqual(['A×1']);
    expect(retailer.calls).toEqual([]);
  });

  test('adopts the server’s line when the sum is refused', async () => {
    const retailer = testRetailer([serverLine('A', 3, 5)]);
    retailer.fates = [400];
    expect((await sync([mine('A', 2)], retailer, { mergeQty: true })).lines).toMatchObject([
      { qty: 3, serverItemId: '5' },
    ]);
  });
});

describe('a line that is missing here', () => {
  test('CART-031 is deleted on the server when client state is forced (case E7)', async () => {
    const retailer = testRetailer([serverLine('B', 2, 6)]);
    const result = await sync([], retailer, { force: true });
    expect(retailer.calls).toEqual(['delete B id6']);
    expect(result.lines).toEqual([]);
    expect(retailer.lines).toEqual([]);
    expect(entries(result.log)).toEqual(['client/no-item B', 'client/no-changes', 'server/update-required']);
  });

  test('CART-032 is added here when it is not forced (case E9)', async () => {
    const retailer = testRetailer([serverLine('B', 2, 6), serverLine('GONE', 1, 7)]);
    const result = await sync([], retailer);
    expect(retailer.calls).toEqual([]);
    expect(result.lines).toMatchObject([{ sku: 'B', qty: 2, itemId: 50, serverItemId: '6' }]);
    expect(result.nextItemId).toBe(51);
    expect(result.log.find((entry) => entry.sku === 'GONE')?.failed).toBe('the product could not be loaded');
  });

  test('counts as deleted when the server has it no more, and a refused delete stops nothing', async () => {
    const retailer = testRetailer([serverLine('B', 2, 6), serverLine('C', 1, 7), serverLine('D', 1, 8)]);
    retailer.fates = [404, 500, 'ok'];
    const result = await sync([], retailer, { force: true });
    expect(retailer.calls).toHaveLength(3);
    expect(result.log.map((entry) => Boolean(entry.failed))).toEqual([false, true, false, false, false]);
  });
});

test('a dry run reports what it would do and changes neither side (case E13)', async () => {
  const retailer = testRetailer([serverLine('B', 1, 6)]);
  const client = [mine('A', 2)];
  const result = await sync(client, retailer, { dryRun: true });
  expect(entries(result.log)).toEqual([
    'server/no-item A',
    'client/no-item B',
    'client/update-required',
    'server/update-required',
  ]);
  expect(result.lines).toEqual(client);
  expect(retailer.calls).toEqual([]);
});

describe('outcomes that are not about a line', () => {
  test('an unknown one stops the sync before the next call and repeats nothing', async () => {
    const retailer = testRetailer();
    retailer.fates = ['lost-after'];
    const result = await sync([mine('A', 2), mine('B', 1, null, { itemId: 2 })], retailer);
    expect(result.end).toMatchObject({ state: 'unknown' });
    expect(retailer.calls).toEqual(['update A×2']);
    expect(short(result.lines)).toEqual(['A×2', 'B×1']);
  });

  test('after a lost add a merge does not sum the line with itself', async () => {
    const retailer = testRetailer();
    retailer.fates = ['lost-after'];
    const lost = await sync([mine('A', 2)], retailer, { mergeQty: true });
    const again = await sync(lost.lines, retailer, { mergeQty: true });
    expect(again.end.state).toBe('ok');
    expect(short(again.lines)).toEqual(['A×2']);
    expect(short(retailer.lines)).toEqual(['A×2']);
  });

  test('a refused caller (401, 403, 429, 503) costs no line its quantity', async () => {
    for (const code of [401, 403, 429, 503]) {
      const retailer = testRetailer([serverLine('A', 1, 5)]);
      retailer.fates = [code];
      const client = [mine('A', 9, '5', { prevQty: 1 }), mine('B', 1, null, { itemId: 2 })];
      const result = await sync(client, retailer);
      expect(result.end).toMatchObject({ state: 'refused', code });
      expect(result.lines).toEqual(client);
    }
  });
});

test('lines are paired one to one, known ids first', async () => {
  const retailer = testRetailer([serverLine('A', 1, 5), serverLine('A', 2, 6)]);
  const result = await sync([mine('A', 2, '6'), mine('A', 1, '5', { itemId: 2 })], retailer);
  expect(retailer.calls).toEqual([]);
  expect(result.lines).toMatchObject([{ serverItemId: '6' }, { serverItemId: '5' }]);
});

test('one line of the retailer stands for one of ours: the second that would fit is sent', async () => {
  const retailer = testRetailer([serverLine('A', 1, 5)]);
  const result = await sync([mine('A', 1), mine('A', 1, null, { itemId: 2, warranty: testWarranty() })], retailer);
  expect(retailer.calls).toEqual(['update A×1']);
  expect(result.lines.map((line) => line.serverItemId)).toEqual(['5', '100']);
});

describe('what is sent', () => {
  test('CART-004 a configurable goes by its parent with its options, its server id and quote (case C13)', () => {
    const line = mine('W-XS', 2, '7', { parentSku: 'W', productOption: configured(['142', '167']) });
    const item = serverItem(line, 2, serverLine('W-XS', 1, 7), 'cart-1');
    expect(item).toEqual({
      sku: 'W',
      item_id: 7,
      qty: 2,
      quoteId: 'q1',
      product_option: {
        extension_attributes: {
          configurable_item_options: [{ option_id: '142', option_value: '167' }],
          custom_options: [],
          bundle_options: [],
        },
      },
    });
  });

  test('CART-004 warranty and delivery option ride in additional_data, and only when there are any', () => {
    expect(serverItem(mine('A', 1), 1, null, 'cart-1')).toEqual({ sku: 'A', qty: 1, quoteId: 'cart-1' });
    const line = mine('A', 1, null, { warranty: testWarranty(), deliveryOption: 'recoger_en_sucursal' });
    expect(serverItem(line, 1, null, 'cart-1').extension_attributes).toEqual({
      additional_data: {
        warranty: { sku: 'GAR-24', name: 'Garantía de 24 meses', months: 24, price: 50 },
        opcion_de_entrega: 'recoger_en_sucursal',
      },
    });
  });
});
