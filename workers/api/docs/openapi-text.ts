import { openApiDocument } from '../../../src/contract/openapi';
import { ORIGIN } from './origin';

/** The OpenAPI document as JSON. The build makes a file of it that is read when it is asked for. */
export const text = async (): Promise<string> => JSON.stringify(openApiDocument(ORIGIN));
