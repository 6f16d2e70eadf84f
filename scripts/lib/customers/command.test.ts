import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DESK_CUSTOMERS_MESSAGES } from '../../../src/contract/desk/customers';
import { customersCommand } from './command';

const asked: { url: string; auth: string | undefined; body: unknown }[] = [];
let answers: { status: number; result: unknown }[] = [];

const shop = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({
      url: request.url ?? '',
      auth: request.headers.authorization,
      body: JSON.parse(String(Buffer.concat(chunks))),
    });
    const { status, result } = answers.shift() ?? { status: 200, result: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code: status, result }));
  });
});
const run = (...args: string[]) =>
  customersCommand([...args, '--token', 'clave', '--url', `http://localhost:${(shop.address() as AddressInfo).port}`]);

beforeAll(() => new Promise<void>((resolve) => shop.listen(0, resolve)));
afterAll(() => shop.close());
beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('puts a customer into a group, and asks again while the shop is busy', async () => {
  answers = [{ status: 503, result: 'busy' }];
  await run('group', 'ana@example.mx', '2', '--store', 'mavi');
  const call = {
    url: '/api/desk/customers/group?storeCode=mavi',
    auth: 'Bearer clave',
    body: { email: 'ana@example.mx', groupId: 2 },
  };
  expect(asked).toEqual([call, call]);
});

test.each([
  [[]],
  [['group', 'ana@example.mx']],
  [['group', 'ana@example.mx', '0']],
  [['group', 'ana@example.mx', '2.5']],
  [['group', 'ana@example.mx', '2', 'más']],
  [['grupo', 'ana@example.mx', '2']],
])('says how it is called after %j, and asks nothing', async (args) => {
  await expect(run(...args)).rejects.toThrow('Uso: npm run customers');
  expect(asked).toEqual([]);
});

test('a refusal is told in words', async () => {
  answers = [{ status: 404, result: DESK_CUSTOMERS_MESSAGES.customerUnknown }];
  await expect(run('group', 'nadie@example.mx', '2')).rejects.toThrow(
    'Ningún cliente de la vista «viu» tiene ese correo.',
  );
  answers = [{ status: 401, result: 'x' }];
  await expect(run('group', 'ana@example.mx', '2')).rejects.toThrow('no aceptó la clave');
});
