import { beforeEach, describe, expect, test } from 'vitest';
import type { PostalBlock } from '../../../../src/contract/postal-directory';
import { armed } from '../../../failpoint';
import { embeddedPostal } from '../postal';
import { env, NOON } from '../testing/catalogue';
import { directoryNow, exchange } from './exchange';
import { importDirectory } from './import-directory';

const MERIDA = { municipality: 'Mérida', city: 'Mérida' };
const BLOCKS: PostalBlock[] = [
  {
    prefix: '441',
    codes: { '44100': { municipality: 'Guadalajara', city: 'Guadalajara', neighbourhoods: ['Guadalajara Centro'] } },
  },
  {
    prefix: '970',
    codes: {
      '97000': { ...MERIDA, neighbourhoods: ['Itzaes', 'Los Cocos', 'Mérida Centro'] },
      '97050': { ...MERIDA, city: null, neighbourhoods: ['Yucatán'] },
    },
  },
];

const endOf = (blocks: readonly PostalBlock[]) => {
  const codes = blocks.flatMap((block) => Object.values(block.codes));
  return {
    end: {
      codes: codes.length,
      settlements: codes.reduce((sum, { neighbourhoods }) => sum + neighbourhoods.length, 0),
    },
  };
};
const lines = (blocks: readonly PostalBlock[], end: object | null = endOf(blocks)): string =>
  [...blocks, ...(end ? [end] : [])].map((line) => `${JSON.stringify(line)}\n`).join('');
const bodyOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;
const take = (text: string, mayBeFewer = false, now = NOON) => importDirectory(env, bodyOf(text), now, mayBeFewer);
const inForce = async () =>
  (await env.CATALOGUE.prepare('SELECT prefix, codes FROM postal_block ORDER BY prefix').all()).results;
const staged = async () =>
  (await env.CATALOGUE.prepare('SELECT count(*) AS n FROM staged_postal_block').first<{ n: number }>())?.n;
const places = embeddedPostal(env);

beforeEach(async () => {
  for (const table of ['postal_block', 'staged_postal_block', 'postal_directory', 'postal_code'])
    await env.CATALOGUE.prepare(`DELETE FROM ${table}`).run();
});

describe('a directory', () => {
  test('API-085 comes into force as a whole: a code then has its municipio, city and colonias', async () => {
    expect((await places.postalCode('97000'))?.neighbourhoods).toEqual([]);
    expect(await take(lines(BLOCKS))).toEqual({ ok: true, value: { codes: 3, settlements: 5 } });
    expect(await places.postalCode('97000')).toEqual({
      code: '97000',
      state: 'Yucatán',
      regionId: 2350,
      regionCode: 'YUC',
      ...MERIDA,
      neighbourhoods: ['Itzaes', 'Los Cocos', 'Mérida Centro'],
      covered: true,
      deliveryDays: null,
      borderRegion: null,
    });
    expect(await places.postalCode('97050')).toMatchObject({
      municipality: 'Mérida',
      city: null,
      neighbourhoods: ['Yucatán'],
    });
    expect(await places.postalCode('00100')).toBeNull();
    expect(await directoryNow(env)).toEqual({ codes: 3, settlements: 5, importedAt: NOON });
    expect(await staged()).toBe(0);
  });

  test('takes the place of the one before: what it does not bring is gone', async () => {
    await take(lines(BLOCKS));
    const next = [
      {
        prefix: '200',
        codes: { '20000': { municipality: 'Aguascalientes', city: null, neighbourhoods: ['A', 'B', 'C', 'D'] } },
      },
    ];
    expect(await take(lines(next), false, NOON + 1)).toMatchObject({ ok: true });
    expect(await places.postalCode('97000')).toBeNull();
    expect((await places.postalCode('20000'))?.neighbourhoods).toEqual(['A', 'B', 'C', 'D']);
    expect((await inForce()).map(({ prefix }) => prefix)).toEqual([200]);
  });

  test('LOAN-007 names the municipios of each state', async () => {
    await take(lines(BLOCKS));
    const states = await places.states();
    expect(states).toHaveLength(32);
    expect(states.map(({ name }) => name)).toEqual(
      states.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'es')),
    );
    expect(states.filter(({ municipalities }) => municipalities.length > 0)).toEqual([
      { name: 'Jalisco', municipalities: ['Guadalajara'] },
      { name: 'Yucatán', municipalities: ['Mérida'] },
    ]);
  });

  test('LOAN-007 without a directory the municipios are those of the shop’s own codes, each once', async () => {
    const own = [
      ['97320', 'Progreso'],
      ['97000', 'Mérida'],
      ['97100', 'Mérida'],
      ['03100', 'Benito Juárez'],
      ['01000', 'Álvaro Obregón'],
    ];
    const insert = env.CATALOGUE.prepare(`INSERT INTO postal_code VALUES (?, 'x', 1, 'x', ?, NULL, '[]', 1, 2, 5)`);
    await env.CATALOGUE.batch(own.map((values) => insert.bind(...values)));
    const states = await places.states();
    expect(states).toHaveLength(32);
    expect(states.filter(({ municipalities }) => municipalities.length > 0)).toEqual([
      { name: 'Ciudad de México', municipalities: ['Álvaro Obregón', 'Benito Juárez'] },
      { name: 'Yucatán', municipalities: ['Mérida', 'Progreso'] },
    ]);
    await take(lines(BLOCKS));
    expect((await places.states()).find(({ name }) => name === 'Yucatán')?.municipalities).toEqual(['Mérida']);
  });

  test('a code of a state that the directory does not have is none; without a directory only one that nobody can have', async () => {
    expect(await places.postalCode('99990')).toMatchObject({
      state: 'Zacatecas',
      municipality: '',
      neighbourhoods: [],
    });
    expect(await places.postalCode('99999')).toBeNull();
    await take(lines(BLOCKS));
    expect(await places.postalCode('99990')).toBeNull();
    expect(await places.postalCode('97001')).toBeNull();
  });

  test('costs one row read per code, and one of the codes of the shop', async () => {
    await take(lines(BLOCKS));
    await env.CATALOGUE.prepare(
      `INSERT INTO postal_code VALUES ('97000', 'Yucatán', 31, 'YUC', 'Mérida', 'Mérida', '["Otra"]', 0, 2, 5)`,
    ).run();
    const asked: string[] = [];
    const prepare = (sql: string) => {
      asked.push(sql);
      return env.CATALOGUE.prepare(sql);
    };
    await embeddedPostal({ CATALOGUE: { ...env.CATALOGUE, prepare } as D1Database }).postalCode('97000');
    expect(asked).toHaveLength(1);
    const { meta } = await env.CATALOGUE.prepare(asked[0] ?? '')
      .bind('97000')
      .all();
    expect(meta.rows_read).toBeLessThanOrEqual(2);
  });

  test('leaves what the shop says of its own codes: whether and when it delivers, and colonias the directory does not have', async () => {
    await env.CATALOGUE.prepare(
      `INSERT INTO postal_code VALUES ('97000', 'Yucatán', 31, 'YUC', 'Mérida', 'Mérida', '["Otra"]', 0, 2, 5), ('97999', 'Yucatán', 31, 'YUC', 'Umán', NULL, '["Nueva"]', 1, 3, 4)`,
    ).run();
    await take(lines(BLOCKS));
    expect(await places.postalCode('97000')).toMatchObject({
      regionId: 31,
      neighbourhoods: ['Itzaes', 'Los Cocos', 'Mérida Centro'],
      covered: false,
    });
    expect(await places.postalCode('97000')).toMatchObject({ deliveryDays: { from: 2, to: 5 } });
    expect(await places.postalCode('97999')).toMatchObject({
      municipality: 'Umán',
      city: null,
      neighbourhoods: ['Nueva'],
      covered: true,
    });
  });
});

describe('the old directory stays in force', () => {
  beforeEach(async () => {
    await take(lines(BLOCKS));
  });

  const FEWER = [BLOCKS[0]].flatMap((block) => block ?? []);
  const wrong = (codes: object) =>
    `${JSON.stringify({ prefix: '970', codes })}\n${JSON.stringify({ end: { codes: 1, settlements: 1 } })}\n`;

  test.each([
    ['that ends before its last line', lines(BLOCKS, null), 'it ends before its last line'],
    ['cut inside a line', lines(BLOCKS).slice(0, 200), 'the file ends inside it'],
    [
      'whose last line counts more',
      lines(BLOCKS, { end: { codes: 4, settlements: 6 } }),
      'it does not hold what its last line says',
    ],
    ['that goes on behind its last line', lines(BLOCKS) + lines(FEWER), 'it goes on behind its last line'],
    ['with a block twice', lines([...BLOCKS, ...FEWER]), '441 comes twice'],
    [
      'with a code in a block of others',
      wrong({ '44100': { ...MERIDA, neighbourhoods: ['A'] } }),
      '44100 stands where it does not belong',
    ],
    [
      'with a code of no state',
      lines([{ prefix: '001', codes: { '00100': { ...MERIDA, neighbourhoods: ['A'] } } }]),
      '00100 stands where it does not belong',
    ],
    [
      'with a code without colonias',
      wrong({ '97000': { ...MERIDA, neighbourhoods: [] } }),
      'codes.97000.neighbourhoods: ',
    ],
    [
      'with control characters',
      wrong({ '97000': { ...MERIDA, neighbourhoods: ['A\u0000'] } }),
      'codes.97000.neighbourhoods.0: ',
    ],
    ['that is none', '{"prefix": 970}{"prefix": x}', 'prefix: '],
  ])('after one %s', async (_, text, reason) => {
    const before = await inForce();
    const refused = await take(text, true);
    expect(refused).toMatchObject({
      ok: false,
      problem: { status: 400, detail: { reason: expect.stringContaining(reason) } },
    });
    expect(await inForce()).toEqual(before);
    expect(await staged()).toBe(0);
  });

  test('after an empty one, and after one with less than 80 % of its colonias, which may be allowed', async () => {
    const before = await inForce();
    expect(await take(lines([]))).toMatchObject({
      ok: false,
      problem: { status: 422, message: 'The directory holds no postal code' },
    });
    expect(await take(lines(FEWER))).toMatchObject({
      ok: false,
      problem: { status: 422, detail: { guard: 'fewer', reason: 'The directory would shrink from 5 colonias to 1' } },
    });
    expect(await inForce()).toEqual(before);
    expect(await take(lines(FEWER), true)).toMatchObject({ ok: true, value: { settlements: 1 } });
    expect(await inForce()).toHaveLength(1);
  });

  test('after a body whose sender went away', async () => {
    const before = await inForce();
    const bytes = new TextEncoder().encode(lines(BLOCKS));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.subarray(0, 100)),
      pull: (controller) => controller.error(new Error('gone')),
    });
    await expect(importDirectory(env, body, NOON, false)).rejects.toThrow('gone');
    expect(await inForce()).toEqual(before);
    expect(await staged()).toBe(0);
  });

  test('after a crash before the switch; what was staged is removed by an import an hour later', async () => {
    const before = await inForce();
    const next = [
      {
        prefix: '200',
        codes: { '20000': { municipality: 'Aguascalientes', city: null, neighbourhoods: ['A', 'B', 'C', 'D'] } },
      },
    ];
    armed.set('postal.before-switch', 'hang');
    void take(lines(next), true);
    await expect.poll(staged).toBe(1);
    expect(await inForce()).toEqual(before);
    expect((await places.postalCode('97000'))?.municipality).toBe('Mérida');
    await take(lines(BLOCKS), false, NOON + 2 * 60 * 60 * 1000);
    expect(await staged()).toBe(0);
    expect(await inForce()).toEqual(before);
  });

  test('when a staged block is missing at the switch', async () => {
    const before = await inForce();
    armed.set('postal.before-switch', 'hang');
    void take(lines(BLOCKS), true);
    await expect.poll(staged).toBe(2);
    const run = await env.CATALOGUE.prepare('SELECT run FROM staged_postal_block').first<{ run: string }>();
    await env.CATALOGUE.prepare('DELETE FROM staged_postal_block WHERE prefix = 441').run();
    const tally = { prefixes: new Set(['441', '970']), codes: 3, settlements: 5, municipalities: new Map() };
    await expect(exchange(env.CATALOGUE, { run: run?.run ?? '', beganAt: NOON }, tally)).rejects.toThrow(
      'postal_directory_whole',
    );
    expect(await inForce()).toEqual(before);
  });
});
