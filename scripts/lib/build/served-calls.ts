import type { Plugin } from 'vite';
import { type Edit, edited, type Node, nodesOf } from './edits.ts';

const CONTRACT = /\/src\/contract\/.+\.ts$/;
/** What of a call its document alone tells. */
const TOLD = new Set(['summary', 'result', 'answers']);

/** A module of the contract without what only the OpenAPI document says of calls. */
export function asServed(code: string): string {
  const edits: Edit[] = [];
  for (const { type, callee, arguments: given } of nodesOf(code)) {
    if (type !== 'CallExpression' || (callee as Node).name !== 'defineCall') continue;
    const [call] = given as Node[];
    for (const { start, end, key } of (call?.properties ?? []) as Node[])
      if (TOLD.has(String((key as Node | undefined)?.name))) edits.push({ start, end, text: '...null' });
  }
  return edited(code, edits);
}

/**
 * Vite plugin: the OpenAPI document is made by the build (texts-beside.ts), so the Worker holds calls without what they
 * answer.
 */
export function servedCalls(): Plugin {
  return {
    name: 'shop:served-calls',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'rsc',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: asServed(code), map: null }),
    },
  };
}
