import type { Hono } from 'hono';
import { policyHash } from '../../http/digest';
import type { AppEnv } from '../../http/shop-request';
import type { ApiDocument } from './document';
import { docsPage, SCRIPT, STYLE } from './html';

/** The page may do one thing: run its own script, which may ask this shop and nobody else. */
async function policy(): Promise<string> {
  const [script, style] = await Promise.all([policyHash(SCRIPT), policyHash(STYLE)]);
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The API as a page to read and to try, made from its OpenAPI document. */
export function apiDocs(app: Hono<AppEnv>): void {
  app.get('/docs', async (c) => {
    await c.env.REQUEST.admit('read');
    const { openApiDocument } = await import('../../../src/contract/openapi');
    const document = openApiDocument(c.env.REQUEST.origin) as ApiDocument;
    c.header('content-security-policy', await policy());
    return c.html(docsPage(document, STYLE, SCRIPT));
  });
}
