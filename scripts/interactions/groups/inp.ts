import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import type { Form } from '../forms.ts';
import { PLACES } from '../places.ts';
import { type Reading, readings } from '../reading.ts';
import { type Stage, visit } from '../stage.ts';
import type { Tab } from '../tab.ts';
import type { Group } from './group.ts';

const MOST_MS = 120;
/** Events that were answered sooner are not told by the browser. */
const LEAST_TOLD_MS = 16;
const STILL_MS = 600;
const POLL_MS = 100;
const TIMEOUT_MS = 5_000;
const KEY_MS = 120;
const TYPED = 'mesa';

interface Interaction {
  name: string;
  page: 'category' | 'product';
  /** The forms of the page that answer it without opening another document. */
  forms: Form[];
  run(tab: Tab): Promise<unknown>;
}

const tapOn = (selector: string) => async (tab: Tab) => tab.tap(await tab.middle(selector));

async function type(tab: Tab): Promise<void> {
  for (const key of TYPED) {
    const code = `Key${key.toUpperCase()}`;
    const sent = tab.session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      code,
      text: key,
      windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
    });
    await pause(KEY_MS);
    await sent;
    await tab.session.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key,
      code,
      windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
    });
  }
}

const INTERACTIONS: Interaction[] = [
  { name: 'menu opens', page: 'category', forms: ['ours', 'bare'], run: tapOn(PLACES.menu) },
  { name: 'search opens', page: 'category', forms: ['ours', 'bare'], run: tapOn(PLACES.search) },
  { name: 'typing in search', page: 'category', forms: ['ours', 'bare'], run: type },
  { name: 'add', page: 'product', forms: ['ours'], run: tapOn(PLACES.add) },
  { name: 'variant', page: 'product', forms: ['ours'], run: tapOn(PLACES.option) },
];

const idOf = (name: string) => `inp ${name}`;

/** Inputs the page has handled so far, and how many of their events were told; null when another document is there. */
const HANDLED = (document: number) =>
  `performance.timeOrigin === ${document} ? { inputs: ['pointerup', 'keydown'].reduce((sum, name) => sum + (performance.eventCounts.get(name) ?? 0), 0), told: interactions.told().events.length } : null`;

interface Handled {
  inputs: number;
  told: number;
}

async function handled(tab: Tab, document: number): Promise<Handled> {
  const now = await tab.evaluate<Handled | null>(HANDLED(document));
  if (!now) throw new Error('it opened another document');
  return now;
}

/** The slowest event of what was just done, once the page has handled it and tells of no further one. */
async function slowest(tab: Tab, document: number, before: number): Promise<number> {
  let last: Handled = { inputs: before, told: 0 };
  let stillSince = Date.now();
  for (
    const end = Date.now() + TIMEOUT_MS;
    Date.now() < end && (last.inputs === before || Date.now() - stillSince < STILL_MS);
    await pause(POLL_MS)
  ) {
    const now = await handled(tab, document);
    if (now.inputs !== last.inputs || now.told !== last.told) stillSince = Date.now();
    last = now;
  }
  if (last.inputs === before) throw new Error(`no input was handled in ${TIMEOUT_MS / 1000} s`);
  const { events } = await tab.ask('told');
  return Math.max(LEAST_TOLD_MS, ...events.map(({ duration }) => duration));
}

async function measureOne(stage: Stage, form: Form, { name, page, run }: Interaction): Promise<Reading[]> {
  return readings(form, [idOf(name)], (found) =>
    visit(stage, form, async (tab) => {
      await tab.go(stage.pages[page]);
      await tab.rest();
      if (run === type) {
        await tab.tap(await tab.middle(PLACES.search));
        await tab.evaluate(`document.querySelector(${JSON.stringify(PLACES.searchField)}).focus()`);
        await tab.rest();
      }
      await tab.ask('forget');
      const document = await tab.evaluate<number>('performance.timeOrigin');
      const { inputs } = await handled(tab, document);
      await run(tab);
      found(idOf(name), await slowest(tab, document, inputs));
    }),
  );
}

/** From an input to the next picture on the screen, as the browser itself tells it. */
export const inp: Group = {
  name: 'inp',
  title: 'Interaction to next paint, page at rest, 562 ms a request, CPU 4×',
  figures: INTERACTIONS.map(({ name }): Figure => ({ id: idOf(name), title: `${name}, ms`, limit: { most: MOST_MS } })),
  async measure(stage) {
    const all: Reading[] = [];
    for (const one of INTERACTIONS) for (const form of one.forms) all.push(...(await measureOne(stage, form, one)));
    return all;
  },
};
