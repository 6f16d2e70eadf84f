import { afterEach, expect, test, vi } from 'vitest';
import { argon2 } from './argon2';
import { HASHES, hashPassword, hashRepeatably, verifyPassword } from './passwords';

vi.unmock('./scrypt');

const ARGON2_BYTES = 19 * 1024 * 1024;
const PASSWORD = 'Contraseña1';

afterEach(() => {
  vi.restoreAllMocks();
});

const verified = async (password: string, stored: string | null) => {
  const verdict = await verifyPassword(HASHES, password, stored);
  return verdict.ok && verdict.value;
};

async function made(hash: ReturnType<typeof hashPassword>): Promise<string> {
  const answer = await hash;
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

test('a password is known again by its hash at full cost, whose figures stand in it', async () => {
  const hash = await made(hashPassword(HASHES, PASSWORD));
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verified(PASSWORD, hash)).toEqual({ isRight: true, isOld: false });
  expect(await verified('Contraseña2', hash)).toEqual({ isRight: false, isOld: false });
  expect(await verified(PASSWORD, null)).toEqual({ isRight: false, isOld: false });
});

test('the hash is the one that scrypt gives for these figures anywhere', async () => {
  // Made by another implementation: N 16384, r 8, p 5, the salt sixteen times 'a'.
  const elsewhere = '$scrypt$ln=14,r=8,p=5$YWFhYWFhYWFhYWFhYWFhYQ$srEzivV9uLg9ZHjAQ1zcypinZRc51Ig0iH/xOVMqKKM';
  expect(await verified(PASSWORD, elsewhere)).toEqual({ isRight: true, isOld: false });
});

test('under the same text the same password has the same hash, under another one another', async () => {
  const hash = await made(hashRepeatably(HASHES, PASSWORD, 'ana'));
  expect(await made(hashRepeatably(HASHES, PASSWORD, 'ana'))).toBe(hash);
  expect(await made(hashRepeatably(HASHES, PASSWORD, 'eva'))).not.toBe(hash);
});

test('a hash with other figures counts and is old', async () => {
  const weaker = '$scrypt$ln=13,r=8,p=1$YWFhYWFhYWFhYWFhYWFhYQ$Qu/7fLwGkQ1Gh9IUkJFRFQK8ddeaNK1rfXNZWOKHZoM';
  expect(await verified(PASSWORD, weaker)).toEqual({ isRight: true, isOld: true });
  expect(await verified('Contraseña2', weaker)).toEqual({ isRight: false, isOld: true });
  expect(() => verifyPassword(HASHES, PASSWORD, '$md5$abc')).toThrow('a stored password hash cannot be read');
});

test('an argon2id hash of before counts and is old, and its memory is given back at once', async () => {
  const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
  const salt = new TextEncoder().encode('sal de dieciséis');
  const hash = argon2(PASSWORD, salt, { m: 19 * 1024, t: 2, p: 1, version: 19, dkLen: 32 });
  const stored = `$argon2id$v=19$m=19456,t=2,p=1$${toText(salt)}$${toText(hash)}`;
  const { Uint32Array: before } = globalThis;
  const freed: number[] = [];
  vi.spyOn(ArrayBuffer.prototype, 'transfer').mockImplementation(function (this: ArrayBuffer) {
    freed.push(this.byteLength);
    return new ArrayBuffer(0);
  });
  expect(await verified(PASSWORD, stored)).toEqual({ isRight: true, isOld: true });
  expect(await verified('Contraseña2', stored)).toEqual({ isRight: false, isOld: true });
  expect(freed).toEqual([ARGON2_BYTES, ARGON2_BYTES]);
  expect(globalThis.Uint32Array).toBe(before);
});
