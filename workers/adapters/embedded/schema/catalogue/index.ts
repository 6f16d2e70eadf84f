export * from './category-lists';
export * from './places';
export * from './postal-directory';
export * from './products';
