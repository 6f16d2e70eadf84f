import { MESSAGES } from '../../domain/cart/messages';

/** Message keys of products and search. */
export const CATALOGUE_MESSAGES = {
  searchKeyMissing: 'Please provide the search key sku for product/single action!',
  productUnknown: MESSAGES.productUnknown,
  indexUnknown:
    'Invalid / inaccessible index name given in the URL. Please do use following URL format: /api/catalog/<index_name>/<entity>/_search?request_format=search-query',
  searchFormat: 'Only request_format=search-query is supported',
  searchCost: 'Too many fields of too many products: ask for fewer at a time, or name the fields with _source_include',
} as const;
