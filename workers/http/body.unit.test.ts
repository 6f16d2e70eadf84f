import { expect, test } from 'vitest';
import { drainUnread, readText } from './body';

const LIMIT = 10;
const MIB = 1024 * 1024;

/** A body of so many pieces of 1 MiB, and how it was dealt with. */
function sent(pieces: number, headers: Record<string, string> = {}) {
  let given = 0;
  let cut = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given === pieces) return controller.close();
      given += 1;
      controller.enqueue(new Uint8Array(MIB));
    },
    cancel() {
      cut = true;
    },
  });
  const request = new Request('https://tienda.example/api/order', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  return { request, given: () => given, cut: () => cut };
}

const ANNOUNCED: Record<string, string>[] = [{}, { 'content-length': String(3 * MIB) }];

test.each(ANNOUNCED)(
  'a body that is too big is taken in to its end, so that its sender reads the refusal (%o)',
  async (headers) => {
    const body = sent(3, headers);
    expect(await readText(body.request, LIMIT)).toMatchObject({ ok: false, problem: { status: 413 } });
    expect([body.given(), body.cut()]).toEqual([3, false]);
  },
);

test('a body without end is cut off', async () => {
  const body = sent(1000);
  expect(await readText(body.request, LIMIT)).toMatchObject({ ok: false, problem: { status: 413 } });
  expect(body.cut()).toBe(true);
  expect(body.given()).toBeLessThan(12);
});

test('what nobody read of a body is taken in up to the bound; what somebody reads is left to them', async () => {
  const unread = sent(3);
  await drainUnread(unread.request);
  expect([unread.given(), unread.cut()]).toEqual([3, false]);
  const endless = sent(1000);
  await drainUnread(endless.request);
  expect(endless.cut()).toBe(true);
  const held = sent(3);
  const reader = held.request.body?.getReader();
  await drainUnread(held.request);
  expect(((await reader?.read())?.value as Uint8Array | undefined)?.byteLength).toBe(MIB);
  await drainUnread(new Request('https://tienda.example/'));
});

test('a client that goes away while its body is taken in is no failure', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  await drainUnread(new Request('https://tienda.example/', { method: 'POST', body, duplex: 'half' } as RequestInit));
});

test('a body within its limit is its text', async () => {
  expect(await readText(new Request('https://tienda.example/', { method: 'POST', body: 'áéíóú' }), LIMIT)).toEqual({
    ok: true,
    value: 'áéíóú',
  });
});
