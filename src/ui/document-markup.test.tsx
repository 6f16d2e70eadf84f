import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentMarkup } from './document-markup';
import { Static } from './static';

let begun: string[] = [];

const Broken = () => {
  throw new Error('broken');
};

const BrokenLater = async () => Broken();

const Later = async ({ name, after }: { name: string; after?: Promise<void> }) => {
  begun.push(name);
  await after;
  return (
    <>
      <title>{name}</title>
      <h1>{name}</h1>
    </>
  );
};

test('components wait, and titles, metadata and links go to the head wherever they are said', async () => {
  const html = await documentMarkup(
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body data-store-id={2}>
        <Later name="Sofá & <más>" />
        <div>
          <link rel="canonical" href="/p/a" />
          <meta itemProp="price" content="1" />
          <svg>
            <title>Sofá</title>
          </svg>
          <Static as="ul">
            <li>{1}</li>
          </Static>
        </div>
      </body>
    </html>,
  );
  expect(html).toBe(
    '<!DOCTYPE html><html lang="es-MX"><head><meta charSet="utf-8"/><link rel="canonical" href="/p/a"/><title>Sofá &amp; &lt;más&gt;</title></head>' +
      '<body data-store-id="2"><h1>Sofá &amp; &lt;más&gt;</h1><div><meta itemProp="price" content="1"/><svg><title>Sofá</title></svg><ul><li>1</li></ul></div></body></html>',
  );
});

test('what waits begins at once, beside each other, and stands in its own place', async () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  begun = [];
  const html = documentMarkup(
    <html lang="es-MX">
      <head />
      <body>
        <Later name="uno" after={after} />
        <Later name="dos" />
      </body>
    </html>,
  );
  expect(begun).toEqual(['uno', 'dos']);
  release();
  expect(await html).toContain('<body><h1>uno</h1><h1>dos</h1></body>');
});

test('what a component throws is thrown, at once or later, and what was refused is refused', async () => {
  const page = (inside: React.ReactNode) => (
    <html lang="es-MX">
      <head />
      <body>
        <BrokenLater />
        {inside}
      </body>
    </html>
  );
  await expect(documentMarkup(page(<Broken />))).rejects.toThrow('broken');
  await expect(documentMarkup(page('texto'))).rejects.toThrow('broken');
  await expect(documentMarkup(<button type="button" onClick={() => undefined} />)).rejects.toThrow(TypeError);
});

test('what fails of the head is heard once, and not where the body failed before', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);
  const page = (body: React.ReactNode) => (
    <html lang="es-MX">
      <head />
      <body>
        <title>{Promise.reject(new Error('of the head'))}</title>
        {body}
      </body>
    </html>
  );
  await expect(documentMarkup(page('texto'))).rejects.toThrow('of the head');
  await expect(documentMarkup(page(<Broken />))).rejects.toThrow('broken');
  // Node tells of what nobody heard once its own queue is empty.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

test('attributes that speak of yes and no are written as React writes them', async () => {
  const form = (
    <form acceptCharset="utf-8">
      <input spellCheck={false} disabled={false} required aria-hidden={false} autoComplete="off" />
    </form>
  );
  expect((await documentMarkup(form)).toLowerCase()).toContain(renderToStaticMarkup(form).toLowerCase());
});
