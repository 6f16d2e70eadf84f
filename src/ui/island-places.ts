/** Stands where the HTML of an island goes. Texts cannot hold one, and neither comments nor data attributes pass the allow-list of content. */
export const PLACE = '<!--island-->';

const OPENING = /data-island="([\w-]+)"(?: data-props="([^"]*)")?([^<>]*)><!--island-->/g;

const CHARACTERS: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name) => CHARACTERS[name] ?? '');

/** Writes the HTML of an island, '' where it cannot; its ids begin with `identifierPrefix`. */
export type DrawIsland = (name: string, props: object, identifierPrefix: string) => string;

/** What the ids of an island begin with; the second of a name says so in `data-ids`. */
export const prefixOf = (name: string, given?: string): string => given ?? `${name}-`;

/**
 * Puts the HTML of every island into its place. They are numbered here, where the document is whole: markup that is
 * kept between renders has no numbers.
 */
export function fillIslands(html: string, draw: DrawIsland): string {
  const seen = new Map<string, number>();
  return html.replace(OPENING, (_, name: string, props: string | undefined, rest: string) => {
    const turn = seen.get(name) ?? 0;
    seen.set(name, turn + 1);
    const given = turn > 0 ? `${name}${turn}-` : undefined;
    const drawn = draw(name, props ? JSON.parse(unescaped(props)) : {}, prefixOf(name, given));
    const attributes = `data-island="${name}"${props === undefined ? '' : ` data-props="${props}"`}`;
    return `${attributes}${given === undefined ? '' : ` data-ids="${given}"`}${rest}>${drawn}`;
  });
}
