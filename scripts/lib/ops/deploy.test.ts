import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuiltConfig } from './built-config';
import { deploy } from './deploy';
import type { SmokeResult } from './smoke';

const BUILT: BuiltConfig = {
  name: 'tianguis',
  vars: { APP_ENV: 'local', STORE_VIEWS: 'viu', PUBLIC_ORIGIN: 'https://tienda.example' },
  d1_databases: [
    { binding: 'CATALOGUE', database_name: 'tianguis-catalogue', database_id: '7f0c2a1e-1111-4222-8333-444455556666' },
    { binding: 'SHOP', database_name: 'tianguis-shop', database_id: '7f0c2a1e-1111-4222-8333-444455557777' },
  ],
  durable_objects: { bindings: [] },
};
const FINE: SmokeResult = { title: 'contesta', problem: null };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tianguis-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface World {
  config?: BuiltConfig;
  secrets?: string[];
  seen?: SmokeResult[];
}

function world({ config = BUILT, secrets = ['SERVICE_TOKEN'], seen = [FINE] }: World = {}) {
  const built = join(folder, 'wrangler.json');
  writeFileSync(built, JSON.stringify(config));
  const done: string[] = [];
  const said: string[] = [];
  const deployed: BuiltConfig[] = [];
  const tools = {
    built,
    say: (line: string) => said.push(line),
    smoke: async (url: string) => {
      done.push(`smoke ${url}`);
      return seen;
    },
    wrangler: async (_: string, args: string[]) => {
      done.push(args.filter((arg) => arg !== '-c' && !arg.startsWith(folder)).join(' '));
      if (args[0] === 'secret') return JSON.stringify(secrets.map((name) => ({ name })));
      if (args[0] === 'deploy') deployed.push(JSON.parse(readFileSync(args.at(-1) ?? '', 'utf8')) as BuiltConfig);
      return 'Deployed tianguis\n  https://tianguis.example.workers.dev\n';
    },
  };
  return { tools, done, said, deployed };
}

test('migrations go before the code, and the deployment is looked at where wrangler says it is', async () => {
  const { tools, done } = world();
  expect(await deploy({ dryRun: false, url: null }, tools)).toEqual([]);
  expect(done).toEqual([
    'd1 migrations apply tianguis-catalogue --remote',
    'd1 migrations apply tianguis-shop --remote',
    'deploy',
    'secret list',
    'smoke https://tianguis.example.workers.dev',
  ]);
});

test('production is never deployed as a laptop', async () => {
  const { tools, deployed } = world();
  await deploy({ dryRun: false, url: null }, tools);
  expect(deployed[0]?.vars).toEqual({ ...BUILT.vars, APP_ENV: 'production' });
});

test('the address that was given is looked at instead, and what is wrong there is answered', async () => {
  const broken: SmokeResult = { title: 'caché', problem: 'nada' };
  const { tools, done } = world({ seen: [FINE, broken] });
  expect(await deploy({ dryRun: false, url: 'https://tienda.example' }, tools)).toEqual([broken]);
  expect(done.at(-1)).toBe('smoke https://tienda.example');
});

test('a dry run only checks', async () => {
  const { tools, done } = world();
  await deploy({ dryRun: true, url: null }, tools);
  expect(done).toEqual(['deploy --dry-run']);
});

test('a missing service token is told, not guessed', async () => {
  const { tools, said } = world({ secrets: ['OTHER'] });
  await deploy({ dryRun: false, url: null }, tools);
  expect(said.join()).toContain('SERVICE_TOKEN');
});

test('missing keys of sessions are told, keys that are there are not', async () => {
  const heard = async (secrets: string[]) => {
    const { tools, said } = world({ secrets });
    await deploy({ dryRun: false, url: null }, tools);
    return said.join().includes('SESSION_KEYS');
  };
  expect([await heard(['SERVICE_TOKEN']), await heard(['SERVICE_TOKEN', 'SESSION_KEYS'])]).toEqual([true, false]);
});

test('mail that is not set, or only in part, is told, and a token in sight too', async () => {
  const set = (vars: Record<string, string>) => ({ ...BUILT, vars: { ...BUILT.vars, ...vars } });
  const whole = { MAIL_URL: 'https://mail.example', MAIL_FROM: 'a@b.mx', PUBLIC_ORIGIN: 'https://tienda.example' };
  const heard = async (of: World) => {
    const { tools, said } = world(of);
    await deploy({ dryRun: false, url: null }, tools);
    return said.filter((line) => line.includes('MAIL')).map((line) => /ningún correo|a la vista/.exec(line)?.[0]);
  };
  expect(await heard({})).toEqual(['ningún correo']);
  expect(await heard({ config: set({ ...whole, MAIL_TOKEN: 'x' }) })).toEqual(['a la vista']);
  expect(await heard({ config: set(whole), secrets: ['MAIL_TOKEN'] })).toEqual([]);
});

test('missing keys of challenges are told, one as well as both; with both nothing is said of them', async () => {
  const keyed = { ...BUILT, vars: { ...BUILT.vars, TURNSTILE_SITE_KEY: '0x4AAA' } };
  const heard = async (of: World) => {
    const { tools, said } = world(of);
    await deploy({ dryRun: false, url: null }, tools);
    return said.join().includes('captcha');
  };
  expect(await heard({})).toBe(true);
  expect(await heard({ config: keyed })).toBe(true);
  expect(await heard({ secrets: ['SERVICE_TOKEN', 'TURNSTILE_SECRET_KEY'] })).toBe(true);
  expect(await heard({ config: keyed, secrets: ['SERVICE_TOKEN', 'TURNSTILE_SECRET_KEY'] })).toBe(false);
});

test('payments that could not be told of, or a gateway that is none, are told', async () => {
  const heard = async (payments: string, secrets: string[]) => {
    const { tools, said } = world({ config: { ...BUILT, vars: { ...BUILT.vars, PAYMENTS: payments } }, secrets });
    await deploy({ dryRun: false, url: null }, tools);
    return ['PAYMENTS_KEY', 'GATEWAY_TOKEN', 'esta computadora'].filter((word) => said.join().includes(word));
  };
  const at = (url: string) => JSON.stringify({ viu: { card: { url } } });
  const all = ['PAYMENTS_KEY', 'GATEWAY_TOKEN'];
  expect(await heard('', [])).toEqual([]);
  expect(await heard(at('https://pagos.example'), all)).toEqual([]);
  expect(await heard(at('https://pagos.example'), [])).toEqual(all);
  for (const url of ['http://localhost:4000', 'https://pagos.localhost', 'http://pagos.example'])
    expect(await heard(at(url), all)).toEqual(['esta computadora']);
});

test('a Redis that is half set, not reached by https, or whose token is no secret is told', async () => {
  const URL = 'UPSTASH_REDIS_REST_URL';
  const TOKEN = 'UPSTASH_REDIS_REST_TOKEN';
  const set = (vars: Record<string, string>) => ({ ...BUILT, vars: { ...BUILT.vars, ...vars } });
  const heard = async (of: World) => {
    const { tools, said } = world(of);
    await deploy({ dryRun: false, url: null }, tools);
    return said
      .filter((line) => line.includes('UPSTASH'))
      .map((line) => /solo hay uno|https|a la vista/.exec(line)?.[0]);
  };
  expect(await heard({})).toEqual([]);
  expect(await heard({ config: set({ [URL]: 'https://redis.example' }), secrets: [TOKEN] })).toEqual([]);
  expect(await heard({ secrets: [URL, TOKEN] })).toEqual([]);
  expect(await heard({ secrets: [TOKEN] })).toEqual(['solo hay uno']);
  expect(await heard({ config: set({ [URL]: 'https://redis.example' }) })).toEqual(['solo hay uno']);
  expect(await heard({ config: set({ [URL]: 'http://redis.example' }), secrets: [TOKEN] })).toEqual(['https']);
  expect(await heard({ config: set({ [URL]: 'https://redis.example', [TOKEN]: 'x' }) })).toEqual(['a la vista']);
});

test.each([
  ['none', {}],
  ['an empty one', { PUBLIC_ORIGIN: '' }],
  ['one that is not encrypted', { PUBLIC_ORIGIN: 'http://tienda.example' }],
  ['one that is no address', { PUBLIC_ORIGIN: 'tienda.example' }],
])('production does not go out without the address it is under: %s', async (_, vars) => {
  for (const dryRun of [true, false]) {
    const { tools, done } = world({ config: { ...BUILT, vars: { APP_ENV: 'local', STORE_VIEWS: 'viu', ...vars } } });
    await expect(deploy({ dryRun, url: null }, tools)).rejects.toThrow('PUBLIC_ORIGIN');
    expect(done).toEqual([]);
  }
});

test('nothing is deployed while a database has no id', async () => {
  const [catalogue, shop] = BUILT.d1_databases;
  const { tools, done } = world({
    config: {
      ...BUILT,
      d1_databases:
        catalogue && shop ? [catalogue, { ...shop, database_id: '00000000-0000-0000-0000-000000000003' }] : [],
    },
  });
  await expect(deploy({ dryRun: false, url: null }, tools)).rejects.toThrow('wrangler d1 create tianguis-shop');
  expect(done).toEqual([]);
});
