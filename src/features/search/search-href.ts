import { href } from '../shop/links';
import { SEARCH_PATH, TEXT_PARAM } from './searched-text';

/** Address of the results page of a text. */
export const searchHref = (text: string): string => href(SEARCH_PATH, { [TEXT_PARAM]: text });
