import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { STORES } from '../../config/stores';
import { HELP_PAGES } from '../../features/shop/layout/help-pages';
import { testContext } from '../../features/shop/request-context.fixture';
import { CmsPage, ContentPage } from './cms-page';

/** A request of a shop for which nobody wrote a content page. */
const asked = (path: string, storeCode = 'viu') => {
  const statuses: number[] = [];
  const commerce = {
    content: { page: async () => null, blocks: async () => [] },
    catalogue: {},
  } as unknown as RequestContext['commerce'];
  const store = STORES.find((view) => view.storeCode === storeCode);
  return {
    statuses,
    context: testContext(
      {},
      { path, commerce, store, origin: 'https://tianguis.example', noteStatus: (status) => statuses.push(status) },
    ),
  };
};

/** The page itself, which is what its component answers when it is asked for. */
async function shown(path: string, storeCode?: string): Promise<string> {
  const { context } = asked(path, storeCode);
  return runInContext(context, async () => {
    const { type: Content, props } = ContentPage();
    return renderToStaticMarkup(await Content(props));
  });
}

test.each(HELP_PAGES.map(({ path }) => path))(
  '%s, which every page leads to, says that it is being written',
  async (path) => {
    const html = await shown(path);
    expect(html).toContain('Estamos escribiendo esta página.');
    expect(html).toContain('content="noindex"');
  },
);

test('it says so in the language of its view', async () => {
  expect(await shown('/aviso-de-privacidad', 'de')).toContain('An dieser Seite schreiben wir noch.');
});

test('other pages nobody wrote are not found', async () => {
  const { context } = asked('/i/horario');
  const page = await runInContext(context, async () => {
    const { type: Content, props } = CmsPage({ slug: 'horario' });
    return (await Content(props)).type.name;
  });
  expect(page).toBe('NotFound');
});
