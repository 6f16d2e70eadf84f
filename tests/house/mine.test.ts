import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  isBindingElement,
  isElementAccessExpression,
  isIdentifier,
  isImportSpecifier,
  isInterfaceDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { Symbol as Named, Type } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { openedProject, ROOT } from './opened-project';

const project = openedProject();

function opened(path: string) {
  const file = project.program.getSourceFile(resolve(ROOT, path));
  if (!file) throw new Error(`${path} is no file of the project`);
  return { file, checker: project.checker };
}

/** Objects of these rooms are a request's own; what else it has is told by one name. */
const OF_A_REQUEST = /\/src\/(?:commerce|contract)\/|\/workers\/http\//;
const PLAIN = new Set([SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeLiteral]);

const isMethod = ({ declarations }: Named): boolean =>
  declarations.some(({ kind }) => kind === SyntaxKind.MethodSignature);

const isPlainObject = (type: Type): boolean =>
  (type.getSymbol()?.declarations ?? []).some(({ kind, path }) => PLAIN.has(kind) && OF_A_REQUEST.test(path));

/** Members of an interface and of those it extends, those of its plain objects counted. */
function membersOf(name: string, path: string): number {
  const { file, checker } = opened(path);
  const countOf = (type: Type): number =>
    checker.getPropertiesOfType(type).reduce((sum, member) => sum + 1 + inside(member), 0);
  /** Members of the plain object that a member is; none of one that has methods alone, or may be of several kinds. */
  function inside(member: Named): number {
    const type = isMethod(member) ? undefined : checker.getTypeOfSymbol(member);
    const present = type && checker.getNonNullableType(type);
    if (!present || !isPlainObject(present)) return 0;
    return checker.getPropertiesOfType(present).every(isMethod) ? 0 : countOf(present);
  }
  const declared = [...file.statements].filter(isInterfaceDeclaration).find((one) => one.name.text === name);
  const symbol = declared && checker.getSymbolAtLocation(declared.name);
  if (!symbol) throw new Error(`there is no interface ${name}`);
  return countOf(checker.getDeclaredTypeOfSymbol(symbol));
}

test('a page knows no more than sixteen things of its request, and a handler no more than twenty', () => {
  const ofPage = membersOf('RequestContext', 'src/commerce/request-context.ts');
  const ofHandler = membersOf('ShopRequest', 'workers/http/shop-request.ts');
  expect([ofPage > 10, ofPage <= 16, ofHandler > 10, ofHandler <= 20], `${ofPage} and ${ofHandler}`).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

/** What a node takes out of something or of a module, or hands on, by name; null for what does none of it. */
function nameUsed(node: Node): string | null {
  if (isPropertyAccessExpression(node)) return node.name.text;
  if (isElementAccessExpression(node)) {
    const { argumentExpression: key } = node;
    return isStringLiteral(key) ? key.text : null;
  }
  if (isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    return name && (isIdentifier(name) || isStringLiteral(name)) ? name.text : null;
  }
  if (isPropertyAssignment(node) || isShorthandPropertyAssignment(node))
    return isIdentifier(node.name) ? node.name.text : null;
  return isImportSpecifier(node) ? (node.propertyName ?? node.name).text : null;
}

/** Whether a file uses something of this name, however it reaches it. */
function uses(path: string, name: string): boolean {
  if (!readFileSync(join(ROOT, path), 'utf8').includes(name)) return false;
  let isUsed = false;
  const visit = (node: Node): void => {
    isUsed ||= nameUsed(node) === name;
    if (!isUsed) node.forEachChild(visit);
  };
  visit(opened(path).file);
  return isUsed;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(path) && !/\.(?:test|fixture)\.tsx?$/.test(path)) yield path;
  }
}

/** Files that use something, but for where it is made: ports and their guards, the sessions themselves. */
const usersOf = (name: string, made: RegExp): string[] =>
  ['src', 'workers', 'functions']
    .flatMap((folder) => [...sources(folder)])
    .filter((path) => !made.test(path) && uses(path, name))
    .sort();

/** Every use of a port that is bound to a customer by name, and what proves who it is. */
const BINDS: Record<string, string> = {
  'workers/services/customers/make-entry.ts': 'connects a provider with the account whose password was right',
  'workers/services/customers/mine.ts': 'binds to the session of the request',
  'workers/services/customers/passwords.ts': 'changes the password of the session of the request',
  'workers/services/customers/profile.ts': 'reads the profile of a session, of the request or just renewed',
  'workers/services/favorites/pending-favorite.ts': 'puts what a guest wanted into the list of the session just opened',
};

/** Every use of customer sessions, which name any customer of a realm. */
const REACHES_SESSIONS: Record<string, string> = {
  'workers/areas/desk-customers.ts': 'tells the sessions of a customer of the price group an operator put them into',
  'workers/commerce.ts': 'the cart of the account of the session',
  'workers/make-request.ts': 'the session of the request, which is bound before anybody gets the request',
  'workers/objects/cart/context.ts': 'the tokens a retailer gave to the customer whose cart it is',
  'workers/objects/forget-customer.ts': 'forgets a customer whose closed account is erased, by the job that erases it',
  'workers/outbox/ended-others.ts': 'ends the other sessions of whose password was changed, as its event says',
};

/** Every use of the port by which operators and programs of the shop name a customer. */
const NAMES_ANOTHER: Record<string, string> = {
  'workers/api/customers/benefits.ts': 'reads the coupons of a customer for a program of the shop, by their id',
  'workers/api/customers/profile.ts': 'reads a customer for a program of the shop, by their id',
  'workers/api/customers/wallet.ts': 'reads the wallet of a customer for a program of the shop, by their id',
  'workers/api/desk/customers.ts': 'puts a customer into a price group, by their e-mail',
  'workers/services/customers/bound-request.ts': 'leaves it out of what handlers get',
  'workers/services/customers/mine.ts': 'gives it to a principal of the service alone',
  'workers/make-request.ts': 'makes it',
};

test('every place that names a customer is known', () => {
  expect(usersOf('ofCustomer', /^workers\/(?:adapters|gateway|guards|areas)\//)).toEqual(Object.keys(BINDS));
  expect(usersOf('customerSessionsOf', /^workers\/objects\/customer-sessions\//)).toEqual(
    Object.keys(REACHES_SESSIONS),
  );
  expect(usersOf('anyCustomer', /^src\/commerce\/|unbound-request\.ts$/)).toEqual(Object.keys(NAMES_ANOTHER).sort());
});

test.each([
  ['called', 'called', true],
  ['taken apart under another name', 'takenApart', true],
  ['reached by its name as text', 'byText', true],
  ['named in a comment or a type alone', 'saidAlone', false],
])('what is %s is found where it is a use', (_, name, isUse) => {
  expect(uses('tests/house/mine.fixture.ts', name)).toBe(isUse);
});
