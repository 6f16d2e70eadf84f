import { Parser } from 'htmlparser2';

/**
 * Elements of a document, those of each card in it, the card itself included, bytes of the styles and scripts that
 * stand in it, and its islands.
 */
export interface Elements {
  all: number;
  cards: number[];
  styleBytes: number;
  scriptBytes: number;
  /** Names of its islands, each as often as it is there. */
  islands: string[];
}

const CARD = /(?:^|\s)card(?:\s|$)/;

const IN_DOCUMENT = { style: 'styleBytes', script: 'scriptBytes' } as const;

/** Counts the elements of a document as they stand in its HTML. */
export function countElements(html: string): Elements {
  const counted: Elements = { all: 0, cards: [], styleBytes: 0, scriptBytes: 0, islands: [] };
  let text: (typeof IN_DOCUMENT)[keyof typeof IN_DOCUMENT] | null = null;
  let depth = 0;
  let cardDepth: number | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      counted.all += 1;
      if (attributes['data-island']) counted.islands.push(attributes['data-island']);
      text = name === 'style' || name === 'script' ? IN_DOCUMENT[name] : null;
      depth += 1;
      if (cardDepth === null && CARD.test(attributes.class ?? '')) {
        cardDepth = depth;
        counted.cards.push(0);
      }
      if (cardDepth !== null) counted.cards.push((counted.cards.pop() ?? 0) + 1);
    },
    ontext(content) {
      if (text !== null) counted[text] += Buffer.byteLength(content);
    },
    onclosetag() {
      text = null;
      if (depth === cardDepth) cardDepth = null;
      depth -= 1;
    },
  });
  parser.end(html);
  return counted;
}
