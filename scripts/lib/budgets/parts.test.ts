import { expect, test } from 'vitest';
import { bytesByPart, PARTS } from './parts';

const HTML = `<!DOCTYPE html><html><head><style>a{b:c}</style></head><body><h1>Sofás</h1><div data-island="gallery" data-props='{"a":"ñ"}'><ul><li><picture><img src="/a"/></picture><svg><path d="M0"></path></svg></li></ul></div><picture><img src="/b"/></picture><script type="application/ld+json">{}</script><script>void 0</script></body></html>`;

test('every byte of a document is of one part, the innermost that has it', () => {
  const bytes = bytesByPart(HTML);
  expect(PARTS.reduce((sum, part) => sum + bytes[part], 0)).toBe(Buffer.byteLength(HTML));
  const of = (text: string) => Buffer.byteLength(text);
  expect(bytes).toMatchObject({
    styles: of('<style>a{b:c}</style>'),
    scripts: of('<script>void 0</script>'),
    data: of('<script type="application/ld+json">{}</script>'),
    props: of(` data-props='{"a":"ñ"}'`),
    drawings: of('<svg><path d="M0"></path></svg>'),
    gallery: of('<div data-island="gallery"><ul><li><picture><img src="/a"/></picture></li></ul></div>'),
    pictures: of('<picture><img src="/b"/></picture>'),
  });
});
