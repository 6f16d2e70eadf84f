import type { Plugin } from 'vite';
import { type Edit, edited, type Node, nodesOf } from './edits.ts';
import { mustMake } from './must-make.ts';

const CONTRACT = /\/src\/contract\/.+\.ts$/;
/** What of a call its document alone tells. */
const TOLD = ['summary', 'result', 'answers'] as const;
type PartOfDocument = (typeof TOLD)[number];
const isTold = (name: string): name is PartOfDocument => TOLD.some((one) => one === name);

/** A module of the contract without what only the OpenAPI document says of calls; `made` is told what went. */
export function asServed(code: string, made?: (told: PartOfDocument) => void): string {
  const edits: Edit[] = [];
  for (const { type, callee, arguments: given } of nodesOf(code)) {
    if (type !== 'CallExpression' || (callee as Node).name !== 'defineCall') continue;
    const [call] = given as Node[];
    for (const { start, end, key } of (call?.properties ?? []) as Node[]) {
      const name = String((key as Node | undefined)?.name);
      if (!isTold(name)) continue;
      made?.(name);
      edits.push({ start, end, text: '...null' });
    }
  }
  return edited(code, edits);
}

/**
 * Vite plugin: the OpenAPI document is made by the build (texts-beside.ts), so the Worker holds calls without what they
 * answer.
 */
export function servedCalls(): Plugin {
  const { made, hooks } = mustMake(() => TOLD);
  return {
    name: 'shop:served-calls',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'rsc',
    ...hooks,
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        return { code: asServed(code, (told) => made(this.environment.name, told)), map: null };
      },
    },
  };
}
