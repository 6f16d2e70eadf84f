import { parseSync } from 'vite';
import { replacements, type SyntaxNode } from './operators.ts';

/** One small change of one place: its text and what stands there instead. */
export interface Mutant {
  start: number;
  end: number;
  line: number;
  before: string;
  after: string;
}

export interface Mutated {
  mutants: Mutant[];
  /** The source with every mutant in it, numbered from `first`: `__mutant(number)` tells which one is switched on. */
  code: string;
}

interface Place {
  node: SyntaxNode;
  changes: string[];
  isBody: boolean;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const CONDITIONS: Record<string, string[]> = {
  IfStatement: ['true', 'false'],
  ConditionalExpression: ['true', 'false'],
  WhileStatement: ['false'],
  DoWhileStatement: ['false'],
  ForStatement: ['false'],
};
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/**
 * Parts that are no running code or no expression of their own: types, names of keys, addresses of modules, parts of a
 * chain.
 */
function isLeftOut(parent: SyntaxNode, field: string, child: SyntaxNode): boolean {
  if (/^(Import|Export).*Declaration$|^ImportExpression$/.test(parent.type) && field === 'source') return true;
  if ((field === 'key' && !parent.computed) || field === 'quasi') return true;
  if (field === 'directive' || (parent.type === 'ExpressionStatement' && parent.directive)) return true;
  if (parent.type === 'JSXAttribute' && child.type === 'Literal') return true;
  if (parent.type.startsWith('TS') && field !== 'expression') return true;
  return child.type === 'TemplateElement' || child.type.startsWith('TSEnum');
}

const isInChain = (parent: SyntaxNode, field: string): boolean =>
  (parent.type === 'MemberExpression' && field === 'object') ||
  (parent.type === 'CallExpression' && field === 'callee');

function placesOf(program: SyntaxNode, textOf: (one: SyntaxNode) => string): Place[] {
  const places: Place[] = [];
  const visit = (node: SyntaxNode, parent: SyntaxNode | null, field: string, isChained: boolean): void => {
    const changes = isChained ? [] : replacements(node, textOf);
    if (parent && field === 'test') changes.push(...(CONDITIONS[parent.type] ?? []));
    const isBody =
      node.type === 'BlockStatement' &&
      parent !== null &&
      FUNCTIONS.has(parent.type) &&
      (node.body as unknown[]).length > 0;
    if (isBody) changes.push('{}');
    if (changes.length > 0)
      places.push({ node, changes: [...new Set(changes)].filter((after) => after !== textOf(node)), isBody });
    for (const [name, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child) || isLeftOut(node, name, child)) continue;
        visit(child, node, name, node.type === 'ChainExpression' || (isChained && isInChain(node, name)));
      }
    }
  };
  visit(program, null, '', false);
  return places.sort((a, b) => a.node.start - b.node.start || b.node.end - a.node.end);
}

/** Every mutant of a TypeScript source, and the source that holds them all. Throws when it does not parse. */
export function mutate(file: string, source: string, first = 0): Mutated {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const textOf = ({ start, end }: SyntaxNode): string => source.slice(start, end);
  const places = placesOf(program as unknown as SyntaxNode, textOf);
  const mutants: Mutant[] = [];
  let at = 0;
  const upTo = (start: number, end: number): string => {
    let code = '';
    let from = start;
    for (let place = places[at]; place && place.node.start < end; place = places[at]) {
      at += 1;
      const { node, changes, isBody } = place;
      const numbers = changes.map((after) => {
        mutants.push({
          start: node.start,
          end: node.end,
          line: source.slice(0, node.start).split('\n').length,
          before: textOf(node),
          after,
        });
        return first + mutants.length - 1;
      });
      code += source.slice(from, node.start);
      from = node.end;
      if (isBody) code += `{ if (!__mutant(${numbers[0]})) ${upTo(node.start, node.end)} }`;
      else
        code += `(${changes.map((after, index) => `__mutant(${numbers[index]}) ? (${after}) : `).join('')}(${upTo(node.start, node.end)}))`;
    }
    return code + source.slice(from, end);
  };
  return { mutants, code: upTo(0, source.length) };
}
