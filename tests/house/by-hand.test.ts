import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  isBinaryExpression,
  isBindingElement,
  isDeleteExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
  type PropertyAccessExpression,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { expect, test } from 'vitest';
import { openedProject, ROOT } from './opened-project';

const FIXTURE = 'tests/house/by-hand.fixture.tsx';

/** Members of the document that search it, change it, or lead from one element to others. */
const BY_HAND = new Set(
  `querySelector querySelectorAll getElementById getElementsByClassName getElementsByTagName getElementsByName closest matches
  namedItem createElement createElementNS createTextNode createDocumentFragment createRange append appendChild prepend insertBefore
  insertAdjacentElement insertAdjacentHTML insertAdjacentText before after remove removeChild replaceWith replaceChild replaceChildren
  importNode adoptNode cloneNode setAttribute setAttributeNS removeAttribute toggleAttribute innerHTML outerHTML classList parentElement
  parentNode firstElementChild lastElementChild nextElementSibling previousElementSibling childNodes firstChild lastChild nextSibling
  previousSibling`.split(/\s+/),
);
/** Those that no other thing has, for members that are taken apart by name. */
const LEADS_ON =
  /^(?:parent(?:Element|Node)|(?:first|last)(?:Element)?Child|(?:next|previous)(?:Element)?Sibling|childNodes|classList|innerHTML)$/;
/** Interfaces of the document, and what an element keeps its attributes, classes and styles in. */
const OF_THE_DOCUMENT =
  /^(?:\w*Element|\w*Document|Node|ParentNode|ChildNode|NonDocumentTypeChildNode|InnerHTML|NodeList\w*|HTML\w*Collection|RadioNodeList|DOMTokenList|DOMStringMap|CSSStyleDeclaration|CSSStyleProperties|ElementCSSInlineStyle|ElementContentEditable|ARIAMixin|HTMLOrSVGElement|PopoverTargetAttributes|NonElementParentNode)$/;
const OF_THE_LIBRARY = /\/lib\.dom[^/]*\.d\.ts$/i;
/** Written by modules about cookies and the like, which draw nothing. */
const NO_MARKUP = new Set(['cookie']);

const project = openedProject();

interface Use {
  node: PropertyAccessExpression;
  isWritten: boolean;
}

/** Every member that is used in a file, and whether it is written; members taken apart by name come as identifiers. */
function usesOf(file: SourceFile): { uses: Use[]; taken: Node[] } {
  const uses: Use[] = [];
  const taken: Node[] = [];
  const written = new Set<Node>();
  const visit = (node: Node): void => {
    if (isBinaryExpression(node) && ASSIGNS.has(node.operatorToken.kind)) written.add(node.left);
    if (isDeleteExpression(node)) written.add(node.expression);
    if (isPropertyAccessExpression(node)) uses.push({ node, isWritten: written.has(node) });
    if (isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (name && isIdentifier(name) && LEADS_ON.test(name.text)) taken.push(name);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return { uses, taken };
}

const ASSIGNS = new Set<SyntaxKind>([
  SyntaxKind.EqualsToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.QuestionQuestionEqualsToken,
  SyntaxKind.BarBarEqualsToken,
]);

/** What a file does to the document by hand: a line each. */
function byHand(path: string): string[] {
  const file = project.program.getSourceFile(resolve(ROOT, path));
  if (!file) throw new Error(`${path} is no file of the project`);
  const { uses, taken } = usesOf(file);
  const looked = uses.filter(({ node, isWritten }) => isWritten || BY_HAND.has(node.name.text));
  const symbols = project.checker.getSymbolAtLocation(looked.map(({ node }) => node.name));
  const found = looked.filter(({ node, isWritten }, index) => {
    const symbol = symbols[index];
    const owner = symbol?.getParent()?.name ?? '';
    const isOfDocument =
      OF_THE_DOCUMENT.test(owner) && (symbol?.declarations ?? []).some((one) => OF_THE_LIBRARY.test(one.path));
    const isEntry =
      isWritten && isPropertyAccessExpression(node.expression) && /^(?:dataset|style)$/.test(node.expression.name.text);
    return (isOfDocument && !NO_MARKUP.has(node.name.text)) || isEntry;
  });
  const lineOf = (node: Node) => file.text.slice(0, node.getStart(file)).split('\n').length;
  return [...found.map(({ node }) => node.name), ...taken].map(
    (node) => `${path}:${lineOf(node)} ${node.getText(file)}`,
  );
}

const components = globSync(['src/features/**/*.{ts,tsx}', 'src/ui/**/*.{ts,tsx}'], { cwd: ROOT })
  .filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path) && !path.startsWith('src/ui/hooks/'))
  .sort();

test('what is done by hand is found, whatever it is done through, and what a component may do is not', () => {
  const lines = byHand(FIXTURE).map((line) => Number(/:(\d+) /.exec(line)?.[1]));
  const expected = Array.from({ length: 16 }, (_, index) => index + 7).filter((line) => ![10, 12].includes(line));
  expect([...new Set(lines)].sort((a, b) => a - b)).toEqual(expected);
});

test('components change no document by hand and search none: what needs it is a hook of src/ui/hooks', () => {
  expect(components.length).toBeGreaterThan(300);
  expect(components.flatMap(byHand)).toEqual([]);
});
