import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { waitUntil } from '../lib/wait-until.ts';
import { type Agent, agent, type Seen, type Watch } from './agent.ts';
import type { Edge } from './edge.ts';
import type { Conditions } from './link.ts';
import { PLACES } from './places.ts';

/** How much slower than this machine the phone computes. */
const CPU_TIMES = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
  // Where they are emulated, the browser hands its colours to each page that comes, is left or comes back, and reckons
  // all its styles anew each time, which no phone does.
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
};
/** How long a finger stays down in a tap. */
const TOUCH_MS = 90;
const LOAD_TIMEOUT_MS = 30_000;
const SEEN_TIMEOUT_MS = 10_000;
/** Nothing on its way for so long: a page that has come to rest. */
const REST_MS = 2_000;
const NOTICE_MS = 5;

export interface Point {
  x: number;
  y: number;
}

/** One visitor with a phone, who was never here before. */
export interface Tab {
  context: BrowserContext;
  session: CDPSession;
  edge: Edge;
  /** Begins to open a page; answers when it was asked for. */
  go(path: string): Promise<number>;
  /** Waits until the page has been painted and loaded and nothing was on its way for a while. */
  rest(ms?: number): Promise<void>;
  /** What an expression comes to in the page; calls of the agent stand under `finger`. */
  evaluate<T>(expression: string): Promise<T>;
  ask<Name extends keyof Agent>(call: Name, ...args: Parameters<Agent[Name]>): Promise<ReturnType<Agent[Name]>>;
  /** From the next document on, in this one and the next, says what was seen. */
  watch(watches: Watch[]): Promise<void>;
  /** Waits for something that is watched for. Throws when it is not seen in ten seconds. */
  seen(id: string, timeoutMs?: number): Promise<Seen>;
  /** The middle of the nth element of a selector, brought into view when it is not. */
  middle(selector: string, index?: number): Promise<Point>;
  /** A tap with a finger; answers when the finger was lifted. */
  tap(point: Point): Promise<number>;
  close(): Promise<void>;
}

/** Where the nth match is, after it was brought into view; null when there is none. Evaluated in the page. */
const MIDDLE = (selector: string, index: number): string => `(() => {
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility())[${index}];
  if (!found) return null;
  const inside = () => { const { left, top, width, height } = found.getBoundingClientRect(); return { x: left + width / 2, y: top + height / 2 }; };
  if (inside().y < 120 || inside().y > innerHeight - 160) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return inside();
})()`;

const STANDS = "document.readyState === 'complete' && interactions.told().fcp !== null";

/**
 * Opens a visitor of their own behind an edge, on a line of these conditions; `first` is watched for from the first
 * document on.
 */
export async function openTab(
  browser: Browser,
  edge: Edge,
  conditions: Conditions | null,
  first: Watch[] = [],
): Promise<Tab> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = new Map<string, Seen>();
  session.on('Runtime.bindingCalled', ({ payload }) => {
    const said = JSON.parse(payload) as Seen;
    seen.set(said.id, said);
  });
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'interactionsSay' });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${agent})(${JSON.stringify(PLACES)}, ${JSON.stringify(first)})`,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
  edge.set(conditions);

  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description?.split('\n')[0] ?? exceptionDetails.text);
    return result.value as T;
  };
  const tab: Tab = {
    context,
    session,
    edge,
    evaluate,
    async go(path) {
      const at = Date.now();
      await session.send('Page.navigate', { url: new URL(path, edge.origin).href });
      return at;
    },
    async rest(ms = REST_MS) {
      await waitUntil(async () => edge.quietMs() >= ms && (await evaluate<boolean>(STANDS)), {
        timeoutMs: LOAD_TIMEOUT_MS,
        message: `the page did not come to rest in ${LOAD_TIMEOUT_MS / 1000} s`,
      });
      await evaluate('new Promise((done) => requestIdleCallback(done))');
    },
    ask: (call, ...args) => evaluate(`interactions.${call}(${args.map((one) => JSON.stringify(one)).join()})`),
    async watch(watches) {
      for (const { id } of watches) seen.delete(id);
      await tab.ask('watch', watches);
    },
    async seen(id, timeoutMs = SEEN_TIMEOUT_MS) {
      for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(NOTICE_MS)) {
        const said = seen.get(id);
        if (said) return said;
      }
      throw new Error(`not seen in ${timeoutMs / 1000} s`);
    },
    async middle(selector, index = 0) {
      const point = await evaluate<Point | null>(MIDDLE(selector, index));
      if (!point) throw new Error(`no ${selector} on the page`);
      return point;
    },
    async tap({ x, y }) {
      // Each answers when the page has handled it; a finger does not wait for that.
      const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      down.catch(() => undefined);
      await pause(TOUCH_MS);
      const at = Date.now();
      const up = session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await Promise.all([down, up]);
      return at;
    },
    close: () => context.close(),
  };
  return tab;
}
