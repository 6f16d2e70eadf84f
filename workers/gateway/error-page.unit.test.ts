import { expect, test } from 'vitest';
import { STORES } from '../../src/config/stores';
import { errorPage } from './error-page';

const pageOf = (storeCode: string) => {
  const store = STORES.find((view) => view.storeCode === storeCode) ?? STORES[0];
  if (!store) throw new Error('no store view');
  return errorPage({ kind: 'page', store }, 'a1');
};

test('NOTIF-046 a call that fails altogether is told so and when to come back', async () => {
  const [store] = STORES;
  if (!store) throw new Error('no store view');
  const response = errorPage({ kind: 'api', store }, 'a1');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({ code: 503, resultCode: 503, result: 'An error occurred while saving or querying the information' });
});

test.each([
  ['viu', 'es-MX', 'Algo salió mal de nuestro lado', 'href="/"', 'Folio a1'],
  ['de', 'de-DE', 'Bei uns ist etwas schiefgegangen', 'href="/de"', 'Vorgang a1'],
])('a page that fails says so in the language of %s, with the way home and the number to ask with', async (storeCode, ...parts) => {
  const html = await pageOf(storeCode).text();
  for (const part of parts) expect(html).toContain(part);
});
