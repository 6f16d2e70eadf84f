import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

const MEMORY_BYTES = 19 * 1024 * 1024;

test('a password is known again by its hash at full cost, and the memory of each hash is given back at once', async () => {
  const transfer = vi.spyOn(ArrayBuffer.prototype, 'transfer');
  const { Uint32Array: before } = globalThis;
  const freed: number[] = [];
  transfer.mockImplementation(function (this: ArrayBuffer) {
    freed.push(this.byteLength);
    return new ArrayBuffer(0);
  });
  const hash = await hashPassword('Contraseña1');
  if (!hash.ok) throw new Error(hash.problem.message);
  expect(hash.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('Contraseña1', hash.value)).toEqual({ ok: true, value: { isRight: true, isOld: false } });
  expect(await verifyPassword('Contraseña2', hash.value)).toEqual({ ok: true, value: { isRight: false, isOld: false } });
  expect(await verifyPassword('Contraseña1', null)).toEqual({ ok: true, value: { isRight: false, isOld: false } });
  transfer.mockRestore();
  expect(freed).toEqual([MEMORY_BYTES, MEMORY_BYTES, MEMORY_BYTES, MEMORY_BYTES]);
  expect(globalThis.Uint32Array).toBe(before);
});
