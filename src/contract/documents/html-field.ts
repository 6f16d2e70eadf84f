import { sanitiseHtml } from './html';
import { read } from './lenient';

/** HTML of a field, sanitised; undefined where there is none. */
export const htmlOf = (value: unknown, prefix = ''): string | undefined => (typeof value === 'string' ? sanitiseHtml(value, prefix) : undefined);

/** An HTML field of a schema, already sanitised by htmlOf. */
export const htmlIfAny = read((value) => (typeof value === 'string' ? value : undefined));
