import { savesData } from '../../ui/connection';

/** Where the pieces of the bundle are, put in by the build. */
declare const __BUNDLE__: {
  entry: string;
  /** Files of the entry, and of each island by its name. */
  files: Record<string, string[]>;
};

const INPUTS = ['pointerdown', 'keydown', 'touchstart'];
/** Time between the end of loading and fetching the scripts by themselves. */
const QUIET_MS = 200;

function load(): void {
  const { entry, files } = __BUNDLE__;
  const names = [...document.querySelectorAll<HTMLElement>('[data-island]')].map(
    (element) => element.dataset.island ?? '',
  );
  const wanted = new Set([entry, ...['', ...names].flatMap((name) => files[name] ?? [])]);
  for (const href of wanted) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.appendChild(link);
  }
  void import(/* @vite-ignore */ entry);
}

/**
 * Loads the scripts at the first input, or by themselves a moment after everything has loaded; never by themselves with
 * Save-Data.
 */
function wakeOnInputOrQuiet(): void {
  let timer = 0;
  const wake = () => {
    clearTimeout(timer);
    for (const type of INPUTS) removeEventListener(type, wake, true);
    load();
  };
  for (const type of INPUTS) addEventListener(type, wake, { capture: true, passive: true });
  if (savesData()) return;
  const quiet = () => {
    timer = window.setTimeout(wake, QUIET_MS);
  };
  if (document.readyState === 'complete') quiet();
  else addEventListener('load', quiet, { once: true });
}

/**
 * A page of one shopper (data-wake "now" on its body) is there to be worked with, a shared one is read first, and one
 * of the desk ("never") has no islands. A page that is rendered ahead does nothing before it is shown.
 */
export function wakeScripts(): void {
  const { wake } = document.body.dataset;
  if (wake === 'never') return;
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', wakeOnInputOrQuiet, { once: true });
  else if (wake === 'now') load();
  else wakeOnInputOrQuiet();
}
