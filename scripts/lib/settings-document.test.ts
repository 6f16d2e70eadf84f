import { expect, test } from 'vitest';
import { SETTINGS } from '../../workers/settings';
import type { Setting } from '../../workers/settings/setting';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ({ name, kind, shape, about, without, example, isTakenByStart }: Setting): string =>
  `| \`${name}\`${isTakenByStart ? ' †' : ''} | ${kind === 'secret' ? 'secret, ' : ''}${shape} | ${cell(about)} | ${cell(without)} | \`${cell(example)}\` |`;

const settingsDocument = (): string =>
  `# Settings

Every variable of the Worker. Variables stand in \`wrangler.toml\`, secrets are set with \`wrangler secret put\`, never in a
file. \`npm start\` takes those with a † from its environment (\`PAYMENTS='{…}' npm start\`) and, like \`npm run deploy\`,
stops when one cannot be read or names a store view that does not exist.

A variable is one entry of a file in \`workers/settings\`, named in the list of \`workers/settings/index.ts\`. This page is made
of that list: \`npx vitest run --project unit scripts/lib/settings-document.test.ts -u\` writes it anew.

| name | holds | says | without it | example |
|---|---|---|---|---|
${SETTINGS.map(row).join('\n')}
`;

test('docs/settings.md tells every setting, and none is told twice', async () => {
  expect(new Set(SETTINGS.map(({ name }) => name)).size).toBe(SETTINGS.length);
  await expect(settingsDocument()).toMatchFileSnapshot('../../docs/settings.md');
});
