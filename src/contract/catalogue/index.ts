import { catalogueSearch, catalogueSearchPost, productBySku, productList, productRenderList } from './calls';
import { CATALOGUE_MESSAGES } from './messages';
import { searchSuggest } from './suggest';

/** Products, search and suggestions. */
export const catalogue = {
  calls: { productList, productRenderList, productBySku, catalogueSearch, catalogueSearchPost, searchSuggest },
  messages: CATALOGUE_MESSAGES,
};
