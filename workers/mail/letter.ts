import type { StoreView } from '../../src/domain/store-view';
import type { Env } from '../env';
import type { OutboxEvent } from '../outbox/event';

/** A figure with its name; `isTotal` sets it apart. */
export interface Row {
  label: string;
  value: string;
  isTotal?: boolean;
  /** Address of a picture of it, with scheme and host. */
  picture?: string | null;
}

/** Whom to ask: a sentence, and where one writes to the shop. */
export interface Help {
  text: string;
  label: string;
  url: string;
}

/** What a message says, before it is put into the look of the house. Plain text, all of it. */
export interface Letter {
  subject: string;
  /** Paragraphs above the button. */
  lines: string[];
  /** When and where what it is about arrives: set apart under the first line. */
  arrives?: string[];
  /** Where else it leads, each in a line of its own. */
  links?: { label: string; url: string }[];
  /** Figures below them: what is to be paid and how, or a bill. Each is a table of its own. */
  tables?: Row[][];
  /** The one thing it leads to. */
  action: { label: string; url: string } | null;
  /** Small print below. */
  after: string[];
  help?: Help;
  /** A quiet link at the end. */
  end?: { label: string; url: string };
}

/** A letter, and whom it goes to. */
export interface Addressed {
  to: string;
  store: StoreView;
  letter: Letter;
}

/**
 * What a letter is written from: the event that caused it, and where its links lead (scheme and host). `now` in epoch
 * ms.
 */
export interface Occasion {
  env: Env;
  event: OutboxEvent;
  origin: string;
  now: number;
}

/** It is too early for a letter: whether it is written is seen after `waitsMs`. */
export interface TooEarly {
  waitsMs: number;
}

/** Writes the letter of one kind; null when there is nobody to write to any more. */
export type WriteLetter = (occasion: Occasion) => Promise<Addressed | null>;
