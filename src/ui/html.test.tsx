import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Data, JsonLd } from './html';

const SAID = { name: '</script><!-- silla --><SCRIPT>' };

test.each([
  ['data of a component', <Data key="data" name="x" json={JSON.stringify(SAID)} />],
  ['structured data', <JsonLd key="ld" data={SAID} />],
])('nothing in %s ends the script it stands in, and it is read as it was', (_, script) => {
  const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(renderToStaticMarkup(script)) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(SAID);
});
