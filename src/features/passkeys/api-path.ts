import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';

/** Address of a call of the store view being rendered. */
export const apiPath = (path: string): string => storePath(requestContext().store, `/api${path}`);
