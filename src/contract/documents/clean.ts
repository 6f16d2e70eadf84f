import { isRecord } from '../is-record';

/** Longest text of an attribute nobody here knows; the rest is cut off. */
const MAX_TEXT_LENGTH = 5000;
/** Longest HTML of one field before it is sanitised; the rest is cut off. */
export const MAX_HTML_LENGTH = 200_000;
const MAX_DEPTH = 16;
/** Keys that would reach the prototype of an object they are assigned to. */
const PROTOTYPE_KEYS = new Set(['__proto__', 'prototype', 'constructor']);
const HTML_FIELDS = new Set(['description', 'short_description', 'content']);

/** Text without control characters (tabs and line ends stay), broken letters replaced, cut to `max` characters. */
export function cleanText(text: string, max = MAX_TEXT_LENGTH): string {
  const kept = text.slice(0, max).toWellFormed();
  return /\p{Cc}/u.test(kept) ? kept.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '') : kept;
}

/** Text as one trimmed line. */
export const cleanLine = (text: string, max = MAX_TEXT_LENGTH): string =>
  cleanText(text, max).replace(/\s+/g, ' ').trim();

function cleanValue(value: unknown, max: number, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value, max);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, max, depth + 1) ?? null);
  return isRecord(value) ? cleanEntries(value, depth + 1) : undefined;
}

function cleanEntries(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [key, value] of Object.entries(record)) {
    if (PROTOTYPE_KEYS.has(key)) continue;
    const cleaned = cleanValue(value, HTML_FIELDS.has(key) ? MAX_HTML_LENGTH : MAX_TEXT_LENGTH, depth);
    if (cleaned !== undefined) entries.push([cleanLine(key), cleaned]);
  }
  return Object.fromEntries(entries);
}

/**
 * A document with only what JSON can hold: no prototype keys, no control characters, no endless texts, no bottomless
 * nesting.
 */
export const cleanRecord = (record: Record<string, unknown>): Record<string, unknown> => cleanEntries(record, 0);
