/** A node of the syntax tree, as oxc gives it: offsets count UTF-16 units. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Binary and logical operators, and what each becomes. */
const OPERATORS: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
};

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
]);
/** Calls that give way to what they are called on. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'slice', 'flat']);

const node = (value: unknown): SyntaxNode => value as SyntaxNode;
const isText = ({ type, value }: SyntaxNode): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

function ofCall(call: SyntaxNode, textOf: (one: SyntaxNode) => string): string[] {
  const callee = node(call.callee);
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const [object, property] = [node(callee.object), node(callee.property)];
  const name = String(property.name);
  if (LEFT_OUT.has(name)) return [textOf(object)];
  const other = METHODS.get(name);
  if (!other) return [];
  const text = textOf(call);
  return [text.slice(0, property.start - call.start) + other + text.slice(property.end - call.start)];
}

function ofOperator(
  one: SyntaxNode,
  left: SyntaxNode,
  right: SyntaxNode,
  textOf: (one: SyntaxNode) => string,
): string[] {
  const operator = String(one.operator);
  if (operator === '+' && (isText(left) || isText(right))) return [];
  return (OPERATORS[operator] ?? []).map((other) => `(${textOf(left)}) ${other} (${textOf(right)})`);
}

/**
 * Small changes that break an expression: the texts it could be replaced by. Prose (text with a blank in it) and
 * numbers are left as they are.
 */
export function replacements(one: SyntaxNode, textOf: (one: SyntaxNode) => string): string[] {
  const text = textOf(one);
  switch (one.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return ofOperator(one, node(one.left), node(one.right), textOf);
    case 'AssignmentExpression': {
      const [left, right] = [textOf(node(one.left)), textOf(node(one.right))];
      return isText(node(one.right))
        ? []
        : (OPERATORS[String(one.operator)] ?? []).map((other) => `${left} ${other} ${right}`);
    }
    case 'UpdateExpression':
      return (OPERATORS[String(one.operator)] ?? []).map((other) => text.replace(String(one.operator), other));
    case 'UnaryExpression':
      return one.operator === '!' || one.operator === '-' ? [textOf(node(one.argument))] : [];
    case 'ChainExpression':
      return [text.replace(/\?\.(?=[[(])/, '').replace('?.', '.')].filter((other) => other !== text);
    case 'CallExpression':
      return ofCall(one, textOf);
    case 'ArrayExpression':
      return (one.elements as unknown[]).length > 0 ? ['[]'] : [];
    case 'Literal':
      if (typeof one.value === 'boolean') return [String(!one.value)];
      if (typeof one.value === 'string' && !/\s/.test(one.value)) return [one.value === '' ? "'mutant'" : "''"];
      return [];
    case 'TemplateLiteral':
      return text.length > 2 && !(one.quasis as { value: { raw: string } }[]).some(({ value }) => /\s/.test(value.raw))
        ? ['``']
        : [];
    default:
      return [];
  }
}
