-- Words as src/domain/search-text.ts folds them; rowid is product.pid, scope names the catalogue version.
CREATE VIRTUAL TABLE `product_search` USING fts5(
  `scope`, `name`, `keywords`, `category`, `description`, `sku`,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3', content = '', contentless_delete = 1
);
