import serverEntry from '../../src/waku.server';
import type { Env } from '../env';

interface WakuHandler {
  fetch(request: Request, env: Env): Response | Promise<Response>;
}

/** Hands a request to Waku as its own Worker export would. */
export const runPages = async (request: Request, env: Env): Promise<Response> =>
  (serverEntry.defaultExport as WakuHandler).fetch(request, env);
