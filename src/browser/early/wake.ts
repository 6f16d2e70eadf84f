import { savesData } from '../../ui/connection';
import { hearIntent } from './intent';

/** Addresses of the pieces of this page, that of the entry first: the server has written them on this script. */
const pieces = (document.currentScript?.dataset.pieces ?? '').split(' ');

/** Time between the end of loading and fetching the scripts by themselves. */
const QUIET_MS = 200;

let isLoading = false;

/** Fetches the pieces of this page; nothing of them runs but the entry, which waits for its reasons. */
function load(priority: 'low' | 'auto'): void {
  if (isLoading) return;
  isLoading = true;
  const [entry = ''] = pieces;
  for (const href of pieces) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = priority;
    document.head.appendChild(link);
  }
  void import(/* @vite-ignore */ entry);
}

/**
 * Fetches the scripts at the first intent, or by themselves a moment after everything has loaded and the largest picture
 * can have been painted; never by themselves with Save-Data.
 */
function loadWhenQuiet(): void {
  hearIntent(() => load('auto'));
  if (savesData()) return;
  const quiet = async () => {
    // What has come is shown when it is decoded, which may take a busy phone longer than the rest.
    const largest = document.querySelector<HTMLImageElement>('img[fetchpriority]');
    if (largest?.naturalWidth) await largest.decode().catch(() => undefined);
    requestAnimationFrame(() => setTimeout(load, QUIET_MS, 'low'));
  };
  if (document.readyState === 'complete') void quiet();
  else addEventListener('load', quiet, { once: true });
}

/**
 * A page of one shopper (data-wake "now" on its body) is there to be worked with, a shared one is read first, and where
 * operators sign in ("never") there are no islands. A page that is rendered ahead does nothing before it is shown.
 */
export function wakeScripts(): void {
  const { wake } = document.body.dataset;
  if (wake === 'never') return;
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', loadWhenQuiet, { once: true });
  else if (wake === 'now') load('auto');
  else loadWhenQuiet();
}
