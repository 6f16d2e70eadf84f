import { stableId } from '../../../src/contract/documents/stable-id';
import type { StoreView } from '../../../src/domain/store-view';
import { HELP_PAGES } from '../../../src/features/shop/help-pages';
import { translator } from '../../../src/i18n';
import type { Source } from './client.ts';

/** What stands on a page until the retailer writes it, by language. */
const TEXTS: Record<string, string> = {
  es: 'Estamos escribiendo esta página. Mientras tanto, escríbenos o llámanos y con gusto te respondemos antes de que compres.',
  de: 'An dieser Seite schreiben wir noch. Bis dahin beantworten wir Ihre Fragen gern persönlich, bevor Sie kaufen.',
  it: 'Stiamo scrivendo questa pagina. Nel frattempo scrivici o chiamaci: rispondiamo volentieri prima del tuo acquisto.',
};

/** Neutral pages in the language of a store view in place of those nobody wrote, by identifier: the shop leads to them from every page. */
export function defaultPages({ i18n }: StoreView, missing: readonly string[]): Source {
  const t = translator(i18n.defaultLocale);
  const text = TEXTS[i18n.defaultLocale.slice(0, 2)] ?? TEXTS.es;
  const pages = HELP_PAGES.filter(({ path }) => missing.includes(path.slice(1))).map(({ path, title }) => ({
    id: stableId(path),
    identifier: path.slice(1),
    title: t(title),
    content: `<p>${text}</p>`,
    store_id: [0],
  }));
  return {
    entity: 'cms_page',
    name: 'páginas por escribir',
    bytes: 0,
    stamp: `default pages ${missing.join()}`,
    open: () => new Blob(pages.map((page) => `${JSON.stringify(page)}\n`)).stream() as ReadableStream<Uint8Array>,
  };
}
