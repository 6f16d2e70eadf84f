import { Parser } from 'htmlparser2';

/** What the bytes of a document are spent on; each byte is of one part, the innermost that has it. */
export const PARTS = ['styles', 'scripts', 'data', 'props', 'drawings', 'gallery', 'pictures', 'markup'] as const;
export type Part = (typeof PARTS)[number];

const GALLERY = 'gallery';
const PROPS = / data-props=(?:'[^']*'|"[^"]*")/;

/** Of an element as it opens; null for one that belongs to what is around it. */
function partOf(name: string, attributes: Record<string, string>): Part | null {
  if (name === 'style') return 'styles';
  if (name === 'script') return attributes.type?.endsWith('json') ? 'data' : 'scripts';
  if (name === 'svg') return 'drawings';
  if (attributes['data-island'] === GALLERY) return 'gallery';
  return name === 'picture' ? 'pictures' : null;
}

/** Bytes of a document by part; together they are all of it. */
export function bytesByPart(html: string): Record<Part, number> {
  const bytes = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  const open: Part[] = [];
  let from = 0;
  const inside = (): Part => open.at(-1) ?? 'markup';
  const told = (to: number) => {
    bytes[inside()] += Buffer.byteLength(html.slice(from, to));
    from = to;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      told(parser.startIndex);
      const own = partOf(name, attributes);
      open.push(own === 'pictures' && inside() === 'gallery' ? 'gallery' : (own ?? inside()));
      const [props = ''] = PROPS.exec(html.slice(from, parser.endIndex + 1)) ?? [];
      told(parser.endIndex + 1);
      bytes.props += Buffer.byteLength(props);
      bytes[inside()] -= Buffer.byteLength(props);
    },
    onclosetag() {
      told(parser.endIndex + 1);
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  told(html.length);
  return bytes;
}
