import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path)) yield path;
  }
}

/** An interface, by its members as they are written: one line each but for what stands inside a type. */
interface Shape {
  members: string[];
  extends: string[];
}

const SHAPES = new Map<string, Shape>();
for (const path of ['src/commerce', 'src/contract', 'workers/http'].flatMap((folder) => [...sources(folder)])) {
  const text = readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name = '', above = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)(?:<[^{]*>)?(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const members = body.split(/\n(?= {2}[\w[])/).map((member) => member.trim());
    SHAPES.set(name, { members: members.filter(Boolean), extends: above.match(/\b[A-Z]\w+(?=<|,|$| )/g) ?? [] });
  }
}

const isMethod = (member: string): boolean => /^\w+(?:<.*>)?\(/.test(member);
const typeOf = (member: string): string => (isMethod(member) ? '' : member.replace(/^(?:readonly )?\w+\??: /, ''));

/** Members of the plain objects in a type: of one written out, or of an interface that is more than methods. */
function plainMembers(type: string): number {
  const written = /\{([^}]*)\}/.exec(type)?.[1];
  if (written !== undefined) return written.split(/[;,]/).filter((part) => part.trim() !== '').length;
  const shape = SHAPES.get(/^(?:readonly )?(\w+)/.exec(type)?.[1] ?? '');
  return !shape || shape.members.every(isMethod) ? 0 : countOf(shape);
}

const countOf = ({ members, extends: above }: Shape): number =>
  members.reduce((sum, member) => sum + 1 + plainMembers(typeOf(member)), 0) +
  above.reduce((sum, name) => sum + membersOf(name), 0);

/** Members of an interface and of those it extends, those of its plain objects counted. */
function membersOf(name: string): number {
  const shape = SHAPES.get(name);
  if (!shape) throw new Error(`there is no interface ${name}`);
  return countOf(shape);
}

test('a page knows no more than sixteen things of its request, and a handler no more than twenty', () => {
  expect(membersOf('RequestContext')).toBeLessThanOrEqual(16);
  expect(membersOf('ShopRequest')).toBeLessThanOrEqual(20);
});

/** Files that use something, but for where it is made: ports and their guards, the sessions themselves. */
const usersOf = (use: RegExp, made: RegExp): string[] =>
  ['src', 'workers', 'functions']
    .flatMap((folder) => [...sources(folder)])
    .filter((path) => !made.test(path) && use.test(readFileSync(join(ROOT, path), 'utf8')))
    .sort();

/** Every use of a port that is bound to a customer by name, and what proves who it is. */
const BINDS: Record<string, string> = {
  'workers/services/customers/make-entry.ts': 'connects a provider with the account whose password was right',
  'workers/services/customers/mine.ts': 'binds to the session of the request',
  'workers/services/customers/passwords.ts': 'changes the password of the session of the request',
  'workers/services/customers/profile.ts': 'reads the profile of a session, of the request or just renewed',
};

/** Every use of customer sessions, which name any customer of a realm. */
const REACHES_SESSIONS: Record<string, string> = {
  'workers/commerce.ts': 'the cart of the account of the session',
  'workers/make-request.ts': 'the session of the request, which is bound before anybody gets the request',
  'workers/objects/cart/context.ts': 'the tokens a retailer gave to the customer whose cart it is',
  'workers/outbox/ended-others.ts': 'ends the other sessions of whose password was changed, as its event says',
};

/** Every use of the port by which operators and programs of the shop name a customer. */
const NAMES_ANOTHER: Record<string, string> = {
  'workers/api/desk/customers.ts': 'puts a customer into a price group, by their e-mail',
  'workers/services/customers/bound-request.ts': 'leaves it out of what handlers get',
  'workers/services/customers/mine.ts': 'gives it to a principal of the service alone',
  'workers/make-request.ts': 'makes it',
};

test('every place that names a customer is known', () => {
  expect(usersOf(/\.ofCustomer\(/, /^workers\/(?:adapters|gateway|guards|areas)\//)).toEqual(Object.keys(BINDS));
  expect(usersOf(/\bcustomerSessionsOf\(/, /^workers\/objects\/customer-sessions\//)).toEqual(
    Object.keys(REACHES_SESSIONS),
  );
  expect(usersOf(/\banyCustomer\b/, /^src\/commerce\/|unbound-request\.ts$/)).toEqual(
    Object.keys(NAMES_ANOTHER).sort(),
  );
});
