import { Hono } from 'hono';
import { MESSAGES } from '../../src/contract/messages';
import { refuse } from '../../src/domain/result';
import { problemOf } from '../http/errors';
import { log, reasonOf, traceOf } from '../http/log';
import type { AppEnv } from '../http/shop-request';
import { cartForms } from './cart-forms';
import { checkoutForms } from './checkout-forms';
import { orderForm } from './order-form';
import { refusedOutright } from './outcome';

/**
 * Forms that work without script: POST below /f of a store view, answered with 303 to the next page, or with JSON where it is asked for.
 * What a refused form typed and what was wrong with it waits in the cart's flash: the next page takes it with `takeFlash()`.
 */
export function formsApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    log('error', 'forms.failed', { requestId: c.env.REQUEST.requestId, route: c.req.routePath, reason: reasonOf(error), trace: traceOf(error) });
    return refusedOutright(c, problemOf(error));
  });
  app.notFound((c) => refusedOutright(c, refuse(404, MESSAGES.notFound).problem));
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  for (const serve of [cartForms, checkoutForms, orderForm]) serve(app);
  app.on(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/f/*', (c) => {
    c.header('allow', 'POST');
    return refusedOutright(c, refuse(405, MESSAGES.methodNotAllowed).problem);
  });
  return app;
}
