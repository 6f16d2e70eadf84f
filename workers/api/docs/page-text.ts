import { openApiDocument } from '../../../src/contract/openapi';
import { policyHash } from '../../http/digest';
import type { ApiDocument } from './document';
import { docsPage, SCRIPT, STYLE } from './html';
import { ORIGIN } from './origin';

/** The page of the API, and the policy that comes with it. */
export interface DocsPage {
  html: string;
  policy: string;
}

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

/** The page of the API as the JSON of a `DocsPage`. The build makes a file of it that is read when it is asked for. */
export async function text(): Promise<string> {
  const html = docsPage(openApiDocument(ORIGIN) as ApiDocument, STYLE, SCRIPT);
  const page: DocsPage = { html, policy: await policy() };
  return JSON.stringify(page);
}
