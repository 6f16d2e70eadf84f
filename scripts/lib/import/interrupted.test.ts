import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { at } from '../paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CATALOGUE = {
  'taxrules.json': [{ id: 1, product_tax_class_ids: [2], rates: [{ rate: 16, tax_country_id: 'MX' }] }],
  'categories.json': [{ id: 10, name: 'Mesas' }],
  'products.json': [{ id: 1, sku: 'MESA', name: 'Mesa', price: 100, tax_class_id: 2, category_ids: [10] }],
};

test('Ctrl-C in an import says that the shop stays as it was and how to go on', async () => {
  for (const [name, documents] of Object.entries(CATALOGUE))
    writeFileSync(join(folder, name), JSON.stringify(documents));
  const shop = createServer();
  const begun = new Promise<void>((resolve) => {
    shop.on('request', ({ url }, response) => {
      if (url?.endsWith('/served')) response.end(JSON.stringify({ code: 200, result: { products: 0, categories: 0 } }));
      else resolve();
    });
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [at('scripts/lib/import/cli.mjs'), '--url', url, '--token', 'x', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const closed = once(child, 'close');
  try {
    await Promise.race([begun, closed]);
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(130);
    expect(said).toContain('la tienda sigue como estaba. Con la misma orden la importación sigue donde quedó.');
  } finally {
    child.kill('SIGKILL');
    shop.closeAllConnections();
    shop.close();
  }
});
