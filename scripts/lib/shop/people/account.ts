import type { DemoList, DemoReview } from '../../../demo/people/person.ts';
import { call } from '../../import/door.ts';
import { type Context, doorOf } from './context.ts';

const MINUTE_MS = 60_000;

/** Addresses of a customer are only added: where there are some, this was broken off after it. */
async function addAddresses({ visitor, person }: Context): Promise<void> {
  const { addresses } = await visitor.call<{ addresses: unknown[] }>('user/me');
  if (addresses.length > 0 || person.addresses.length === 0) return;
  await visitor.call('user/me', {
    method: 'POST',
    body: {
      customer: {
        addresses: person.addresses.map((address, index) => ({
          ...address,
          country_id: 'MX',
          default_shipping: index === 0,
          default_billing: index === 0,
        })),
      },
    },
  });
}

async function makeList({ visitor }: Context, { name, access, skus }: DemoList): Promise<void> {
  const lists = await visitor.call<{ wishlist_id: string; name: string }[]>('user/favorites');
  const { wishlist_id } =
    lists.find((list) => list.name === name) ??
    (await visitor.call<{ wishlist_id: string }>('user/favorites', {
      method: 'POST',
      body: { wishlist_name: name },
    }));
  for (const sku of skus) await visitor.call('user/favorites/item', { method: 'POST', body: { wishlist_id, sku } });
  await visitor.call('user/favorites', { method: 'PUT', body: { wishlist_id, access_type: access } });
}

async function writeReview(context: Context, review: DemoReview): Promise<void> {
  const { visitor, desk, person } = context;
  const { sku, rating, title, detail, decision } = review;
  await visitor.form('review', { sku, rating: String(rating), title, detail, nickname: person.firstName });
  if (decision === null) return;
  const { reviews } = await call<{ reviews: { id: number; sku: string; title: string }[] }>(
    doorOf(context),
    'GET',
    `desk/reviews?storeCode=${person.store}`,
  );
  const written = reviews.find((one) => one.sku === sku && one.title === title);
  if (written) await desk.form('operacion/resena', { id: String(written.id), decision });
}

/** What a customer keeps in their account, each once; orders stand elsewhere. */
export async function fillAccount(context: Context): Promise<void> {
  const { visitor, person, done } = context;
  const once = (what: string, work: () => Promise<unknown>) =>
    done.once(`${person.id}-${what}`, async () => {
      await work();
      return '';
    });
  await once('addresses', () => addAddresses(context));
  const { wish, branch, wantsNewsletter } = person;
  if (wish) await once('wish', () => visitor.form('account/entrega', { ...wish }));
  if (branch) await once('branch', () => visitor.form('account/sucursal', { code: branch }));
  if (wantsNewsletter) await once('newsletter', () => visitor.form('account/boletin', { wanted: 'si' }));
  for (const [index, list] of person.lists.entries()) await once(`list-${index + 1}`, () => makeList(context, list));
  if (person.viewed.length > 0) {
    const items = person.viewed.map((sku, index) => ({ sku, at: Date.now() - index * MINUTE_MS }));
    await once('viewed', () => visitor.call('user/recently-viewed', { method: 'POST', body: { items } }));
  }
}

/** Reviews of a customer, after the orders that show what they bought. */
export async function writeReviews(context: Context): Promise<void> {
  const { person, done } = context;
  for (const [index, review] of person.reviews.entries())
    await done.once(`${person.id}-review-${index + 1}`, async () => {
      await writeReview(context, review);
      return '';
    });
}
