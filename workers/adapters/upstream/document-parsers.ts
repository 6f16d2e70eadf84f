/**
 * The parsers of a retailer's documents, loaded with the first answer that has one: their schemas and the allow-list of
 * HTML are a fifth of what a start of the Worker would otherwise build, for shops that ask no retailer too.
 */
export const documentParsers = () => import('../../../src/contract/documents');
