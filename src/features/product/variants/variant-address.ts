import type { Product } from '../../../domain/catalogue/product';
import { openPlaces } from '../../../domain/catalogue/product-page/open-options';
import { productPath } from '../../../domain/url';
import { href } from '../../shop/links';

/**
 * Parameter of a variant's address: the options of it that are still to be chosen, by their places on the page from 1.
 */
export const OPEN_PARAM = 'elegir';
const OPEN = /^[1-9]{1,3}$/;

/** The parameter as a page understands it; null where it says nothing. */
export const readOpen = (query: URLSearchParams): string | null => {
  const places = query.get(OPEN_PARAM) ?? '';
  return OPEN.test(places) ? [...new Set(places)].sort().join('') : null;
};

/** Codes of the options at these places. */
export const openCodes = ({ options }: Pick<Product, 'options'>, places: string | null): string[] =>
  [...(places ?? '')].flatMap((place) => options[Number(place) - 1]?.code ?? []);

type Named = Pick<Product, 'parentSku' | 'slug' | 'options'>;

/**
 * Address of a product's page with one variant chosen, save the options `open`; it names the variant in the data too.
 */
export function variantAddress(
  { parentSku, slug, options }: Named,
  sku: string | null,
  open: readonly string[] = [],
): string {
  const places = openPlaces(options, open);
  return href(productPath(parentSku, slug, sku), places === '' ? {} : { [OPEN_PARAM]: places });
}
