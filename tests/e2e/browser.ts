import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright';
import { afterEach, beforeAll, expect } from 'vitest';
import { chromiumPath, SHELL } from '../../scripts/lib/chromium.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * How much later each script of a page comes (`LATE_SCRIPTS_MS=700 npm test -- e2e`), so that a walk that taps too early
 * shows itself. Whoever holds the scripts sees what a browser fetches ahead, and the test does not.
 */
export const LATE_MS = Number(process.env.LATE_SCRIPTS_MS ?? 0);
const QUIET_BROWSER = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const STEP_TIMEOUT_MS = 30_000;

/** What the browser writes itself of each call it tries without a network. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;
/** A page asks for its largest picture in its head, which a browser that fetches none finds worth saying. */
const WITHOUT_PICTURE =
  /A preload for .* image loading is disabled|\.avif was preloaded using link preload but not used/;

/** What it writes of each call that a test breaks off. */
export const BROKEN_OFF = /ERR_FAILED/;

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, exceptions and policy violations so far; a test that expects one takes it out. */
  noise: string[];
  /**
   * Noise of this kind is none, so far and from here on: a test that breaks calls off cannot tell how often a page
   * tries them.
   */
  forgive(kind: RegExp): void;
}

export interface VisitorOptions {
  script?: boolean;
  width?: number;
  /** A finger instead of a mouse. */
  touch?: boolean;
  /** Sees things move, which a browser without a graphics card draws at the cost of a sixth of its work. */
  motion?: boolean;
}

/** The browser for pages that nobody comes back to: the lighter one where it is installed. */
const shellPath = (): string => (!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : chromiumPath());

/** What Playwright switches off: the browser keeps a page that is left as it is, for when one comes back to it. */
const FORGETS_PAGES = '--disable-back-forward-cache';

/** What Playwright says of the mouse, once more, as the last of these settings counts alone. */
const WITHOUT_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** A browser that does as people's do, one that keeps no page which is left, and one that fetches no pictures either. */
type Kind = 'keeps pages' | 'whole' | 'without pictures';

const launched = new Map<Kind, Browser>();

/**
 * The browser of a kind in this process: started when first asked for, and again should it have ended. Playwright ends
 * it with the process.
 */
async function browserOf(kind: Kind): Promise<Browser> {
  const known = launched.get(kind);
  if (known?.isConnected()) return known;
  const browser = await chromium.launch({
    executablePath: kind === 'keeps pages' ? chromiumPath() : shellPath(),
    args: kind === 'without pictures' ? [...QUIET_BROWSER, WITHOUT_PICTURES] : QUIET_BROWSER,
    ignoreDefaultArgs: kind === 'keeps pages' ? [FORGETS_PAGES] : [],
  });
  launched.set(kind, browser);
  return browser;
}

/**
 * Visitors of a test file. Test files of a process share its browser; every visitor has cookies and a cache of their
 * own, and any noise on their pages fails the test. Where no test of a file is about pictures, a page without them is
 * the same for a quarter less work.
 */
export function browserForFile(kind: Kind = 'whole') {
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await browserOf(kind);
  });
  afterEach(async () => {
    const noise = visitors.flatMap((visitor) => visitor.noise);
    await Promise.all(visitors.splice(0).map((visitor) => visitor.context.close()));
    expect(noise).toEqual([]);
  });

  return async function visitor({
    script = true,
    width = 390,
    touch = false,
    motion = false,
  }: VisitorOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      javaScriptEnabled: script,
      viewport: { width, height: 844 },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    await context.addInitScript(markAwake);
    if (LATE_MS > 0) await context.route('**/assets/*.js', late);
    const page = await context.newPage();
    const noise: string[] = [];
    const forgiven = kind === 'without pictures' ? [OFFLINE, WITHOUT_PICTURE] : [OFFLINE];
    const note = (line: string) => {
      if (!forgiven.some((kind) => kind.test(line))) noise.push(line);
    };
    const forgive = (kind: RegExp) => {
      forgiven.push(kind);
      noise.splice(0, noise.length, ...noise.filter((line) => !kind.test(line)));
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`${message.type()} on ${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => note(`exception on ${page.url()}: ${error.message}`));
    const one = { page, context, noise, forgive };
    visitors.push(one);
    return one;
  };
}

async function late(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  // The page may have been left meanwhile.
  await route.continue().catch(() => {});
}

/** In the page: islands that run are marked for tests, which the shop itself does not do. */
function markAwake(): void {
  document.addEventListener('shop:awake', ({ target }) => (target as Element).setAttribute('data-awake', ''));
}

interface AxeResult {
  violations: { id: string; impact: string | null; nodes: { target: string[] }[] }[];
}

/**
 * What is still fading in has another contrast than the page that stands: it comes to its end at once. Scroll-driven
 * animations never end and are none of it.
 */
const SETTLE =
  'document.getAnimations().filter((one) => one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish())';

/**
 * Only what is found is told whole; no sheet is fetched again, as no rule of these asks for one. A rule that states an
 * impact of its own gives it to all it finds: those below serious are not asked.
 */
const RUN_AXE = `axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(
    axe._audit.rules
      .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
      .map(({ id }) => [id, { enabled: false }]),
  ),
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}).then(({ violations }) => JSON.stringify({ violations }))`;

/**
 * Serious and critical findings of axe on the page as it stands. Runs through the protocol, so the page's policy stays
 * as it is.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const evaluate = (expression: string) =>
    session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  await evaluate(SETTLE);
  if ((await evaluate('typeof axe')).result.value === 'undefined') await evaluate(axeSource);
  const { result } = await evaluate(RUN_AXE);
  const { violations } = JSON.parse(String(result.value)) as AxeResult;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
