import { MESSAGES } from '../../../src/contract/messages';
import type { Notice } from '../../../src/domain/cart/cart';
import { type FieldProblem, type Problem, refuse } from '../../../src/domain/result';

/** What a form led to, whatever it is about. */
export interface Outcome {
  /** Path inside the store view to go to. */
  location: string;
  /** Address outside the shop to go to instead. */
  away?: string;
  /** Shown by whoever called with script. */
  notices: Notice[];
  /** Kept for the page that comes next instead of the notices, where its address says some of them already. */
  flashNotices?: Notice[];
  /** Why the form was refused: the page shows it again with what was typed. */
  refused?: Problem;
  /** true when the address says why it was refused, on a page that is the same for everyone: nothing is kept for it. */
  reasonInUrl?: boolean;
  /**
   * Page over whose window the form stood, by its path, and the page that the window shows: a refusal without script is
   * shown in the window again.
   */
  over?: { location: string; page: string };
  /** What is saved instead of going anywhere; a stream of what may be long, which breaks off where it cannot be read. */
  file?: { name: string; type: string; text: string | ReadableStream<Uint8Array> };
  /**
   * What callers with script are given besides; what costs something is made when they are: a form session, which may
   * have to remember it, keeps what is made already.
   */
  payload?: Record<string, unknown> | (() => Record<string, unknown>);
}

/** A refusal of these fields. */
export const invalid = (fields: FieldProblem[]): Problem => refuse(422, MESSAGES.invalid, { fields }).problem;

/** Sends a refused form back to the page that shows it. */
export const refusedAt = (location: string, problem: Problem): Outcome => ({ location, notices: [], refused: problem });

/** Whether a form was refused because its key came with other fields before. */
export const isReused = (problem: Problem): boolean => problem.fields?.some(({ rule }) => rule === 'reused') ?? false;

/** A refusal in a shopper's words: that of a key that came with other fields is one of the whole form. */
export const inWords = (problem: Problem): Problem =>
  isReused(problem) ? { status: problem.status, message: problem.message } : problem;
