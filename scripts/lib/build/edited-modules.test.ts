import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, ROOT } from '../paths.mjs';
import { forFirstHtml } from './first-html';
import { COMMANDS, idle, withFewCommands } from './lean-packages';
import { missing } from './must-make';
import { asServed } from './served-calls';

test('first HTML comes without listeners, effects and what waits, line by line as it was', () => {
  const code = `const Form = ({ onSent }) => {
  useEffect(() => {
    listen();
  }, []);
  const send = async () => {
    await post();
    onSent();
  };
  const at = useSyncExternalStore(listen, () => location.href, () => '/');
  return jsxs("form", { className: "a", onSubmit: send, children: [at, jsx(Button, { onPress: send })] });
};`;
  expect(
    forFirstHtml(code)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'const Form = ({ onSent }) => {',
    'undefined',
    '',
    ';',
    'const send = async () => {}',
    '',
    '',
    ';',
    "const at = useSyncExternalStore(null, null, () => '/');",
    'return jsxs("form", { className: "a", ...null, children: [at, jsx(Button, { onPress: send })] });',
    '};',
  ]);
});

test('a call is served without what its document alone tells', () => {
  expect(asServed("const read = defineCall({ id: 'read', summary: 'Reads', result: () => z.object({ a }) });")).toBe(
    "const read = defineCall({ id: 'read', ...null, ...null });",
  );
  expect(asServed('const other = { summary: 1, result: 2 };')).toBe('const other = { summary: 1, result: 2 };');
});

const REDIS = /chunk-\w+\.mjs/.exec(readFileSync(at('node_modules/@upstash/redis/cloudflare.mjs'), 'utf8'))?.[0];

test('of the commands of Redis those that are asked for are left, and no other', () => {
  const lean = withFewCommands(readFileSync(at(`node_modules/@upstash/redis/${REDIS}`), 'utf8'));
  const body = /^var Redis = class \{[\s\S]*?^\};/m.exec(lean)?.[0] ?? '';
  expect([...body.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name?.toLowerCase()).sort()).toEqual(
    [...COMMANDS].sort(),
  );
  const asked = readFileSync(at('workers/adapters/upstash/attempts.ts'), 'utf8').matchAll(/\bredis\.(\w+)\(/g);
  expect([...new Set([...asked].map(([, name]) => name))].sort()).toEqual([...COMMANDS].sort());
});

test('a client of Redis of another make ends the build, and so does one that asks a command that went', () => {
  const client = readFileSync(at(`node_modules/@upstash/redis/${REDIS}`), 'utf8');
  expect(() => withFewCommands(client.replaceAll('Redis =', 'Client ='))).toThrow('not where it was');
  expect(() => withFewCommands(client.replace('  del = (...args) => new', '  remove = (...args) => new'))).toThrow(
    'without del',
  );
  expect(() =>
    withFewCommands(client.replace('  del = (...args) => new', '  del = (...args) => this.get() ?? new')),
  ).toThrow('without get');
});

test('a module that is never asked keeps its names, and one that has none is not what was looked for', () => {
  expect(
    idle('export const a = (x) => x + 1;\nexport function b() {\n  return a(1);\n}\nconst c = 1;\nexport { c as d };'),
  ).toBe('export const a = () => {};\nexport const b = () => {};\nexport const d = () => {};');
  expect(() => idle('const a = 1;')).toThrow('not where it was');
  expect(() => idle("export * from './a.js';")).toThrow('otherwise');
});

test('a build in which an edit found nothing says which', () => {
  expect(missing(['effects', 'stores'], new Set(['stores', 'effects']))).toBeNull();
  expect(missing(['effects', 'stores', 'listeners'], new Set(['stores']))).toContain('effects, listeners');
  const kinds: string[] = [];
  forFirstHtml('const a = async () => { await b(); }; useEffect(b);', (kind) => kinds.push(kind));
  expect(kinds.sort()).toEqual(['async bodies', 'effects']);
});

test('nothing that is served asks a call for what its document alone tells, which the build takes away', () => {
  const asking = globSync('{src,workers}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter(
      (file) =>
        !/\.(?:test|fixture)\.tsx?$/.test(file) &&
        /\.result\(\)|\.answers\[|\bcall\.(?:summary|answers|result)\b/.test(readFileSync(at(file), 'utf8')),
    )
    .map((file) => file.replaceAll('\\', '/'));
  expect(asking).toEqual(['src/contract/call.ts', 'src/contract/openapi.ts']);
});
