/** What answers searches: a script of its own, which an isolate reads with the first of them. */
export { searchQuery } from '../query/query';
export { searchList, suggestions } from './search';
