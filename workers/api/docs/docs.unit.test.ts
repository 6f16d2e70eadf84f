import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CALLS } from '../../../src/contract/areas';
import { FakeShop, requestOf } from '../../../tests/fakes/commerce';
import { apiApp } from '..';
import type { ApiDocument } from './document';
import { docsPage } from './html';

const open = () => apiApp().request('/api/docs', {}, { REQUEST: requestOf(new FakeShop()).request });
const inside = (html: string, tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the API page', () => {
  test('shows every call of the contract with its method, path and a form to try it', async () => {
    const answer = await open();
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const shown = [...html.matchAll(/data-method="(\w+)" data-path="([^"]+)"/g)].map(
      ([, method, path]) => `${method} ${path}`,
    );
    expect(shown.sort()).toEqual(
      CALLS.map((call) => `${call.method} /api${call.path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    );
    expect(html).toContain('id="cartUpdate-body" name="body" data-type="application/json"');
    expect(html).toContain('id="importStock-body" name="body" data-type="text/csv"');
    expect(html).toMatch(/id="searchSuggest-q" name="q" data-in="query"/);
  });

  test('its policy admits exactly the script and the style that stand in it', async () => {
    const answer = await open();
    const policy = answer.headers.get('content-security-policy');
    const html = await answer.text();
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(policy).toContain(`script-src 'sha256-${hash(inside(html, 'script'))}';`);
    expect(policy).toContain(`style-src 'sha256-${hash(inside(html, 'style'))}';`);
    expect(policy).not.toContain('unsafe');
  });

  test('what a document says stays text', () => {
    const document: ApiDocument = {
      openapi: '3.1.0',
      info: { title: '<b>x</b>', version: '1', description: '"&' },
      servers: [],
      paths: {
        '/a': {
          get: { operationId: 'a', tags: ['t'], summary: '<script>alert(1)</script>', parameters: [], responses: {} },
        },
      },
      components: { schemas: {} },
    };
    const html = docsPage(document, '', '');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
  });
});
