export * from './places';
export * from './postal-directory';
export * from './products';
