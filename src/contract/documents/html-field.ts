import { plainOf } from './clean';
import { sanitiseHtml } from './html';
import { read } from './lenient';

const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG = /&(?:amp;)?lt;\/?(?:p|br|div|span|ul|ol|li|strong|b|em|i|h[1-6]|a|img|table)\b/i;
/** Escaping that went over a text twice. */
const MOST_ESCAPES = 2;

/** HTML that was escaped once too often as the HTML it was; anything with a tag of its own stays as it is. */
function unescaped(html: string): string {
  let text = html;
  for (let times = 0; times < MOST_ESCAPES && !TAG.test(text) && ESCAPED_TAG.test(text); times += 1)
    text = plainOf(text);
  return text;
}

/** HTML of a field, sanitised, also where it came escaped ("&lt;p&gt;"); undefined where there is none. */
export const htmlOf = (value: unknown, prefix = ''): string | undefined =>
  typeof value === 'string' ? sanitiseHtml(unescaped(value), prefix) : undefined;

/** An HTML field of a schema, already sanitised by htmlOf. */
export const htmlIfAny = read((value) => (typeof value === 'string' ? value : undefined));
