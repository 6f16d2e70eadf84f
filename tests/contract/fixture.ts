import { env as testEnv } from 'cloudflare:test';
import { storeByCode, storeViews } from '../../src/config/stores';
import { commitImport } from '../../workers/adapters/embedded/import/commit';
import { importDocuments } from '../../workers/adapters/embedded/import/import-documents';
import { beginImport } from '../../workers/adapters/embedded/import/run';
import attribute from '../fixtures/catalogue/attribute.json';
import category from '../fixtures/catalogue/category.json';
import cms_block from '../fixtures/catalogue/cms_block.json';
import cms_page from '../fixtures/catalogue/cms_page.json';
import coupon from '../fixtures/catalogue/coupon.json';
import postal_code from '../fixtures/catalogue/postal_code.json';
import product from '../fixtures/catalogue/product.json';
import redirect from '../fixtures/catalogue/redirect.json';
import taxrule from '../fixtures/catalogue/taxrule.json';
import type { ContractEnv } from './retailers';

export const env = testEnv as unknown as ContractEnv;

const found = storeByCode(storeViews(env.STORE_VIEWS), 'viu');
if (!found) throw new Error('the store view of the tests is not enabled');
export const store = found;

/** In the order in which they have to come. */
const documents = {
  attribute,
  taxrule,
  category,
  product,
  cms_page,
  cms_block,
  redirect,
  postal_code,
  coupon,
} as const;

const streamOf = (value: unknown) => new Blob([JSON.stringify(value)]).stream() as ReadableStream<Uint8Array>;

/** Serves the fixture from this Worker's own database, imported through the same door as anywhere. */
export async function serveFixture(): Promise<void> {
  const now = Date.now();
  const run = await beginImport(env, store, now);
  for (const [entity, list] of Object.entries(documents)) {
    const report = await importDocuments(env, run, entity as keyof typeof documents, streamOf(list), now);
    if (!report.ok || report.value.skipped.length > 0) throw new Error(`${entity}: ${JSON.stringify(report)}`);
  }
  const done = await commitImport(env, run, now);
  if (!done.ok) throw new Error(done.problem.message);
}
