import { expect, test } from 'vitest';
import { defineForm } from '../../../src/contract/form';
import { line } from '../../../src/contract/form-fields';
import { MESSAGES } from '../../../src/contract/messages';
import { FakeShop, requestOf } from '../../../tests/fakes/commerce';
import { formsApp } from '..';
import { serveForm } from './serve-form';

const MIB = 1024 * 1024;
const BOUNDARY = '----frontera7';
const claim = defineForm({
  id: 'reclamo',
  path: '/reclamo',
  access: 'anyone',
  limit: 'form',
  page: '/reclamos',
  fields: { text: line(200) },
  file: { name: 'photo', maxBytes: 5 * MIB, types: ['image/jpeg'] },
});

interface Kept {
  sent: Record<string, string>;
  filename: string | null;
  bytes: Uint8Array;
}

interface Answer {
  result: unknown;
  meta?: { location: string };
}

/** A shop with a form whose handler keeps a claim only when all of its file has come, as a bucket does. */
function claims() {
  const kept: Kept[] = [];
  let largest = 0;
  const app = formsApp();
  serveForm(app, claim, async ({ sent, file }) => {
    const parts: Uint8Array[] = [];
    for await (const chunk of file?.stream ?? []) {
      largest = Math.max(largest, chunk.length);
      parts.push(chunk);
    }
    kept.push({
      sent,
      filename: file?.filename ?? null,
      bytes: new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()),
    });
    return { location: '/gracias', notices: [] };
  });
  const post = async (body: BodyInit, type = `multipart/form-data; boundary=${BOUNDARY}`, length?: number) => {
    const answer = await app.request(
      '/f/reclamo',
      { method: 'POST', headers: headersOf(type, length), body },
      { REQUEST: requestOf(new FakeShop()).request },
    );
    return { status: answer.status, ...((await answer.json()) as Answer) };
  };
  return { post, kept, largest: () => largest };
}

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, { name = 'photo', filename = 'foto.jpg', type = 'image/jpeg' } = {}) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

const headersOf = (type: string, length?: number) => ({
  ...{ 'content-type': type, accept: 'application/json' },
  ...(length ? { 'content-length': String(length) } : {}),
});

/** A body that is made as it is read, and how much of it was. */
function streamed(head: string, size: number, tail: string, chunkBytes = 64 * 1024) {
  const encoder = new TextEncoder();
  let left = size;
  let read = 0;
  let state: 'head' | 'file' | 'tail' = 'head';
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state === 'head') {
          state = left > 0 ? 'file' : 'tail';
          return controller.enqueue(encoder.encode(head));
        }
        if (state === 'tail') {
          controller.enqueue(encoder.encode(tail));
          return controller.close();
        }
        const chunk = new Uint8Array(Math.min(chunkBytes, left)).fill(13);
        left -= chunk.length;
        read += chunk.length;
        if (left === 0) state = 'tail';
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => read };
}

const fileHead = file('').slice(0, -2);

test('the form a browser builds comes through: its fields, and its file as a stream', async () => {
  const { post, kept } = claims();
  const form = new FormData();
  const photo = crypto.getRandomValues(new Uint8Array(50_000));
  form.set('text', 'Llegó rota, ¿qué hago?');
  form.set('photo', new File([photo], 'mesa rota.jpg', { type: 'image/jpeg' }));
  const request = new Request('https://tienda.example/', { method: 'POST', body: form });
  const answer = await post(await request.arrayBuffer(), request.headers.get('content-type') ?? '');
  expect(answer).toMatchObject({ status: 200, result: { location: '/gracias' } });
  expect(kept).toMatchObject([{ sent: { text: 'Llegó rota, ¿qué hago?' }, filename: 'mesa rota.jpg' }]);
  expect(kept[0]?.bytes).toEqual(photo);
});

test('a file that looks like delimiters, in chunks of any size, comes through as it was', async () => {
  const content = `\r\n--${BOUNDARY.slice(0, -1)}\r\n\r\n--\r\n-\r`.repeat(20);
  const bytes = new TextEncoder().encode(field('text', 'a') + file(content) + END);
  for (const size of [1, 2, 7, 41, bytes.length]) {
    const { post, kept } = claims();
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    });
    expect((await post(body)).status).toBe(200);
    expect(new TextDecoder().decode(kept[0]?.bytes)).toBe(content);
  }
});

test('a form without its file, or with none chosen, has none', async () => {
  const { post, kept } = claims();
  expect((await post(field('text', 'a') + END)).status).toBe(200);
  expect(
    (await post(field('text', 'a') + file('', { filename: '', type: 'application/octet-stream' }) + END)).status,
  ).toBe(200);
  expect(kept).toMatchObject([{ filename: null }, { filename: null }]);
});

test('20 MB against a bound of 5 MB are cut off without being held, and nothing is kept', async () => {
  const { post, kept, largest } = claims();
  const upload = streamed(field('text', 'a') + fileHead, 20 * MIB, `\r\n${END}`);
  expect(await post(upload.body)).toMatchObject({ status: 413, result: [{ message: MESSAGES.fileTooBig }] });
  expect(upload.read()).toBeLessThan(15 * MIB);
  expect(largest()).toBeLessThan(256 * 1024);
  expect(kept).toEqual([]);
});

test('a file of exactly the bound is taken, one byte more is not', async () => {
  const { post, kept } = claims();
  expect((await post(streamed(fileHead, 5 * MIB, `\r\n${END}`).body)).status).toBe(200);
  expect((await post(streamed(fileHead, 5 * MIB + 1, `\r\n${END}`).body)).status).toBe(413);
  expect(kept.map(({ bytes }) => bytes.length)).toEqual([5 * MIB]);
});

test.each([
  ['says so', 7 * MIB],
  ['does not say so', undefined],
])('a picture of 7 MB that %s is refused beside its field, on the page it was sent from', async (_, length) => {
  const { post, kept } = claims();
  const head = field('text', 'a') + field('back', '/reclamos/7') + fileHead;
  const { body } = streamed(head, 7 * MIB, `\r\n${END}`);
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  expect(await post(body, type, length)).toMatchObject({
    status: 413,
    meta: { location: '/reclamos/7' },
    result: [{ field: 'photo', message: MESSAGES.fileTooBig, params: { size: 5 } }],
  });
  expect(kept).toEqual([]);
});

const LONG = 'x'.repeat(10_000);

test.each<[string, number, string, string?]>([
  ['a name of 10,000 characters', 413, field(LONG, 'a') + END],
  ['a file name of 10,000 characters', 413, file('a', { filename: LONG }) + END],
  ['a field of 20 KB', 413, field('text', LONG + LONG) + END],
  ['a hundred fields', 413, field('text', 'a').repeat(100) + END],
  ['fields of 80 KB in all', 413, field('text', LONG).repeat(8) + END],
  ['no boundary', 400, field('text', 'a') + END, 'multipart/form-data'],
  ['another boundary', 400, field('text', 'a') + END, 'multipart/form-data; boundary=otra'],
  ['an urlencoded body', 400, 'text=a', 'application/x-www-form-urlencoded'],
  ['a body that ends in a field', 400, field('text', 'a').slice(0, -4)],
  ['a body that ends in the file', 400, field('text', 'a') + file('a')],
  ['a part without a name', 400, `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\na\r\n${END}`],
  ['a file the form does not ask for', 400, file('a', { name: 'otro' }) + END],
  ['two files', 400, file('a') + file('b') + END],
  ['the file before the fields', 400, file('a') + field('text', 'a') + END],
  ['another kind of file', 422, field('text', 'a') + file('a', { type: 'text/html' }) + END],
])('%s is refused, and nothing is kept', async (_, status, body, type) => {
  const { post, kept } = claims();
  expect((await post(body, type)).status).toBe(status);
  expect(kept).toEqual([]);
});
