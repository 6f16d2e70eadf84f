import { requestContext } from '../../../commerce/request-context';

const tells = (): boolean => requestContext().store.flags.tellCredit;

/** What credit comes to, where the store view tells it. */
export const toldCredit = <T>(credit: T | null): T | null => (tells() ? credit : null);

/** All terms of credit, where the store view tells them. */
export const toldTerms = <T>(terms: readonly T[]): readonly T[] => (tells() ? terms : []);
