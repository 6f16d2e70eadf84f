import type { Hono } from 'hono/tiny';
import type { AppEnv } from '../../http/shop-request';
import { text as openApiText } from './openapi-text';
import { ORIGIN } from './origin';
import { type DocsPage, text as pageText } from './page-text';

/** The OpenAPI document of the calls, as `origin` serves them. */
export async function openApiOf(origin: string): Promise<{ openapi: '3.1.0' }> {
  const text = await openApiText();
  return JSON.parse(text.replaceAll(ORIGIN, origin)) as { openapi: '3.1.0' };
}

/** The API as a page to read and to try, made from its OpenAPI document. */
export function apiDocs(app: Hono<AppEnv>): void {
  app.get('/docs', async (c) => {
    await c.env.REQUEST.admit('read');
    const { html, policy } = JSON.parse(await pageText()) as DocsPage;
    c.header('content-security-policy', policy);
    return c.html(html);
  });
}
