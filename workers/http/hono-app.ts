import { TrieRouter } from 'hono/router/trie-router';
import { Hono } from 'hono/tiny';
import type { AppEnv } from './shop-request';

/**
 * An app without paths. It finds them in a tree, which is there once they are added: the router that comes with `hono`
 * makes one large expression of them at the first request of an isolate.
 */
export function honoApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.router = new TrieRouter();
  return app;
}
