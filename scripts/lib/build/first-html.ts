import type { Plugin } from 'vite';
import { type Edit, edited, type Node, nodesOf } from './edits.ts';
import { mustMake } from './must-make.ts';

const OURS = /\/src\/.+\.tsx?$/;
const JSX = /^_?jsxs?$/;
const LISTENER = /^on[A-Z]/;
const EFFECTS = /^use(?:Layout|Insertion)?Effect$/;
const FUNCTIONS = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;

const KINDS = ['listeners', 'effects', 'stores', 'async bodies'] as const;
type Kind = (typeof KINDS)[number];
type KindOfEdit = Edit & { kind: Kind };

/** Listeners of an element of HTML, which are no part of its HTML. */
function listenersOf([element, props]: Node[]): KindOfEdit[] {
  if (element?.type !== 'Literal' || props?.type !== 'ObjectExpression') return [];
  return (props.properties as Node[])
    .filter(({ key }) => LISTENER.test(String((key as Node | undefined)?.name)))
    .map(({ start, end }) => ({ start, end, text: '...null', kind: 'listeners' }));
}

/** What a call of React's does in the browser alone. */
function ofBrowserAlone(call: Node): KindOfEdit[] {
  const name = String((call.callee as Node).name);
  const given = call.arguments as Node[];
  if (EFFECTS.test(name)) return [{ start: call.start, end: call.end, text: 'undefined', kind: 'effects' }];
  if (JSX.test(name)) return listenersOf(given);
  const [subscribe, snapshot, server] = given;
  return name === 'useSyncExternalStore' && subscribe && snapshot && server
    ? [{ start: subscribe.start, end: snapshot.end, text: 'null, null', kind: 'stores' }]
    : [];
}

/**
 * A module as it draws first HTML, which React does in one go: it waits for nothing, runs no effect, puts no listener on an
 * element and asks a store for what it says on a server. What is for nothing else is left out; `made` is told of each kind.
 */
export function forFirstHtml(code: string, made?: (kind: Kind) => void): string {
  const edits: KindOfEdit[] = [];
  for (const node of nodesOf(code)) {
    if (node.type === 'CallExpression') edits.push(...ofBrowserAlone(node));
    if (FUNCTIONS.test(node.type) && node.async === true) {
      const { start, end } = node.body as Node;
      edits.push({ start, end, text: '{}', kind: 'async bodies' });
    }
  }
  for (const { kind } of edits) made?.(kind);
  return edited(code, edits);
}

/** Vite plugin: client components are built for the server without what only a browser does with them. */
export function firstHtml(): Plugin {
  const { made, hooks } = mustMake(() => KINDS);
  return {
    name: 'shop:first-html',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    ...hooks,
    transform: {
      filter: { id: OURS },
      handler(code) {
        return { code: forFirstHtml(code, (kind) => made(this.environment.name, kind)), map: null };
      },
    },
  };
}
