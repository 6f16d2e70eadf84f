import { BUDGETS, pageBytes } from '../../lib/budgets.ts';
import type { Sent } from '../edge.ts';
import type { Figure } from '../figures.ts';
import { stylesIn } from '../forms.ts';
import { PLACES } from '../places.ts';
import { type Reading, readings } from '../reading.ts';
import { type Stage, visit } from '../stage.ts';
import { type Group, PAGES } from './group.ts';

const KB = 1000;
const KIB = 1024;
const MOST_UNASKED_KB = 10;
const MOST_STYLES_KIB = 6;
const MOST_ELEMENTS_A_CARD = 14;
const SCROLL_STEP_PX = 700;
const MOST_SCROLLS = 30;
const SCROLL_PAUSE_MS = 200;

const ELEMENTS = 'elements';
const A_CARD = 'elements a card';
const UNASKED = 'unasked';
const scriptsOf = (page: string) => `scripts ${page}`;
const documentOf = (page: string) => `document ${page}`;
const stylesOf = (page: string) => `styles ${page}`;
const ofPage = (page: string): string[] => [documentOf(page), stylesOf(page), scriptsOf(page)];

/** What is fetched of other pages: whatever is no file of the page itself. */
const isUnasked = ({ type, purpose }: Sent): boolean => purpose !== '' || /html|json|x-component/.test(type);
const sum = (sent: Sent[]): number => sent.reduce((total, { bytes }) => total + bytes, 0);

const figuresOf = (page: string): Figure[] => [
  {
    id: documentOf(page),
    title: `${page}: document, kB brotli`,
    digits: 1,
    ...(page === 'category' ? { limit: { most: BUDGETS.htmlBytes / KB } } : {}),
  },
  {
    id: stylesOf(page),
    title: `${page}: styles in the document, KiB brotli`,
    digits: 1,
    limit: { most: MOST_STYLES_KIB },
  },
  {
    id: scriptsOf(page),
    title: `${page}: scripts of a page at rest, KiB brotli`,
    digits: 1,
    limit: { most: BUDGETS.jsBytes / KIB },
  },
];

/** Elements inside each card, itself included, on average. */
const ELEMENTS_OF_CARD = `(() => { const cards = [...document.querySelectorAll(${JSON.stringify(PLACES.card)})]; return cards.length ? cards.reduce((sum, card) => sum + 1 + card.querySelectorAll('*').length, 0) / cards.length : 0; })()`;
const SCROLL = `(async () => { for (let step = 0; step < ${MOST_SCROLLS}; step += 1) { scrollBy({ top: ${SCROLL_STEP_PX}, behavior: 'instant' }); await new Promise((done) => setTimeout(done, ${SCROLL_PAUSE_MS})); } })()`;

async function weigh(stage: Stage, form: 'ours' | 'bare', page: (typeof PAGES)[number]): Promise<Reading[]> {
  const figures = page === 'category' ? [...ofPage(page), ELEMENTS, A_CARD, UNASKED] : ofPage(page);
  return readings(form, figures, (found) =>
    visit(
      stage,
      form,
      async (tab) => {
        const from = tab.edge.sent.length;
        await tab.go(stage.pages[page]);
        await tab.rest();
        const loaded = tab.edge.sent.length;
        const sent = tab.edge.sent.slice(from);
        const html = await (await fetch(new URL(stage.pages[page], stage.worker))).text();
        found(documentOf(page), sum(sent.slice(0, 1)) / KB);
        found(stylesOf(page), form === 'bare' ? 0 : stylesIn(html).length > 0 ? pageBytes(stylesIn(html)) / KIB : 0);
        found(scriptsOf(page), sum(sent.filter(({ type }) => type.includes('javascript'))) / KIB);
        if (page !== 'category') return;
        found(ELEMENTS, await tab.evaluate<number>("document.querySelectorAll('*').length"));
        const each = await tab.evaluate<number>(ELEMENTS_OF_CARD);
        if (each === 0) throw new Error('no cards on the page');
        found(A_CARD, each);
        await tab.evaluate(SCROLL);
        await tab.rest();
        const ahead = [...sent.slice(1).filter(isUnasked), ...tab.edge.sent.slice(loaded).filter(isUnasked)];
        found(UNASKED, sum(ahead) / KB);
      },
      { line: null },
    ),
  );
}

/** What a page weighs, by what went over the line, and what it is made of. */
export const bytes: Group = {
  name: 'bytes',
  title: 'What pages weigh',
  figures: [
    ...PAGES.flatMap(figuresOf),
    { id: ELEMENTS, title: 'category: elements' },
    { id: A_CARD, title: 'category: elements a card, on average', digits: 1, limit: { most: MOST_ELEMENTS_A_CARD } },
    {
      id: UNASKED,
      title: 'category: other pages and data fetched unasked, scrolled to its end, kB',
      digits: 1,
      limit: { most: MOST_UNASKED_KB },
    },
  ],
  async measure(stage) {
    const all: Reading[] = [];
    for (const page of PAGES)
      for (const form of ['ours', 'bare'] as const) all.push(...(await weigh(stage, form, page)));
    return all;
  },
};
