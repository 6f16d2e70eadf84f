import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { LITERAL_PARAM, SEARCH_PATH, TEXT_PARAM } from './searched-text';

/** The way to what has a text as it was typed. */
export function AsTyped({ text }: { text: string }) {
  return (
    <a href={href(SEARCH_PATH, { [TEXT_PARAM]: text, [LITERAL_PARAM]: '1' })}>
      {texts()('Search for “{text}” as it is', { text })}
    </a>
  );
}
