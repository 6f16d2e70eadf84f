/**
 * Turns of a loop that take two milliseconds where React is evaluated in a task of about 50, and six where it has been
 * compiled ahead: browsers that do so are those that say what they are in this way.
 */
const TURNS = 60_000;
const QUICK_MS = 'userAgentData' in navigator ? 6 : 2;
/** An idle moment that has this long left is one in which nothing else waits. */
const IDLE_MS = 40;
/** Looks that have to find it quick, one after another: a slow processor is quick for a moment, a quick one slow. */
const QUICK_LOOKS = 3;
const MOST_LOOKS = 9;
const PAUSE_MS = 120;

/** Whether this processor evaluates React in a task that nobody feels. */
function isQuick(): boolean {
  const began = performance.now();
  let sum = 0;
  for (let turn = 0; turn < TURNS; turn += 1) sum = (sum + turn * turn) % 1_000_003;
  return sum >= 0 && performance.now() - began < QUICK_MS;
}

/** Resolves in an idle moment of a quick processor; never on a slow one. */
const quietMoment = (): Promise<null> =>
  new Promise((resolve) => {
    if (!('requestIdleCallback' in window)) return;
    let looks = 0;
    let quick = 0;
    const look = (deadline: IdleDeadline) => {
      looks += 1;
      quick = deadline.timeRemaining() >= IDLE_MS && isQuick() ? quick + 1 : 0;
      if (quick === QUICK_LOOKS) resolve(null);
      else if (looks < MOST_LOOKS) setTimeout(() => requestIdleCallback(look), PAUSE_MS);
    };
    requestIdleCallback(look);
  });

/** Resolves once what the browser has laid out can be on the screen; at once in a tab that nobody sees. */
const firstPaint = (): Promise<null> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve(null);
    else requestAnimationFrame(() => setTimeout(resolve, 0, null));
  });

let want: () => void = () => undefined;
const asked = new Promise<null>((resolve) => {
  want = () => resolve(null);
});

/** Something of this page cannot be shown without React, though nobody has touched it yet. */
export const wantReact = (): void => want();

/**
 * Resolves when React is to be evaluated: after the first paint on a page of one shopper, else at the first intent, with
 * the element that was touched, in an idle moment of a quick processor, or when something of the page asks for it.
 */
export const reactWanted = (): Promise<Element | null> =>
  document.firstIntent ? Promise.race([document.firstIntent, quietMoment(), asked]) : firstPaint();
