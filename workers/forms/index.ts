import type { Hono } from 'hono/tiny';
import { type Area, type AreaName, AREAS as CONTRACT } from '../../src/contract/areas';
import { MESSAGES } from '../../src/contract/messages';
import { refuse } from '../../src/domain/result';
import { AREAS } from '../areas';
import { problemOf } from '../http/errors';
import { honoApp } from '../http/hono-app';
import { TooManyRequests } from '../http/limits/rate-limit';
import { log, reasonOf, traceOf } from '../http/log';
import type { AppEnv } from '../http/shop-request';
import { refusedOutright } from './serving/answer';
import { serveForms } from './serving/serve-form';

/**
 * Forms that work without script: POST below /f of a store view, answered with 303 to the next page, or with JSON where
 * it is asked for. What was typed into a refused form and what is wrong with it waits in the form session: the next
 * page takes it with `takeFlash()`.
 */
export function formsApp(): Hono<AppEnv> {
  const app = honoApp();
  app.onError((error, c) => {
    if (error instanceof TooManyRequests) throw error;
    log('error', 'forms.failed', {
      requestId: c.env.REQUEST.requestId,
      route: c.req.routePath,
      reason: reasonOf(error),
      trace: traceOf(error),
    });
    return refusedOutright(c, problemOf(error));
  });
  app.notFound(async (c) => {
    await c.env.REQUEST.admit('form');
    return refusedOutright(c, refuse(404, MESSAGES.notFound).problem);
  });
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  for (const [name, { forms }] of Object.entries<Area>(CONTRACT)) {
    const area = AREAS[name as AreaName];
    if (forms && area.forms) serveForms(app, forms, area.forms);
  }
  app.on(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/f/*', async (c) => {
    await c.env.REQUEST.admit('form');
    c.header('allow', 'POST');
    return refusedOutright(c, refuse(405, MESSAGES.methodNotAllowed).problem);
  });
  return app;
}
