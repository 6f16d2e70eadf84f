import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuiltConfig } from './built-config';
import { makePreview, type PreviewTools, previewName, removePreview } from './preview';

const BUILT: BuiltConfig = {
  name: 'tianguis',
  vars: { APP_ENV: 'local', STORE_VIEWS: 'viu' },
  d1_databases: [
    {
      binding: 'CATALOGUE',
      database_name: 'tianguis-catalogue',
      database_id: 'production-id',
      migrations_dir: '../../migrations/catalogue',
    },
    {
      binding: 'SHOP',
      database_name: 'tianguis-shop',
      database_id: 'production-id-2',
      migrations_dir: '../../migrations/shop',
    },
  ],
  kv_namespaces: [{ binding: 'EDGE_KV', id: 'production-id-3' }],
  durable_objects: { bindings: [{ name: 'CART', class_name: 'CartObject' }] },
  previews: {
    vars: { APP_ENV: 'preview', STORE_VIEWS: 'viu', PREVIEW_HOST_SUFFIX: 'example.workers.dev' },
    d1_databases: [
      { binding: 'CATALOGUE', database_name: 'tianguis-preview-catalogue', database_id: 'nobody' },
      { binding: 'SHOP', database_name: 'tianguis-preview-shop', database_id: 'nobody' },
    ],
    kv_namespaces: [{ binding: 'EDGE_KV', id: 'nobody' }],
    durable_objects: { bindings: [{ name: 'CART', class_name: 'CartObject' }] },
  },
};
const OURS = { worker: 'tianguis', bindings: ['CATALOGUE', 'SHOP'], namespaces: ['EDGE_KV'] };
const URL_OF_PREVIEW = 'https://pr-7-tianguis.example.workers.dev';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tianguis-preview-'));
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(BUILT));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An account that holds these databases, and what was asked of it. */
class Account {
  readonly done: string[] = [];
  readonly uploads: { config: BuiltConfig; secrets: Record<string, string>; file: string; mode: number }[] = [];
  databases: { uuid: string; name: string }[];
  namespaces: { id: string; title: string }[] = [];
  failing = '';

  constructor(...names: string[]) {
    this.databases = names.map((name) => ({ uuid: `id-of-${name}`, name }));
  }

  readonly tools: PreviewTools = {
    wrangler: async (_, args) => this.run(args),
    ready: async (url) => {
      this.done.push(`ready ${url}`);
    },
    seed: async (url, token) => {
      this.done.push(
        `seed ${url} ${token === this.uploads.at(-1)?.secrets.SERVICE_TOKEN ? 'with its token' : 'with another token'}`,
      );
    },
    get built() {
      return join(folder, 'wrangler.json');
    },
  };

  private namespace(verb: string, title: string): string {
    if (verb === 'list') return JSON.stringify(this.namespaces);
    this.done.push(`kv ${verb} ${title}`);
    if (verb === 'create') this.namespaces.push({ id: `id-of-${title}`, title });
    else this.namespaces = this.namespaces.filter((one) => one.title !== title);
    return '';
  }

  private run(args: string[]): string {
    const after = (option: string) => args[args.indexOf(option) + 1] ?? '';
    const command = args.slice(0, args[0] === 'preview' && args[1] !== 'delete' ? 1 : 2).join(' ');
    if (command === this.failing) throw new Error(`${command} failed`);
    if (command === 'kv namespace') return this.namespace(args[2] ?? '', args[3] ?? '');
    if (command === 'd1 list') return `a warning first\n${JSON.stringify(this.databases)}`;
    if (command === 'd1 create') this.databases.push({ uuid: `id-of-${args[2]}`, name: args[2] ?? '' });
    if (command === 'd1 delete') this.databases = this.databases.filter(({ name }) => name !== args[2]);
    if (command === 'preview') {
      const file = after('--secrets-file');
      const config = JSON.parse(readFileSync(after('-c'), 'utf8')) as BuiltConfig;
      this.uploads.push({
        config,
        secrets: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
        file,
        mode: statSync(file).mode & 0o777,
      });
    }
    if (command === 'd1 migrations') {
      const config = JSON.parse(readFileSync(after('-c'), 'utf8')) as BuiltConfig;
      const database = config.d1_databases.find(({ database_name }) => database_name === args[3]);
      this.done.push(
        `migrate ${database?.database_id} by ${database?.migrations_dir} ${args.includes('--remote') ? 'remote' : 'local'}`,
      );
    } else
      this.done.push(
        command === 'preview' || command === 'preview delete'
          ? `${command} ${after('--name')}`
          : `${command} ${args[2]}`,
      );
    return command === 'preview' ? JSON.stringify({ preview: { urls: [URL_OF_PREVIEW] } }) : '';
  }
}

test('a branch gets databases of its own, migrated before the code that needs it, and the demo', async () => {
  const account = new Account('tianguis-catalogue', 'tianguis-shop');
  expect(await makePreview('pr-7', account.tools)).toBe(URL_OF_PREVIEW);
  expect(account.done).toEqual([
    'd1 create tianguis-preview-pr-7-catalogue',
    'd1 create tianguis-preview-pr-7-shop',
    'kv create tianguis-preview-pr-7-edge-kv',
    'migrate id-of-tianguis-preview-pr-7-catalogue by ../../migrations/catalogue remote',
    'migrate id-of-tianguis-preview-pr-7-shop by ../../migrations/shop remote',
    'preview pr-7',
    `ready ${URL_OF_PREVIEW}`,
    `seed ${URL_OF_PREVIEW} with its token`,
  ]);
});

test('what is uploaded names the databases of the preview and nothing of production', async () => {
  const account = new Account('tianguis-catalogue', 'tianguis-shop');
  await makePreview('pr-7', account.tools);
  const previews = account.uploads[0]?.config.previews;
  expect(previews?.d1_databases).toMatchObject([
    {
      binding: 'CATALOGUE',
      database_id: 'id-of-tianguis-preview-pr-7-catalogue',
      database_name: 'tianguis-preview-pr-7-catalogue',
    },
    { binding: 'SHOP', database_id: 'id-of-tianguis-preview-pr-7-shop', database_name: 'tianguis-preview-pr-7-shop' },
  ]);
  expect(previews?.kv_namespaces).toEqual([{ binding: 'EDGE_KV', id: 'id-of-tianguis-preview-pr-7-edge-kv' }]);
  expect(JSON.stringify(previews)).not.toContain('production-id');
});

test('the service token travels in a file of its owner, which is gone afterwards, and differs every time', async () => {
  const account = new Account();
  await makePreview('pr-7', account.tools);
  await makePreview('pr-7', account.tools);
  const [first, second] = account.uploads;
  expect(first?.mode).toBe(0o600);
  expect(existsSync(first?.file ?? '')).toBe(false);
  expect(first?.secrets.SERVICE_TOKEN).not.toBe(second?.secrets.SERVICE_TOKEN);
});

test('a further push renews the preview over the same databases', async () => {
  const account = new Account('tianguis-preview-pr-7-catalogue', 'tianguis-preview-pr-7-shop');
  account.namespaces = [{ id: 'id-of-kv', title: 'tianguis-preview-pr-7-edge-kv' }];
  await makePreview('pr-7', account.tools);
  expect(account.done.filter((line) => line.includes(' create '))).toEqual([]);
  expect(account.done[0]).toBe('migrate id-of-tianguis-preview-pr-7-catalogue by ../../migrations/catalogue remote');
});

test('a preview whose migration fails is not uploaded', async () => {
  const account = new Account();
  account.failing = 'd1 migrations';
  await expect(makePreview('pr-7', account.tools)).rejects.toThrow('d1 migrations');
  expect(account.uploads).toEqual([]);
});

test('a preview whose address does not end in the configured suffix is told, instead of waited for', async () => {
  const account = new Account();
  const other = {
    ...BUILT,
    previews: {
      ...BUILT.previews,
      vars: { APP_ENV: 'preview', STORE_VIEWS: 'viu', PREVIEW_HOST_SUFFIX: 'mple.workers.dev' },
    },
  };
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(other));
  await expect(makePreview('pr-7', account.tools)).rejects.toThrow(
    /pr-7-tianguis\.example\.workers\.dev.*PREVIEW_HOST_SUFFIX.*«mple\.workers\.dev»/,
  );
  expect(account.done.at(-1)).toBe('preview pr-7');
});

test('closing a branch removes its preview and its databases, and no other', async () => {
  const account = new Account(
    'tianguis-shop',
    'tianguis-preview-pr-7-catalogue',
    'tianguis-preview-pr-7-shop',
    'tianguis-preview-pr-70-shop',
  );
  account.namespaces = ['tianguis-edge-kv', 'tianguis-preview-pr-7-edge-kv'].map((title) => ({ id: title, title }));
  await removePreview('pr-7', OURS, account.tools);
  expect(account.done).toEqual(expect.arrayContaining(['preview delete pr-7', 'd1 delete tianguis-preview-pr-7-shop']));
  expect(account.databases.map(({ name }) => name)).toEqual(['tianguis-shop', 'tianguis-preview-pr-70-shop']);
  expect(account.namespaces.map(({ title }) => title)).toEqual(['tianguis-edge-kv']);
});

test('the databases go even when the preview cannot be removed, and the failure is told', async () => {
  const account = new Account('tianguis-preview-pr-7-catalogue', 'tianguis-preview-pr-7-shop');
  account.failing = 'preview delete';
  await expect(removePreview('pr-7', OURS, account.tools)).rejects.toThrow('preview delete');
  expect(account.databases).toEqual([]);
});

test.each([
  ['feature/Búsqueda_rápida', 'feature-b-squeda-r-pida'],
  ['--pr-7--', 'pr-7'],
  [`${'a'.repeat(39)}/b`, 'a'.repeat(39)],
])('a branch called %s becomes a name the platform takes', (branch, name) => {
  expect(previewName(branch)).toBe(name);
});

test('a branch without a letter or digit is refused', () => {
  expect(() => previewName('¡¿')).toThrow('preview');
});
