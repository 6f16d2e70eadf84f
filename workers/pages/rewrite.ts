import { earlyScript } from 'virtual:browser-assets';
import { speculationRules } from '../../src/pages/speculation-rules';
import { insertStaticMarkup } from '../../src/ui/static-markup';
import { policyHash } from '../http/digest';

const HINT = /<link rel="modulepreload" href="[^"]+"[^>]*>/g;
const SCRIPT = /<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g;
const END = '</body></html>';
const EARLY = `<script>${earlyScript}</script>`;

/** By script: there are as many as store views, and one more. */
const hashes = new Map<string, Promise<string>>();

function hashOf(script: string): Promise<string> {
  const hash = hashes.get(script) ?? policyHash(script);
  hashes.set(script, hash);
  return hash;
}

/** Hashes of the inline script and the speculation rules of a store view's documents, for their Content-Security-Policy. */
export const scriptHashes = (prefix: string): Promise<string[]> => Promise.all([earlyScript, speculationRules(prefix)].map(hashOf));

/**
 * The document of a rendered page: static markup is put in its place, and our own inline script stands at its end instead of the framework's
 * scripts and payload, which no island needs (ADR 0023).
 */
export function documentOf(rendered: string, kept: string[]): string {
  const bare = rendered.replace(HINT, '').replace(SCRIPT, '');
  const end = bare.lastIndexOf(END);
  const body = end < 0 ? bare : bare.slice(0, end);
  return `${insertStaticMarkup(body, kept)}${EARLY}${end < 0 ? '' : END}`;
}
