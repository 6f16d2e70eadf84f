import { beforeAll, expect, test } from 'vitest';
import { post } from './client';
import { customer, tokensOf, userCart } from './customer';
import { FACES, type Face, face, keptBy } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

/** A customer of this face with a table in their cart, and the link to it. */
async function sharing(at: Face) {
  const { token } = await customer(at);
  const query = { cartId: await userCart(at, token) };
  await post(at, 'cart/update', { token, query, body: { cartItem: { sku: 'MESA-PINO', qty: 1 } } });
  const { result } = await post(at, `cart/share/false/${query.cartId}`, { token });
  const body = result as { sharedCartToken: string };
  const add = async () => {
    const answer = await post(at, 'cart/add-shared', { token, query: { ...query, guest: 'false' }, body });
    const { cart } = answer.meta as { cart: { lines: { sku: string; qty: number }[] } };
    return [answer.result, cart.lines.map(({ sku, qty }) => [sku, qty])];
  };
  return { token, add };
}

test.each(FACES)('API-041 API-042 a shared cart is added once whoever sells: %s', async (name) => {
  const at = face(name);
  const { add } = await sharing(at);
  for (let times = 0; times < 2; times += 1)
    expect(await add()).toEqual([{ added: 1, refused: [] }, [['MESA-PINO', 2]]]);
  if (name === 'family')
    expect((await keptBy(at)).quotes.flatMap(({ lines }) => lines)).toMatchObject([{ sku: 'MESA-PINO', qty: 2 }]);
});

test('SHARED-001 adding a shared cart compares with the retailer’s cart, also where nothing is left to add', async () => {
  const at = face('family');
  const { token, add } = await sharing(at);
  await add();
  const { access } = await tokensOf(at, token);
  const retailer = `${JSON.parse(at.env.BACKENDS ?? '{}').viu.url}/api/cart`;
  const made = (await (await fetch(`${retailer}/create?token=${access}`, { method: 'POST' })).json()) as {
    result: unknown;
  };
  const cartItem = { sku: 'BANCO-ALTO', qty: 1 };
  await fetch(`${retailer}/update?token=${access}&cartId=${made.result}`, {
    method: 'POST',
    body: JSON.stringify({ cartItem }),
  });
  expect(await add()).toEqual([
    { added: 1, refused: [] },
    [
      ['MESA-PINO', 2],
      ['BANCO-ALTO', 1],
    ],
  ]);
});
