import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rewriteShared } from './rewrite';

const RENDERED = [
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js" crossorigin=""/><link rel="stylesheet" href="/assets/s.css"/></head><body><h1>Hola</h1>',
  '<script type="application/ld+json">{"@type":"Product"}</script>',
  '<script id="_R_">globalThis.x = 1;import("/assets/index.js").catch(report);</script>',
  '<script>(self.__FLIGHT_DATA||=[]).push("1:a\\n")</script><script>(self.__FLIGHT_DATA||=[]).push("2:b")</script></body></html>',
].join('');

test('the bundle is asked for only after the page is awake, and its hints go with it', async () => {
  const { html, deferred } = await rewriteShared(RENDERED);
  expect(deferred).toBe(true);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('awake.then(()=>import("/assets/index.js")).catch(report)');
  expect(html).toContain('["/assets/a.js"]');
  expect(html).toContain('<link rel="stylesheet" href="/assets/s.css"/>');
});

test('the flight payload becomes one script at the end, data scripts stay as they are', async () => {
  const { html } = await rewriteShared(RENDERED);
  expect(html).toMatch(/<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("1:a\\n"\);\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("2:b"\)<\/script><\/body><\/html>$/);
  expect(html).toContain('<script type="application/ld+json">{"@type":"Product"}</script>');
});

test('every inline script that runs is hashed as it is sent', async () => {
  const { html, hashes } = await rewriteShared(RENDERED);
  const sent = [...html.matchAll(/<script(?: id="_R_")?>([\s\S]*?)<\/script>/g)].map((match) =>
    createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64'),
  );
  expect(hashes.toSorted()).toEqual(sent.toSorted());
  expect(sent).toHaveLength(2);
});

test('a bootstrap that is not recognised is sent as it came', async () => {
  const odd = '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><script>start()</script></body></html>';
  expect(await rewriteShared(odd)).toMatchObject({ html: odd, deferred: false });
});

test('kept markup comes back in its place, and what the payload says stays as it was hashed', async () => {
  const rendered = '<body><ul data-static="0"><!--static:0--></ul><script>(self.__FLIGHT_DATA||=[]).push("<!--static:0-->")</script></body></html>';
  const { html, hashes } = await rewriteShared(rendered, ['<li>$& uno</li>']);
  expect(html).toBe('<body><ul data-static="0"><li>$& uno</li></ul><script>(self.__FLIGHT_DATA||=[]).push("<!--static:0-->")</script></body></html>');
  expect(hashes).toEqual([createHash('sha256').update('(self.__FLIGHT_DATA||=[]).push("<!--static:0-->")').digest('base64')]);
});
