export * from './contact';
export * from './limits';
export * from './person';
export * from './rules';
export * from './text';
