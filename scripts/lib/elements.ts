import { Parser } from 'htmlparser2';

/** Elements of a document, and those of each card in it, the card itself included. */
export interface Elements {
  all: number;
  cards: number[];
}

const CARD = /(?:^|\s)card(?:\s|$)/;

/** Counts the elements of a document as they stand in its HTML. */
export function countElements(html: string): Elements {
  const counted: Elements = { all: 0, cards: [] };
  let depth = 0;
  let cardDepth: number | null = null;
  const parser = new Parser({
    onopentag(_, attributes) {
      counted.all += 1;
      depth += 1;
      if (cardDepth === null && CARD.test(attributes.class ?? '')) {
        cardDepth = depth;
        counted.cards.push(0);
      }
      if (cardDepth !== null) counted.cards.push((counted.cards.pop() ?? 0) + 1);
    },
    onclosetag() {
      if (depth === cardDepth) cardDepth = null;
      depth -= 1;
    },
  });
  parser.end(html);
  return counted;
}
