/** Stands where the HTML of an island goes. Texts cannot hold one, and neither comments nor data attributes pass the allow-list of content. */
export const PLACE = '<!--island-->';

const OPENING = /data-island="([\w-]+)"(?: data-props=("[^"]*"|'[^']*'))?([^<>]*)><!--island-->/g;

const CHARACTERS: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name) => CHARACTERS[name] ?? '');

/** Writes the HTML of an island, '' where it cannot; its ids begin with `identifierPrefix`. */
export type DrawIsland = (name: string, props: object, identifierPrefix: string) => string;

/** What the ids of an island begin with; the second of a name says so in `data-ids`. */
export const prefixOf = (name: string, given?: string): string => given ?? `${name}-`;

/** Longest text of an island that is kept, and how many are. */
const MOST_CHARS = 20_000;
const MOST_KEPT = 400;

/** The same text without the document it was cut out of, which the engine keeps as long as nobody reads in it. */
const ownText = (text: string): string => (text.charCodeAt(0) >= 0 ? text : '');

/** What islands have drawn before: the same place in a document is written the same way. The oldest go first. */
export class DrawnIslands {
  private readonly texts = new Map<string, string>();

  of(place: string, write: () => string): string {
    const known = this.texts.get(place);
    if (known !== undefined) return known;
    const text = ownText(write());
    if (place.length + text.length > MOST_CHARS) return text;
    this.texts.set(place, text);
    const [oldest] = this.texts.size > MOST_KEPT ? this.texts.keys() : [];
    if (oldest !== undefined) this.texts.delete(oldest);
    return text;
  }
}

/**
 * Puts the HTML of every island into its place. They are numbered here, where the document is whole: markup that is
 * kept between renders has no numbers. Props stand in single quotes, which need no escapes in JSON. `drawn` keeps what was
 * written, for pages that belong to nobody.
 */
export function fillIslands(html: string, draw: DrawIsland, drawn?: DrawnIslands): string {
  const seen = new Map<string, number>();
  return html.replace(OPENING, (place, name: string, props: string | undefined, rest: string) => {
    const turn = seen.get(name) ?? 0;
    seen.set(name, turn + 1);
    const given = turn > 0 ? `${name}${turn}-` : undefined;
    const write = () => {
      const inside = draw(name, props ? JSON.parse(unescaped(props.slice(1, -1))) : {}, prefixOf(name, given));
      const said = props === undefined ? '' : ` data-props='${props.slice(1, -1).replaceAll('&quot;', '"')}'`;
      return `data-island="${name}"${said}${given === undefined ? '' : ` data-ids="${given}"`}${rest}>${inside}`;
    };
    return drawn ? drawn.of(`${turn} ${place}`, write) : write();
  });
}
