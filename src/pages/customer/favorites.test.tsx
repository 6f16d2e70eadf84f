import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnFavorites } from '../../commerce/own/favorites';
import { runInContext } from '../../commerce/request-context';
import { FAVORITE_MESSAGES } from '../../contract/favorites/messages';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { cardOf } from '../../domain/catalogue/product-page/card';
import type { FavoriteList } from '../../domain/favorites/favorite-list';
import { ok, refuse } from '../../domain/result';
import { customer, guest, testContext } from '../../features/shop/request-context.fixture';
import { FavoriteListPage, FavoriteListsPage, OwnFavoritesPage, SharedListPage } from './favorites';

const LIST: FavoriteList = {
  listId: '7',
  name: '<b>Casa</b>',
  access: 'Compartida',
  isDefault: true,
  sort: 'Predeterminado',
  sharingCode: 'codigo',
  total: 60,
  entries: [
    {
      itemId: '70',
      productId: '1',
      sku: 'IDO',
      name: 'Sillón que se fue',
      price: null,
      specialPrice: null,
      path: null,
    },
  ],
};

const statuses: number[] = [];

async function drawn(
  page: () => Promise<React.ReactNode>,
  favorites: Partial<OwnFavorites>,
  shared: unknown = null,
  { query = 'orden=Ascendente&pagina=2', cards = [] as object[] } = {},
) {
  statuses.length = 0;
  const context = testContext(
    { cards: async () => cards as never },
    {
      mine: () =>
        shared === null
          ? customer({ own: () => favorites as never, takeFlash: async () => null })
          : guest({ takeFlash: async () => null }),
      query: new URLSearchParams(query),
      noteStatus: (status: number) => statuses.push(status),
    },
  );
  Object.assign(context.commerce, { favorites: { shared: async () => shared } });
  return runInContext(context, async () => renderToStaticMarkup(await page()));
}

test('ROUTE-040 FAV-013 the lists of a customer lead on to each of them, with who sees it', async () => {
  const html = await drawn(() => FavoriteListsPage() as Promise<React.ReactNode>, {
    lists: async () => ok({ lists: [LIST], kept: {}, isDegraded: false }),
  });
  expect(html).toContain('href="/my-account/favorites/7"');
  expect(html).toContain('&lt;b&gt;Casa&lt;/b&gt;');
  expect(html).toContain('60 productos · Compartida');
  const degraded = await drawn(() => FavoriteListsPage() as Promise<React.ReactNode>, {
    lists: async () => ok({ lists: [], kept: {}, isDegraded: true }),
  });
  expect(degraded).toContain('no están disponibles por el momento');
});

test('the heart leads to the products of the list it fills, else of one that has some; else to all lists', async () => {
  const shown = async (lists: FavoriteList[]) => {
    const page = (await runOwn(lists)) as React.ReactElement<{ listId?: string }>;
    return page.props.listId ?? null;
  };
  const runOwn = (lists: FavoriteList[]) => {
    const favorites = { lists: async () => ok({ lists, kept: {}, isDegraded: false }) };
    return runInContext(testContext({}, { mine: () => customer({ own: () => favorites as never }) }), OwnFavoritesPage);
  };
  const other: FavoriteList = { ...LIST, listId: '8', isDefault: false };
  expect(await shown([other, LIST])).toBe('7');
  expect(await shown([{ ...LIST, total: 0 }, other])).toBe('8');
  expect(await shown([{ ...LIST, total: 0 }])).toBeNull();
});

test('whoever is about to save a product is asked in which list; each takes it by a form of its own, a new one too', async () => {
  const page = () => FavoriteListsPage() as Promise<React.ReactNode>;
  const favorites = { lists: async () => ok({ lists: [LIST], kept: {}, isDegraded: false }) };
  const cards = [cardOf(product({ name: 'Mesa de centro' }), context())];
  const html = await drawn(page, favorites, null, { query: 'guardar=MESA', cards });
  expect(html).toContain('¿En qué lista guardas Mesa de centro?');
  expect(html).toMatch(/name="listId" value="7".*?name="sku"/);
  expect(html).toContain('Crear lista y guardar');
  const gone = await drawn(page, favorites, null, { query: 'guardar=MESA', cards: [] });
  expect([gone.includes('¿En qué lista'), gone.includes('name="sku"')]).toEqual([false, false]);
});

test('the names of products are headings right below the title of their list', async () => {
  const card = cardOf(product({ name: 'Mesa de centro' }), context());
  const list = { ...LIST, entries: LIST.entries.map((entry) => ({ ...entry, sku: card.parentSku })) };
  const page = () => FavoriteListPage({ listId: '7' } as never) as Promise<React.ReactNode>;
  const html = await drawn(page, { list: async () => ok(list) }, null, { cards: [card] });
  expect(html).toMatch(/<h2 class="card-name">.*?Mesa de centro/);
});

test('ROUTE-041 FAV-014 a list is asked for as its address says, pages, says what is gone, and leads back', async () => {
  const asked: unknown[] = [];
  const html = await drawn(() => FavoriteListPage({ listId: '7' } as never) as Promise<React.ReactNode>, {
    list: async (...given) => {
      asked.push(given);
      return ok(LIST);
    },
  });
  expect(asked).toEqual([['7', { page: 2, size: 24, sort: 'Ascendente' }]]);
  expect(html).toContain('Sillón que se fue');
  expect(html).toContain('Ya no está a la venta');
  expect(html).toContain('href="/my-account/favorites"');
  expect(html).toContain('orden=Ascendente&amp;pagina=3');
  const none = await drawn(() => FavoriteListPage({ listId: '8' } as never) as Promise<React.ReactNode>, {
    list: async () => refuse(404, FAVORITE_MESSAGES.listUnknown),
  });
  expect([none.includes('ya no está en tu cuenta'), statuses]).toEqual([true, [404]]);
});

test('ROUTE-042 a shared list is shown to a guest with nothing to change it by; revoked it is 404', async () => {
  const page = () => SharedListPage({ sharingCode: 'codigo' } as never) as Promise<React.ReactNode>;
  const html = await drawn(page, {}, ok({ list: LIST, owner: 'Ana' }));
  expect(html).toContain('Lista de Ana');
  expect(html).toContain('Sillón que se fue');
  expect(html).not.toContain('method="post"');
  expect(statuses).toEqual([]);
  const gone = await drawn(page, {}, refuse(404, FAVORITE_MESSAGES.sharedGone));
  expect([gone.includes('ya no se comparte'), statuses]).toEqual([true, [404]]);
});
