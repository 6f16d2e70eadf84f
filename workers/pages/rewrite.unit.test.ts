import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { STORES } from '../../src/config/stores';
import { PRESS_RULES } from '../../src/features/shop/speculation-rules';
import { speculationRules } from '../../src/pages/speculation-rules';
import { documentOf, scriptHashes } from './rewrite';

const RENDERED =
  '<!DOCTYPE html><html><head></head><body><h1>Hola</h1><script type="application/ld+json">{"@type":"Product"}</script></body></html>';

const WITH_CARDS = { hasCards: true };

const policyOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?: data-pieces="[^"]*")?>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);

test('the one inline script that runs stands at the end and is allowed by its hash', async () => {
  const html = documentOf(RENDERED, WITH_CARDS);
  const scripts = inlineScripts(html);
  expect(scripts).toHaveLength(1);
  expect(html.endsWith(`>${scripts[0]}</script></body></html>`)).toBe(true);
  expect((await scriptHashes('')).slice(0, 1)).toEqual(scripts.map(policyOf));
});

test('a document with a form that buys has the script that sends it early, allowed by its hash, and no other has', async () => {
  const scripts = inlineScripts(documentOf('<html><body><div data-island="purchase"></div></body></html>', WITH_CARDS));
  expect(scripts).toEqual([expect.stringContaining('buying')]);
  expect(await scriptHashes('')).toEqual(expect.arrayContaining(scripts.map(policyOf)));
});

test('a document names the pieces of every page, that of the entry first, and those of its own islands', () => {
  const of = (island: string) =>
    /<script data-pieces="([^"]*)">/.exec(
      documentOf(`<html><body><p data-island="${island}"></p></body></html>`, WITH_CARDS),
    )?.[1];
  expect(of('variants')).toBe('/assets/entry-1.js /assets/shared-2.js /assets/variants-3.js');
  expect(of('nobody')).toBe('/assets/entry-1.js /assets/shared-2.js');
});

test('the script of the place stands behind the header that names it, once, and is allowed by its hash', async () => {
  const html = documentOf(
    '<html><body><header><a data-place="{}"></a></header><main id="contenido"><p>Hola</p></main></body></html>',
    WITH_CARDS,
  );
  expect(html).toMatch(/<\/header><script>[^<]*place[^<]*<\/script><main id="contenido"><p>Hola/);
  const scripts = inlineScripts(html);
  expect(scripts).toHaveLength(2);
  expect(await scriptHashes('')).toEqual(expect.arrayContaining(scripts.map(policyOf)));
  expect(inlineScripts(documentOf('<html><body><main id="contenido"></main></body></html>', WITH_CARDS))).toHaveLength(
    1,
  );
});

test('a document without cards on its first screen has the script of the header alone, allowed by its hash', async () => {
  const html = documentOf(
    '<html><body><header><a data-place="{}"></a></header><main id="contenido"></main></body></html>',
    { hasCards: false },
  );
  const [header = '', ...others] = inlineScripts(html);
  expect(header).toContain('header');
  expect(others).toHaveLength(1);
  expect(await scriptHashes('')).toContain(policyOf(header));
});

test('a document that says a cut has the script that takes it away, allowed by its hash, and no other has', async () => {
  const scripts = inlineScripts(documentOf('<html><body><span data-cut="1">Llega</span></body></html>', WITH_CARDS));
  expect(scripts).toEqual([expect.stringContaining('cuts'), expect.stringContaining('early')]);
  expect(await scriptHashes('')).toEqual(expect.arrayContaining(scripts.map(policyOf)));
});

test.each(STORES)('the speculation rules of $storeCode are allowed by their hash', async ({ prefix }) => {
  const rules = [speculationRules(prefix), PRESS_RULES];
  expect(await scriptHashes(prefix)).toEqual(expect.arrayContaining(rules.map(policyOf)));
});
