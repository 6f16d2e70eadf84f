import { scheduled } from '../functions';
import serverEntry from '../src/waku.server';
import type { Env } from './env';
import { gateway } from './gateway';
import { runPages } from './pages/waku';

export { AttemptsObject } from './objects/attempts/attempts-object';
export { CartObject } from './objects/cart/cart-object';
export { CustomerSessionsObject as AccountObject } from './objects/customer-sessions/customer-sessions-object';
export { FormSessionObject } from './objects/form-session/form-session-object';
export { Pages } from './pages/entrypoint';

const STATIC_FILES_OF_THE_BUILD = '/__waku_internal_build_static_files';

/** Looked at roughly first: parsing the address of every request would cost more. */
const isForBuild = (url: string): boolean =>
  url.includes(STATIC_FILES_OF_THE_BUILD) && new URL(url).pathname === STATIC_FILES_OF_THE_BUILD;

/** Waku's build looks for these two; the shop itself never calls them. */
export { serverEntry as unstable_serverEntry };
export async function INTERNAL_runFetch(_env: unknown, request: Request): Promise<Response> {
  return serverEntry.fetch(request);
}

export default {
  async fetch(request, env, ctx) {
    if (env.APP_ENV === 'local' && isForBuild(request.url)) return runPages(request, env);
    return gateway(request, env, ctx);
  },
  async scheduled(controller, env, ctx) {
    ctx.waitUntil(scheduled(env, controller.scheduledTime));
  },
} satisfies ExportedHandler<Env>;
