import type { Hono } from 'hono';
import * as calls from '../../../src/contract/calls/import';
import { MESSAGES } from '../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { commitImport } from '../../adapters/embedded/import/commit';
import { importDocuments } from '../../adapters/embedded/import/import-documents';
import { abortImport, beginImport, type ImportRun, openImport } from '../../adapters/embedded/import/run';
import { importState } from '../../adapters/embedded/import/state';
import type { Env } from '../../env';
import type { AppEnv, RequestInfo } from '../../gateway/request-info';
import { bind } from '../bind';
import { limited, MAX_IMPORT_BYTES, TooLong } from '../limited-stream';

/** The run with this id, open or not, if it is of an enabled store view. */
async function findRun(env: Env, request: RequestInfo, id: number): Promise<Result<ImportRun>> {
  const state = await importState(env, id);
  const store = request.stores.find((view) => view.storeCode === state?.store);
  return store ? ok({ id, store }) : refuse(404, MESSAGES.importUnknown);
}

async function openRun(env: Env, request: RequestInfo, id: number): Promise<Result<ImportRun>> {
  const run = await findRun(env, request, id);
  return run.ok ? openImport(env, run.value.store, id) : run;
}

const nothing = () => new Blob([]).stream() as ReadableStream<Uint8Array>;

/** Import of a catalogue, for whoever holds the service token. */
export function imports(app: Hono<AppEnv>): void {
  bind(app, calls.importBegin, async ({ c, request, params }) => {
    const store = request.stores.find((view) => view.storeCode === params.store);
    if (!store) return refuse(404, MESSAGES.notFound);
    const run = await beginImport(c.env, store, request.now);
    return ok({ result: { run: run.id } });
  });

  bind(app, calls.importCommit, async ({ c, request, params }) => {
    const run = await openRun(c.env, request, params.run);
    if (!run.ok) return run;
    const done = await commitImport(c.env, run.value, request.now);
    return done.ok ? ok({ result: done.value }) : done;
  });

  bind(app, calls.importAbort, async ({ c, request, params }) => {
    const run = await findRun(c.env, request, params.run);
    return run.ok ? ok({ result: { aborted: await abortImport(c.env, run.value, request.now) } }) : run;
  });

  bind(app, calls.importDocuments, async ({ c, request, params }) => {
    if (Number(c.req.header('content-length') ?? 0) > MAX_IMPORT_BYTES) return refuse(413, MESSAGES.tooBig);
    const run = await openRun(c.env, request, params.run);
    if (!run.ok) return run;
    try {
      const report = await importDocuments(c.env, run.value, params.entity, limited(c.req.raw.body ?? nothing(), MAX_IMPORT_BYTES), request.now);
      return report.ok ? ok({ result: report.value }) : report;
    } catch (error) {
      if (error instanceof TooLong) return refuse(413, MESSAGES.tooBig);
      throw error;
    }
  });

  bind(app, calls.importStatus, async ({ c, request, params }) => {
    const state = await importState(c.env, params.run);
    return state && request.stores.some((view) => view.storeCode === state.store) ? ok({ result: state }) : refuse(404, MESSAGES.importUnknown);
  });
}
