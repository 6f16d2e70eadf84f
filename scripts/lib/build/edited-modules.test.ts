import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, ROOT } from '../paths.mjs';
import { forFirstHtml } from './first-html';
import { COMMANDS, idle, withFewCommands } from './lean-packages';
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

test('a module that is never asked keeps its names', () => {
  expect(idle('export const a = (x) => x + 1;\nexport function b() {\n  return a(1);\n}\nconst c = 1;')).toBe(
    'export const a = () => {};\nexport const b = () => {};',
  );
});

test('nothing that is served asks a call for what its document alone tells, which the build takes away', () => {
  const asking = globSync('{src,workers}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter(
      (file) =>
        !/\.(?:test|fixture)\.tsx?$/.test(file) && /\.(?:result|answers)\(\)/.test(readFileSync(at(file), 'utf8')),
    )
    .map((file) => file.replaceAll('\\', '/'));
  expect(asking).toEqual(['src/contract/openapi.ts']);
});
