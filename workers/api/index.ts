import type { Context } from 'hono';
import type { Hono } from 'hono/tiny';
import { type Area, type AreaName, CALLS, AREAS as CONTRACT } from '../../src/contract/areas';
import type { Sharing } from '../../src/contract/call';
import { MESSAGES } from '../../src/contract/messages';
import { once } from '../../src/domain/once';
import { refuse } from '../../src/domain/result';
import { AREAS } from '../areas';
import { onError, problemResponse } from '../http/errors';
import { honoApp } from '../http/hono-app';
import type { AppEnv } from '../http/shop-request';
import { apiDocs } from './docs';
import { preflight } from './serving/cors';
import { serveCalls } from './serving/handlers';

interface PathRules {
  methods: Set<string>;
  sharing: Sharing;
}

/** What each path of the contract allows: its methods, and GET's silent companion HEAD. */
function pathRules(): Map<string, PathRules> {
  const paths = new Map<string, PathRules>();
  for (const call of CALLS) {
    const rules = paths.get(call.path) ?? { methods: new Set(['OPTIONS']), sharing: call.sharing };
    for (const method of call.method === 'get' ? ['GET', 'HEAD'] : [call.method.toUpperCase()])
      rules.methods.add(method);
    paths.set(call.path, rules);
  }
  return paths;
}

/** The app of all that is refused or answered alike: below /api, never cached, refusals in the envelope. */
function emptyApp(notFound: (c: Context<AppEnv>) => Promise<Response>): Hono<AppEnv> {
  const app = honoApp().basePath('/api');
  app.onError(onError);
  app.notFound(notFound);
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  return app;
}

/** What no call answers: what browsers ask before a call, methods that a path does not have, paths that are none. */
function uncalledApp(): Hono<AppEnv> {
  const app = emptyApp(async (c) => {
    await c.env.REQUEST.admit('read');
    return problemResponse(c, refuse(404, MESSAGES.notFound).problem);
  });
  for (const [path, { methods, sharing }] of pathRules()) {
    app.options(path, (c) => preflight(c, sharing, [...methods]));
    app.all(path, async (c) => {
      await c.env.REQUEST.admit('read');
      c.header('allow', [...methods].join(', '));
      return problemResponse(c, refuse(405, MESSAGES.methodNotAllowed).problem);
    });
  }
  return app;
}

/** The API: every call of the contract. What else may be asked of its paths is put together when it first is. */
export function apiApp(): Hono<AppEnv> {
  const uncalled = once(uncalledApp);
  const app = emptyApp(async (c) => uncalled().fetch(c.req.raw, c.env));
  serveCalls(
    app,
    Object.entries<Area>(CONTRACT).map(([name, { calls }]) => ({ calls, handlers: AREAS[name as AreaName].calls })),
  );
  apiDocs(app);
  return app;
}
