import { PLACES } from '../places.ts';
import { readings } from '../reading.ts';
import { type Stage, visit } from '../stage.ts';
import type { Tab } from '../tab.ts';
import type { Group } from './group.ts';

const NEXT_MS = 600;
const BACK_MS = 230;
const NEXT = 'next';
const NEXT_OWN = 'next own';
const NEXT_BYTES = 'next bytes';
const BACK = 'back';
const BACK_REQUESTS = 'back requests';
const SCROLLED_PX = 1_400;
const CARD = 5;
const KB = 1000;
const FORMS = ['ours', 'bare'] as const;

interface NextPage {
  /** Until the name stands as a heading, on whatever page. */
  ms: number;
  /** Until it does on the product's own page. */
  ownMs: number;
  kb: number;
}

/** What was asked for in a time, without the icon that the browser shows outside of the page. */
const askedBetween = ({ edge }: Tab, from: number, to: number) =>
  edge.sent.filter(({ askedAt, path }) => askedAt >= from && askedAt <= to && !path.startsWith('/favicon.'));

/** Taps a card of the list and waits until the product's name is read as a heading, and until its own page says it. */
async function openCard(tab: Tab, { pages }: Stage): Promise<NextPage & { top: number }> {
  await tab.evaluate(`scrollTo({ top: ${SCROLLED_PX}, behavior: 'instant' })`);
  await tab.rest();
  const link = await tab.middle(PLACES.cardLink, CARD);
  // It was scrolled to, and the pictures around it would share the line with its page.
  await tab.rest();
  const text = await tab.evaluate<string>(
    `document.elementFromPoint(${link.x}, ${link.y})?.closest(${JSON.stringify(PLACES.card)})?.querySelector(${JSON.stringify(PLACES.cardLink)})?.textContent.trim() ?? ''`,
  );
  if (!text) throw new Error('no card under the finger');
  const top = await tab.evaluate<number>('scrollY');
  await tab.watch([
    { id: 'heading', kind: 'heading', text, leaving: null },
    { id: 'own', kind: 'heading', text, leaving: pages.category },
  ]);
  const before = Date.now();
  const tapped = await tab.tap(link);
  const { at } = await tab.seen('heading');
  const own = await tab.seen('own');
  const bytes = askedBetween(tab, before, own.at).reduce((sum, one) => sum + one.bytes, 0);
  return { ms: at - tapped, ownMs: own.at - tapped, kb: bytes / KB, top };
}

/** Why the browser did not keep the list, in its own words. */
const reasons = (tab: Tab): Promise<string> =>
  tab.evaluate(
    `(() => { const told = performance.getEntriesByType('navigation')[0]?.notRestoredReasons; return (told?.reasons ?? []).map((one) => one.reason).join(', ') || 'no reason told'; })()`,
  );

/** Goes back as the browser's own button does. */
async function goBack(tab: Tab, path: string, top: number): Promise<{ ms: number; note: string; asked: string[] }> {
  await tab.watch([{ id: 'list', kind: 'list', path, top }]);
  const { currentIndex, entries } = await tab.session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (!entry) throw new Error('there is nothing to go back to');
  const asked = Date.now();
  await tab.session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  const { at, restored } = await tab.seen('list');
  const note = restored ? 'from bfcache' : `not restored: ${await reasons(tab)}`;
  return { ms: at - asked, note, asked: askedBetween(tab, asked, at).map(({ path }) => path) };
}

/** From the list to a product and back. */
export const next: Group = {
  name: 'next',
  title: 'From a list to a product and back, 562 ms a request, CPU 4×',
  figures: [
    { id: NEXT, title: "tap on a card → the product's name, ms", limit: { most: NEXT_MS } },
    { id: NEXT_OWN, title: 'tap on a card → its own page says so, ms' },
    { id: NEXT_BYTES, title: 'what was fetched for it until then, kB', digits: 1 },
    { id: BACK, title: 'back → the list, scroll kept, ms', limit: { most: BACK_MS } },
    { id: BACK_REQUESTS, title: 'requests before the list is seen again', limit: { most: 0 } },
  ],
  async measure(stage) {
    const all = [];
    for (const form of FORMS) {
      const step = readings(form, [NEXT, NEXT_OWN, NEXT_BYTES, BACK, BACK_REQUESTS], (found) =>
        visit(stage, form, async (tab) => {
          await tab.go(stage.pages.category);
          await tab.rest();
          const { ms, ownMs, kb, top } = await openCard(tab, stage);
          found(NEXT, ms);
          found(NEXT_OWN, ownMs);
          found(NEXT_BYTES, kb);
          await tab.rest();
          const back = await goBack(tab, stage.pages.category, top);
          found(BACK, back.ms, back.note);
          found(BACK_REQUESTS, back.asked.length, back.asked.length > 0 ? back.asked.join(', ') : undefined);
        }),
      );
      all.push(...(await step));
    }
    return all;
  },
};
