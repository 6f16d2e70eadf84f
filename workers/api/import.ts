import { IMPORT_MESSAGES } from '../../src/contract/import';
import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { StoreView } from '../../src/domain/store-view';
import { exportDocuments } from '../adapters/embedded/export/export-documents';
import { commitImport } from '../adapters/embedded/import/commit';
import { guardImport, servedNow } from '../adapters/embedded/import/guards';
import { abortImport, beginImport, type ImportRun, openImport } from '../adapters/embedded/import/run';
import { importProgress, importState } from '../adapters/embedded/import/state';
import { directoryNow } from '../adapters/embedded/postal-directory/exchange';
import type { Env } from '../env';
import { drain } from '../http/body';
import { limited, MAX_IMPORT_BYTES, TooLong } from '../http/limited-stream';
import type { ShopRequest } from '../http/shop-request';
import type { Handlers } from './serving/handlers';

/** The run with this id, open or not, if it is of an enabled store view. */
async function findRun(env: Env, request: ShopRequest, id: number): Promise<Result<ImportRun>> {
  const state = await importState(env, id);
  const store = request.stores.find((view) => view.storeCode === state?.store);
  return store ? ok({ id, store }) : refuse(404, IMPORT_MESSAGES.importUnknown);
}

async function openRun(env: Env, request: ShopRequest, id: number): Promise<Result<ImportRun>> {
  const run = await findRun(env, request, id);
  return run.ok ? openImport(env, run.value.store, id) : run;
}

function storeOf(request: ShopRequest, code: string): Result<StoreView> {
  const store = request.stores.find((view) => view.storeCode === code);
  return store ? ok(store) : refuse(404, MESSAGES.notFound);
}

const nothing = () => new Blob([]).stream() as ReadableStream<Uint8Array>;

/** What `take` makes of the body of a request; refused with 413 when it is too long. */
async function withBody<T>(
  raw: Request,
  take: (body: ReadableStream<Uint8Array>) => Promise<Result<T>>,
): Promise<Result<{ result: T }>> {
  if (Number(raw.headers.get('content-length') ?? 0) > MAX_IMPORT_BYTES) return refuse(413, MESSAGES.tooBig);
  const body = limited(raw.body ?? nothing(), MAX_IMPORT_BYTES, drain);
  try {
    const taken = await take(body);
    return taken.ok ? ok({ result: taken.value }) : taken;
  } catch (error) {
    if (error instanceof TooLong) return refuse(413, MESSAGES.tooBig);
    throw error;
  } finally {
    // What was refused before a byte of it was read.
    if (!body.locked) await body.cancel();
  }
}

/** Import and export of a catalogue, for whoever holds the service token. */
export const importHandlers: Handlers<'imports'> = {
  importBegin: async ({ c, request, params }) => {
    const store = storeOf(request, params.store);
    if (!store.ok) return store;
    const run = await beginImport(c.env, store.value, request.now);
    return ok({ result: { run: run.id } });
  },

  importStock: async ({ c, request, params, query }) => {
    const store = storeOf(request, params.store);
    if (!store.ok) return store;
    const { checkStock, importStock } = await import('../adapters/embedded/import/stock');
    return withBody(c.req.raw, (body) =>
      query.check ? checkStock(c.env, store.value, body) : importStock(c.env, store.value, body, request.now),
    );
  },

  branchesImport: async ({ c, request, params }) => {
    const store = storeOf(request, params.store);
    if (!store.ok) return store;
    const { importBranches } = await import('../adapters/embedded/branches/import-branches');
    return withBody(c.req.raw, (body) => importBranches(c.env, store.value.storeCode, body));
  },

  branchesServed: async ({ c, request, params }) => {
    const store = storeOf(request, params.store);
    if (!store.ok) return store;
    const { branchesNow } = await import('../adapters/embedded/branches/import-branches');
    return ok({ result: await branchesNow(c.env, store.value.storeCode) });
  },

  importServed: async ({ c, request, params }) => {
    const store = storeOf(request, params.store);
    return store.ok ? ok({ result: await servedNow(c.env, store.value.storeCode) }) : store;
  },

  importCommit: async ({ c, request, params, query: { allow = [] } }) => {
    const run = await findRun(c.env, request, params.run);
    if (!run.ok) return run;
    const state = await importState(c.env, params.run);
    const guarded = state?.state === 'open' ? await guardImport(c.env, run.value, allow) : ok(null);
    if (!guarded.ok) return guarded;
    const done = await commitImport(c.env, run.value, request.now);
    return done.ok ? ok({ result: done.value }) : done;
  },

  importAbort: async ({ c, request, params }) => {
    const run = await findRun(c.env, request, params.run);
    return run.ok ? ok({ result: { aborted: await abortImport(c.env, run.value, request.now) } }) : run;
  },

  importDocuments: async ({ c, request, params, query: { source, from } }) => {
    const run = await openRun(c.env, request, params.run);
    if (!run.ok) return run;
    const part = source === undefined || from === undefined ? null : { source, from };
    const { importDocuments } = await import('../adapters/embedded/import/import-documents');
    return withBody(c.req.raw, (body) => importDocuments(c.env, run.value, params.entity, body, request.now, part));
  },

  importStatus: async ({ c, request, params }) => {
    const state = await importState(c.env, params.run);
    if (!state || !request.stores.some((view) => view.storeCode === state.store))
      return refuse(404, IMPORT_MESSAGES.importUnknown);
    return ok({ result: await importProgress(c.env, state) });
  },

  exportDocuments: async ({ c, request, params }) => {
    const store = storeOf(request, params.store);
    if (!store.ok) return store;
    const lines = await exportDocuments(c.env, store.value, params.entity);
    return lines ? ok({ result: {}, lines }) : refuse(409, 'There is no catalogue yet');
  },

  postalDirectoryImport: async ({ c, request, query }) => {
    const { importDirectory } = await import('../adapters/embedded/postal-directory/import-directory');
    return withBody(c.req.raw, (body) => importDirectory(c.env, body, request.now, query.allow === 'fewer'));
  },

  postalDirectoryServed: async ({ c }) => ok({ result: await directoryNow(c.env) }),
};
