export * from './contact';
export * from './limits';
export * from './password';
export * from './person';
export * from './rules';
export * from './text';
