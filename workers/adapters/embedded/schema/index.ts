export * from './calls';
export * from './catalogue';
export * from './orders';
export * from './places';
export * from './stock';
