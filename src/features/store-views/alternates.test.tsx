import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Commerce } from '../../commerce/commerce';
import { runInContext } from '../../commerce/request-context';
import { storeViews } from '../../config/stores';
import type { StoreView } from '../../domain/store-view';
import { Head } from '../shop/layout/head';
import { testContext } from '../shop/request-context.fixture';
import { alternatesOf } from './alternates';
import { StoreSwitch } from './store-switch';

const ENABLED = storeViews('viu,muebles_america,de,it');

/**
 * The store views of a shop; every catalogue but those of `without` has the product, and those of `down` cannot be
 * read.
 */
function contextIn(
  code: string,
  {
    without = [],
    down = [],
    enabled = ENABLED,
  }: { without?: string[]; down?: string[]; enabled?: typeof ENABLED } = {},
) {
  const failed: string[] = [];
  const commerceOf = ({ storeCode }: StoreView) => {
    const cards = async () => {
      if (down.includes(storeCode)) throw new Error('down');
      return without.includes(storeCode) ? [] : [{ parentSku: 'MESA', slug: `mesa-${storeCode}` }];
    };
    return { catalogue: { cards } } as unknown as Commerce;
  };
  const store = enabled.find(({ storeCode }) => storeCode === code);
  if (!store) throw new Error(`no view ${code}`);
  const context = testContext(
    {},
    {
      store,
      views: enabled,
      commerceOf,
      path: '/p/MESA/mesa',
      noteFailure: (part) => failed.push(part),
    },
  );
  return { context, failed };
}

const found = ({ context }: ReturnType<typeof contextIn>) =>
  runInContext(context, () => alternatesOf({ kind: 'product', sku: 'MESA' }, '/p/MESA/mesa'));

test('a product stands in the languages that have it, each page naming all of them and itself', async () => {
  const all = [
    { language: 'es-MX', address: '/p/MESA/mesa' },
    { language: 'de-DE', address: '/de/p/MESA/mesa-de' },
    { language: 'it-IT', address: '/it/p/MESA/mesa-it' },
  ];
  expect(await found(contextIn('viu'))).toEqual(all);
  expect(await found(contextIn('viu', { without: ['it'] }))).toEqual(all.slice(0, 2));
  expect(await found(contextIn('de'))).toEqual([
    { language: 'de-DE', address: '/de/p/MESA/mesa' },
    { language: 'es-MX', address: '/p/MESA/mesa-viu' },
    { language: 'it-IT', address: '/it/p/MESA/mesa-it' },
  ]);
});

test('there are no pairs where nobody else has it, where a second view speaks the same language, or of one view alone', async () => {
  expect(await found(contextIn('viu', { without: ['de', 'it'] }))).toEqual([]);
  expect(await found(contextIn('muebles_america'))).toEqual([]);
  expect(await found(contextIn('viu', { enabled: storeViews('viu') }))).toEqual([]);
});

test('a catalogue that cannot be read leaves out its language, and the page is not kept so', async () => {
  const shown = contextIn('viu', { down: ['de'] });
  expect((await found(shown)).map(({ language }) => language)).toEqual(['es-MX', 'it-IT']);
  expect(shown.failed).toEqual(['other languages']);
});

test('the head names them with scheme and host, and a page that is kept out of search engines names none', () => {
  const alternates = [{ language: 'de-DE', address: '/de/p/MESA/mesa-de' }];
  const head = (canonical: string | null) =>
    runInContext(contextIn('viu').context, () =>
      renderToStaticMarkup(<Head title="Mesa" canonical={canonical} alternates={alternates} />),
    );
  expect(head('/p/MESA/mesa')).toContain(
    '<link rel="alternate" hrefLang="de-DE" href="https://tianguis.example/de/p/MESA/mesa-de"/>',
  );
  expect(head(null)).not.toContain('hrefLang');
});

test('the ways into the other store views keep the page, and a shop of one view has none', () => {
  const markup = (code: string, enabled = ENABLED) =>
    runInContext(contextIn(code, { enabled }).context, () => renderToStaticMarkup(<StoreSwitch />));
  expect(
    [...markup('de').matchAll(/href="([^"]+)" hrefLang="([^"]+)" rel="nofollow">([^<]+)</g)].map(
      ([, ...parts]) => parts,
    ),
  ).toEqual([
    ['/de/otra-tienda/viu?desde=%2Fp%2FMESA%2Fmesa', 'es-MX', 'Tianguis'],
    ['/de/otra-tienda/muebles_america?desde=%2Fp%2FMESA%2Fmesa', 'es-MX', 'Muebles América'],
    ['/de/otra-tienda/it?desde=%2Fp%2FMESA%2Fmesa', 'it-IT', 'Tianguis in italiano'],
  ]);
  expect(markup('viu', storeViews('viu'))).toBe('');
});
