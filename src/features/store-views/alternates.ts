import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { optional } from '../shop/optional';
import { type PageOf, samePage } from './same-page';

/** The same page in another language: its `hreflang`, and its address without scheme and host. */
export interface Alternate {
  language: string;
  address: string;
}

/**
 * The same page in each language of the shop, itself first; none where it stands in one language alone. Of store views
 * that speak the same language the first one is the shop in that language, so that every page names those that name it.
 */
export async function alternatesOf(page: PageOf, path: string): Promise<Alternate[]> {
  const { store, views, commerceOf } = requestContext();
  const firstIn = (language: string) => views.find((view) => view.i18n.defaultLocale === language)?.storeCode;
  const inLanguages = views.filter((view) => firstIn(view.i18n.defaultLocale) === view.storeCode);
  if (firstIn(store.i18n.defaultLocale) !== store.storeCode) return [];
  const own = { language: store.i18n.defaultLocale, address: storePath(store, path) };
  const others = await Promise.all(
    inLanguages
      .filter((view) => view.storeCode !== store.storeCode)
      .map(async (view): Promise<Alternate[]> => {
        const there = await optional('other languages', samePage(commerceOf(view), page), null);
        return there === null ? [] : [{ language: view.i18n.defaultLocale, address: storePath(view, there) }];
      }),
  );
  const found = others.flat();
  return found.length === 0 ? [] : [own, ...found];
}
