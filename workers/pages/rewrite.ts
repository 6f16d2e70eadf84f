import { insertStaticMarkup } from '../../src/ui/static-markup';
import { awakeScript } from './awake-script';

const HINT = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const BOOTSTRAP_IMPORT = /\bimport\(("[^"]+")\)/;
const END = '</body></html>';
const FLIGHT_PUSH = '(self.__FLIGHT_DATA||=[]).push(';

export interface SharedHtml {
  html: string;
  /** Base64 SHA-256 of every inline script, for the page's Content-Security-Policy. */
  hashes: string[];
  /** false when the framework's bootstrap was not recognised and the scripts are fetched as it asks. */
  deferred: boolean;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Hashes of scripts that are the same on every page of a kind, by their text. */
const known = new Map<string, string>();
const MOST_KNOWN = 50;

async function hashOf(script: string): Promise<string> {
  const hash = known.get(script) ?? (await sha256(script));
  if (known.size < MOST_KNOWN) known.set(script, hash);
  return hash;
}

/**
 * Prepares a rendered page to be stored and sent to everyone: its scripts wait for paint or input (ADR 0007), the pieces of the
 * flight payload become one script, and every inline script is hashed.
 */
export async function rewriteShared(rendered: string, kept: string[] = []): Promise<SharedHtml> {
  const hints = [...rendered.matchAll(HINT)].flatMap((match) => match[1] ?? []);
  const flight: string[] = [];
  const scripts: string[] = [];
  let deferred = false;
  let html = rendered.replace(INLINE_SCRIPT, (whole, attributes: string, code: string) => {
    if (/\btype="application\/(ld\+)?json"/.test(attributes)) return whole;
    if (code.startsWith(FLIGHT_PUSH)) {
      flight.push(code);
      return '';
    }
    if (!BOOTSTRAP_IMPORT.test(code)) {
      scripts.push(code);
      return whole;
    }
    deferred = true;
    const waiting = `${awakeScript(hints)}\n${code.replace(BOOTSTRAP_IMPORT, (_, entry: string) => `awake.then(()=>import(${entry}))`)}`;
    scripts.push(waiting);
    return `<script${attributes}>${waiting}</script>`;
  });
  if (deferred) html = html.replace(HINT, '');
  const hashes = scripts.map(hashOf);
  const end = flight.length > 0 ? html.lastIndexOf(END) : -1;
  if (end < 0) return { html: insertStaticMarkup(html, kept), hashes: await Promise.all(hashes), deferred };
  const payload = flight.join(';');
  hashes.push(sha256(payload));
  return { html: `${insertStaticMarkup(html.slice(0, end), kept)}<script>${payload}</script>${html.slice(end)}`, hashes: await Promise.all(hashes), deferred };
}
