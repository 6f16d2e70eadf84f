import type { z } from 'zod';
import { once } from '../../src/domain/once';

/** One variable of the Worker: the start scripts check it by this, and docs/settings.md lists it. */
export interface Setting<Name extends string = string> {
  name: Name;
  /** A secret is set with `wrangler secret put` and stands in no file. */
  kind: 'variable' | 'secret';
  shape: 'text' | 'JSON' | 'JSON by store view';
  /** What it says. */
  about: string;
  /** What holds where it is not set. */
  without: string;
  example: string;
  /** Whether `npm start` takes it from its environment; any other the local shop has of its own or not at all. */
  isTakenByStart: boolean;
  /** Throws with what is wrong with a text; null where any text will do. */
  check: ((text: string) => unknown) | null;
}

/** What a reader needs of the Worker's variables. */
export type Variables<Names extends string> = Partial<Record<Names, string>>;

/**
 * Reads a variable that holds JSON; each text is parsed once, no text is no setting, and the schema is made when there
 * is a text to read. Throws with the variable's name and what is wrong; `example` says what it looks like.
 */
export function jsonSetting<T extends Record<string, unknown>>(
  name: string,
  schema: () => z.ZodType<T>,
  example: string,
): (text: string | undefined) => Partial<T> {
  const schemaOnce = once(schema);
  const read = new Map<string, T>();
  function parse(text: string): T {
    let raw: unknown;
    try {
      raw = JSON.parse(text);
    } catch {
      throw new Error(`${name} is not JSON: expected ${example}`);
    }
    const result = schemaOnce().safeParse(raw);
    if (!result.success)
      throw new Error(
        `${name}: ${result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')}`,
      );
    read.set(text, result.data);
    return result.data;
  }
  return (text) => (text ? (read.get(text) ?? parse(text)) : {});
}

/** A check that what a text has to be is said of one that is not. */
export const has =
  (name: string, isRight: (text: string) => boolean, wanted: string) =>
  (text: string): void => {
    if (!isRight(text)) throw new Error(`${name}: "${text}" is ${wanted}`);
  };
