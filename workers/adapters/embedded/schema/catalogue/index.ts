export * from './places';
export * from './products';
