import { parseAst } from 'vite';

/** A part of a parsed module, with whatever else its kind has. */
export interface Node extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

/** What comes in the place of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every part of a module that is no more TypeScript. */
export function* nodesOf(code: string): Generator<Node> {
  const waiting: unknown[] = [parseAst(code)];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (isNode(one)) yield one;
    if (typeof one !== 'object' || one === null) continue;
    for (const value of Object.values(one)) if (typeof value === 'object' && value !== null) waiting.push(value);
  }
}

/** As many lines as were there before, so that what is told by line stays right. */
const withLines = (instead: string, before: string): string => instead + '\n'.repeat(before.split('\n').length - 1);

/** The text with its edits; of two, one inside of the other, the outer one counts. Lines stay where they are. */
export function edited(text: string, edits: readonly Edit[]): string {
  let [done, at] = ['', 0];
  for (const { start, end, text: instead } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    done += text.slice(at, start) + withLines(instead, text.slice(start, end));
    at = end;
  }
  return done + text.slice(at);
}
