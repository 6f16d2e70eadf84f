export * from './full-name';
export * from './limits';
export * from './password';
export * from './person';
export * from './postal-code';
export * from './rules';
