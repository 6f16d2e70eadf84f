import type { Sent } from '../../lib/ops/connection.ts';
import { renderedEach } from '../cases.ts';
import { FIRST_LEAF, LARGEST_CATEGORY, LARGEST_IDS, LEAF_IDS, SAME_CATEGORY } from './catalogue.ts';

export interface ScaleRequest {
  name: string;
  /** Whether its cost may grow with the catalogue to no more than twice: what it shows is the same in both. */
  isSame: boolean;
  request(number: number): Sent;
}

const SAME = `/c/${SAME_CATEGORY.slug}`;
const LARGEST = `/c/${LARGEST_CATEGORY.slug}`;
const page = (name: string, path: string, isSame = false): ScaleRequest => ({
  name,
  isSame,
  request: renderedEach(path),
});

const search = (query: string, body: object) =>
  `/api/catalog/viu/product/_search?request_format=search-query&${query}&request=${encodeURIComponent(JSON.stringify(body))}`;
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const available = ['color', 'size', 'material', 'discount', 'price'].map((field) => ({ field }));
const inLargest = { attribute: 'category_ids', value: { in: LARGEST_IDS }, scope: 'default' };
const inAll = { attribute: 'category_ids', value: { in: LEAF_IDS }, scope: 'default' };
const inLeaves = {
  attribute: 'category_ids',
  value: { in: LARGEST_IDS.filter((id) => id >= FIRST_LEAF) },
  scope: 'default',
};
const blue = { attribute: 'color', value: { in: ['9303'] }, scope: 'catalog' };

/** What is asked of both catalogues: what a shopper of the same things asks, and what grows with the catalogue. */
export const SCALE_REQUESTS: ScaleRequest[] = [
  page('home', '/', true),
  page('category of 300', SAME, true),
  page('category of 300, filtered', `${SAME}?color=9303`, true),
  page('category of 300, filtered twice, by price', `${SAME}?color=9303&material=14300&sort=final_price`, true),
  page('search of three words', '/catalogsearch/result?q=mesa%20plegable%20nogal', true),
  page('autocomplete «mes»', '/api/search/suggest?q=mes&size=8', true),
  page('autocomplete «ropero pl»', '/api/search/suggest?q=ropero%20pl&size=8', true),
  page('product', '/p/ESC-7/escala-7', true),
  page('search «mesa»', '/catalogsearch/result?q=mesa'),
  page('search of a word of every second product', '/catalogsearch/result?q=para'),
  page('search, misspelt', '/catalogsearch/result?q=refrijerador'),
  page('search, filtered', '/catalogsearch/result?q=mesa&color=9303'),
  page('largest category, a quarter of all', LARGEST),
  page('largest category, by price', `${LARGEST}?sort=final_price`),
  page('largest category, filtered', `${LARGEST}?color=9303`),
  page('largest category, filtered twice, by price', `${LARGEST}?color=9303&material=14300&sort=final_price`),
  page('largest category, page 20', `${LARGEST}?desde=950`),
  page('offers', '/ofertas'),
  page(
    'API, category listing with aggregations',
    search('size=50', { _appliedFilters: [...listed, inLargest], _availableFilters: available }),
  ),
  page(
    'API, listing filtered by colour',
    search('size=50', { _appliedFilters: [...listed, inLargest, blue], _availableFilters: available }),
  ),
  page(
    'API, listing of fifty categories',
    search('size=50', { _appliedFilters: [...listed, inLeaves], _availableFilters: available }),
  ),
  page(
    'API, fifty categories by colour',
    search('size=50', { _appliedFilters: [...listed, inLeaves, blue], _availableFilters: available }),
  ),
  page(
    'API, listing of two hundred categories',
    search('size=50', { _appliedFilters: [...listed, inAll], _availableFilters: available }),
  ),
  page('API, everything by colour', search('size=50', { _appliedFilters: [...listed, blue] })),
  page('API, everything, newest change first', search('size=50', { _appliedFilters: listed })),
  page('API, everything by price', search('size=50&sort=final_price', { _appliedFilters: listed })),
  page(
    'API, search of three words',
    search('size=50', { _searchText: 'mesa plegable nogal', _appliedFilters: listed }),
  ),
];
