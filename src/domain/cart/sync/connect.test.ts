import { describe, expect, test } from 'vitest';
import { testLine } from '../line-fixture';
import { serverLine, testRetailer } from '../retailer-fixture';
import { type Connection, type ConnectOptions, clearCart, connectCart, pullCart, shouldConnect } from './connect';

const OPTIONS: ConnectOptions = {
  guest: false,
  force: false,
  mergeQty: false,
  synchronize: true,
  serverMergeByDefault: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  nextItemId: 50,
};
const NEW: Connection = { cartId: null, bypassCount: 0, syncEnabled: true };
const CONNECTED: Connection = { ...NEW, cartId: 'cart-1' };
const refused = (code: number) => ({ state: 'refused' as const, code, message: 'no' });
const A2 = [testLine({ sku: 'A', qty: 2 })];

describe('connecting', () => {
  test('CART-021 a cart token is stored and the cart syncs (case E23)', async () => {
    const retailer = testRetailer();
    const result = await connectCart(NEW, A2, OPTIONS, retailer);
    expect(retailer.calls).toEqual(['create', 'pull', 'update A×2']);
    expect(result.connection).toEqual(CONNECTED);
  });

  test('with merging off by default it only compares (case E27)', async () => {
    const retailer = testRetailer([serverLine('B', 1, 6)]);
    const result = await connectCart(NEW, A2, { ...OPTIONS, serverMergeByDefault: false }, retailer);
    expect(retailer.calls).toEqual(['create', 'pull']);
    expect(result.lines).toMatchObject([{ sku: 'A' }]);
    expect(result.log).toContainEqual({ party: 'client', status: 'no-item', sku: 'B', serverQty: 1 });
  });

  test('CART-041 nothing is called with cart sync off', async () => {
    const retailer = testRetailer();
    expect((await connectCart(NEW, A2, { ...OPTIONS, synchronize: false }, retailer)).lines).toEqual(A2);
    expect((await pullCart(CONNECTED, A2, { ...OPTIONS, synchronize: false, dryRun: false }, retailer)).lines).toEqual(
      A2,
    );
    expect(retailer.calls).toEqual([]);
  });

  test('CART-022 CART-023 a 401 falls back to a guest cart once, a second one stops without a token (case E25)', async () => {
    const once = testRetailer();
    once.creates = [refused(401)];
    const fallen = await connectCart(NEW, A2, OPTIONS, once);
    expect(once.calls).toEqual(['create', 'create guest', 'pull', 'update A×2']);
    expect(fallen.connection).toEqual({ ...CONNECTED, isGuest: true });

    const twice = testRetailer();
    twice.creates = [refused(401), refused(401)];
    const stopped = await connectCart(NEW, A2, OPTIONS, twice);
    expect(twice.calls).toEqual(['create', 'create guest']);
    expect(stopped).toMatchObject({ connection: { cartId: null, bypassCount: 1, syncEnabled: true }, lines: A2 });
  });

  test('CART-024 any other refusal disables cart sync with a warning; a lost answer does not', async () => {
    const retailer = testRetailer();
    retailer.creates = [refused(500)];
    const result = await connectCart(NEW, A2, OPTIONS, retailer);
    expect(result).toMatchObject({
      connection: { cartId: null, syncEnabled: false },
      lines: A2,
      notices: [{ level: 'warning' }],
    });
    retailer.calls.length = 0;
    await connectCart(result.connection, A2, OPTIONS, retailer);
    expect(retailer.calls).toEqual([]);

    retailer.creates = [{ state: 'unknown', reason: 'time-out' }];
    expect(await connectCart(NEW, A2, OPTIONS, retailer)).toMatchObject({
      connection: NEW,
      end: { state: 'unknown' },
      notices: [],
    });
  });

  test('lines forget the ids of another cart, so that a foreign line with such an id is not taken for theirs', async () => {
    const retailer = testRetailer([serverLine('B', 1, 5)]);
    const result = await connectCart(
      { ...NEW, cartId: 'old' },
      [testLine({ sku: 'A', qty: 2, serverItemId: '5', serverCartId: 'old' })],
      OPTIONS,
      retailer,
    );
    expect(result.lines.map((line) => `${line.sku}×${line.qty}`)).toEqual(['A×2', 'B×1']);
  });

  test('a cart is needed for lines without one only (case E51)', () => {
    expect(shouldConnect(A2, NEW)).toBe(true);
    expect(shouldConnect([], NEW)).toBe(false);
    expect(shouldConnect(A2, CONNECTED)).toBe(false);
  });
});

describe('pulling', () => {
  test('CART-025 a pull that is refused again after the guest fallback leaves the cart as it is (case E19)', async () => {
    const retailer = testRetailer();
    retailer.pulls = [refused(500), refused(500)];
    const result = await pullCart(CONNECTED, A2, { ...OPTIONS, dryRun: false }, retailer);
    expect(retailer.calls).toEqual(['pull', 'create guest', 'pull']);
    expect(result).toMatchObject({ connection: { bypassCount: 1 }, lines: A2, end: { state: 'refused', code: 500 } });
  });

  test('CART-022 a pull answered 401 falls back to a guest cart; a sync that works frees the fallback again', async () => {
    const retailer = testRetailer();
    retailer.pulls = [refused(401)];
    const result = await pullCart(CONNECTED, A2, { ...OPTIONS, dryRun: false }, retailer);
    expect(retailer.calls).toEqual(['pull', 'create guest', 'pull', 'update A×2']);
    expect(result.connection.bypassCount).toBe(0);
  });

  test('a lost pull abandons no cart', async () => {
    const retailer = testRetailer();
    retailer.pulls = [{ state: 'unknown', reason: 'time-out' }];
    expect(await pullCart(CONNECTED, A2, { ...OPTIONS, dryRun: false }, retailer)).toMatchObject({
      connection: CONNECTED,
      lines: A2,
      end: { state: 'unknown' },
    });
    expect(retailer.calls).toEqual(['pull']);
  });
});

describe('clearing', () => {
  test('CART-037 empties both sides and drops the token', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    const result = await clearCart(CONNECTED, OPTIONS, retailer);
    expect(retailer.calls).toEqual(['pull', 'delete A id5']);
    expect(result).toMatchObject({ lines: [], connection: { cartId: null } });
  });

  test('keeps the token while it is not known whether the retailer’s lines are gone', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    retailer.fates = ['lost-before'];
    expect(await clearCart(CONNECTED, OPTIONS, retailer)).toMatchObject({
      lines: [],
      connection: CONNECTED,
      end: { state: 'unknown' },
    });
  });

  test('CART-037 without sync, as after an order, the retailer is not asked (case E39)', async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    const result = await clearCart(CONNECTED, OPTIONS, retailer, { sync: false, disconnect: false });
    expect(retailer.calls).toEqual([]);
    expect(result).toMatchObject({ lines: [], connection: CONNECTED });
    expect(retailer.lines).toHaveLength(1);
  });
});
