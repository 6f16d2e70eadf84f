import { earlyScript } from 'virtual:browser-assets';
import { insertStaticMarkup } from '../../src/ui/static-markup';
import { policyHash } from '../http/digest';

const HINT = /<link rel="modulepreload" href="[^"]+"[^>]*>/g;
const SCRIPT = /<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g;
const END = '</body></html>';
const EARLY = `<script>${earlyScript}</script>`;

let hash: Promise<string> | null = null;

/** Hashes of every inline script of a document, for its Content-Security-Policy. */
export async function scriptHashes(): Promise<string[]> {
  hash ??= policyHash(earlyScript);
  return [await hash];
}

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
