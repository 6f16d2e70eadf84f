import {
  browserFiles,
  buyingScript,
  cutsScript,
  earlyScript,
  headerPlaceScript,
  placeScript,
} from 'virtual:browser-assets';
import { ASKED_PLACE, PLACE_SETTINGS } from '../../src/features/place/place-path';
import { PRESS_RULES } from '../../src/features/shop/speculation-rules';
import { speculationRules } from '../../src/pages/speculation-rules';
import { policyHash } from '../http/digest';

const END = '</body></html>';
const PLACE = `<script>${placeScript}</script>`;
const PLACE_IN_HEADER = `<script>${headerPlaceScript}</script>`;
const CUTS = `<script>${cutsScript}</script>`;
/** Where the header of the shop ends, which names the shopper's place, and what is listed begins; with or without quotes. */
const MAIN = '<main id=';

/** By script: there are as many as store views, and six more. */
const hashes = new Map<string, Promise<string>>();

function hashOf(script: string): Promise<string> {
  const hash = hashes.get(script) ?? policyHash(script);
  hashes.set(script, hash);
  return hash;
}

const hashesOf = (prefix: string): Promise<string[]> =>
  Promise.all(
    [earlyScript, buyingScript, placeScript, headerPlaceScript, cutsScript, speculationRules(prefix), PRESS_RULES].map(
      hashOf,
    ),
  );

/** By prefix: the rules of a view are written once, and so are its hashes. */
const hashesOfViews = new Map<string, Promise<string[]>>();

/**
 * Hashes of the inline scripts and the speculation rules of a store view's documents, for their
 * Content-Security-Policy.
 */
export function scriptHashes(prefix: string): Promise<string[]> {
  const known = hashesOfViews.get(prefix) ?? hashesOf(prefix);
  hashesOfViews.set(prefix, known);
  return known;
}

function withPlace(html: string, hasCards: boolean): string {
  const main = html.indexOf(MAIN);
  if (main <= 0 || html.lastIndexOf(PLACE_SETTINGS, main) <= 0) return html;
  const script = hasCards || html.includes(`data-${ASKED_PLACE}=`, main) ? PLACE : PLACE_IN_HEADER;
  return `${html.slice(0, main)}${script}${html.slice(main)}`;
}

/** Marks what is true until a cut (features/shop/delivery/until-cut.tsx). */
const CUT = ' data-cut="';
/** The island whose form buys: it is drawn when the document is written. */
const BUYS = 'purchase';
const ISLAND = /data-island="([\w-]+)"/g;

/** The script of every document, with the addresses of the pieces that this one needs. */
function early(html: string): string {
  const names = new Set(['', ...[...html.matchAll(ISLAND)].map(([, name = '']) => name)]);
  const pieces = new Set([...names].flatMap((name) => browserFiles[name] ?? []));
  return `<script data-pieces="${[...pieces].join(' ')}">${names.has(BUYS) ? buyingScript : earlyScript}</script>`;
}

/**
 * The document of a rendered page: our own inline script stands at its end, behind the header the one that shows the
 * shopper's place, and where it says a cut the one that takes it away. `hasCards` of one whose first screen has cards,
 * which say when they arrive before they are painted.
 */
export function documentOf(rendered: string, { hasCards }: { hasCards: boolean }): string {
  const end = rendered.lastIndexOf(END);
  const body = withPlace(end < 0 ? rendered : rendered.slice(0, end), hasCards);
  const cuts = body.includes(CUT) ? CUTS : '';
  return `${body}${cuts}${early(body)}${end < 0 ? '' : END}`;
}
