import type { Hono } from 'hono/tiny';
import { type Area, type AreaName, CALLS, AREAS as CONTRACT } from '../../src/contract/areas';
import type { Sharing } from '../../src/contract/call';
import { MESSAGES } from '../../src/contract/messages';
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

/** The API: every call of the contract below /api, never cached, refusals in the envelope. */
export function apiApp(): Hono<AppEnv> {
  const app = honoApp().basePath('/api');
  app.onError(onError);
  app.notFound(async (c) => {
    await c.env.REQUEST.admit('read');
    return problemResponse(c, refuse(404, MESSAGES.notFound).problem);
  });
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  serveCalls(
    app,
    Object.entries<Area>(CONTRACT).map(([name, { calls }]) => ({ calls, handlers: AREAS[name as AreaName].calls })),
  );
  apiDocs(app);
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
