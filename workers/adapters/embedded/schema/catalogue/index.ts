export * from './category-lists';
export * from './postal-codes';
export * from './postal-directory';
export * from './products';
