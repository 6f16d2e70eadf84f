import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEml } from '../../../tests/peers/mail/read-eml.ts';
import { startLocalMail } from './local-mail.ts';

const MESSAGE = {
  from: 'Tianguis <hola@tianguis.example>',
  to: ['ana@example.mx'],
  subject: 'Ñandú',
  text: 'Hola ☀',
  html: '<p>Hola ☀</p>',
};

let folder = '';
let mail: Awaited<ReturnType<typeof startLocalMail>>;
const told: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tianguis-mail-'));
  mail = await startLocalMail(folder, (path) => told.push(path));
});
afterAll(async () => {
  await mail.stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = (body: object, key: string, token = mail.vars.MAIL_TOKEN) =>
  fetch(mail.vars.MAIL_URL ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  });

test('a message is written once for its key, as a file that its path is told of', async () => {
  expect([(await send(MESSAGE, 'uno')).status, (await send(MESSAGE, 'uno')).status]).toEqual([200, 200]);
  expect((await send({ ...MESSAGE, text: 'otra' }, 'uno')).status).toBe(409);
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  expect(readEml(readFileSync(join(folder, files[0] ?? ''), 'utf8'))).toMatchObject({
    to: 'ana@example.mx',
    subject: 'Ñandú',
    text: 'Hola ☀',
  });
  await expect.poll(() => told).toEqual([join(folder, files[0] ?? '')]);
});

test('nobody writes without the token, and nothing is written that would break a header', async () => {
  expect((await send(MESSAGE, 'dos', 'otro')).status).toBe(401);
  expect((await send({ ...MESSAGE, subject: 'a\r\nBcc: x@y.mx' }, 'tres')).status).toBe(422);
  expect(readdirSync(folder)).toHaveLength(1);
});
