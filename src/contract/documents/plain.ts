import { Parser } from 'htmlparser2';

/** Text whose HTML entities are letters again ("Mesa &amp; sillas"); text with tags in it stays as it is. */
export function plainOf(text: string): string {
  if (!/&[a-z#]/i.test(text) || text.includes('<')) return text;
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text);
  return parts.join('');
}
