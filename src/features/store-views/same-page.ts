import type { Commerce } from '../../commerce/commerce';
import { flatCategories } from '../../domain/catalogue/tree';
import { categoryPath, productPath } from '../../domain/url';

/**
 * What a page is of, so that another store view can be asked for the same: a product by its sku, a category by its
 * url_path, content by its identifier.
 */
export type PageOf =
  | { kind: 'product'; sku: string }
  | { kind: 'category'; urlPath: string }
  | { kind: 'content'; identifier: string; path: string }
  /** Every store view has it under the same path. */
  | { kind: 'everywhere'; path: string };

type Shown = Pick<Commerce, 'catalogue' | 'content'>;

/** The url_path of a category by its slug; null where there is none. */
export async function urlPathOf({ catalogue }: Pick<Shown, 'catalogue'>, slug: string): Promise<string | null> {
  return flatCategories(await catalogue.categories()).find((node) => node.slug === slug)?.urlPath || null;
}

/** The path of the same page in a store view, null where that one does not have it. */
export async function samePage({ catalogue, content }: Shown, page: PageOf): Promise<string | null> {
  switch (page.kind) {
    case 'product': {
      const [card] = await catalogue.cards([page.sku]);
      return card && card.parentSku === page.sku ? productPath(card.parentSku, card.slug) : null;
    }
    case 'category': {
      const same = flatCategories(await catalogue.categories()).find(({ urlPath }) => urlPath === page.urlPath);
      return same ? categoryPath(same.slug) : null;
    }
    case 'content':
      return (await content.page(page.identifier)) ? page.path : null;
    default:
      return page.path;
  }
}
