import { scrypt as asynchronous } from 'node:crypto';
import { argon2 } from '../../../workers/adapters/embedded/customers/argon2';
import { scrypt } from '../../../workers/adapters/embedded/customers/scrypt';

const PASSWORD = 'Contraseña1';
const SALT = new Uint8Array(16);
const BYTES = 32;
const MEMORY = 64 * 1024 * 1024;

/** The hashes that are measured, by path. */
const HASHES: Record<string, () => unknown> = {
  '/nothing': () => null,
  '/scrypt-14-5': () => scrypt(PASSWORD, SALT, { ln: 14, r: 8, p: 5 }, BYTES),
  '/scrypt-14-5-asynchronous': () =>
    new Promise((resolve, reject) =>
      asynchronous(PASSWORD, SALT, BYTES, { N: 2 ** 14, r: 8, p: 5, maxmem: MEMORY }, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    ),
  '/scrypt-15-3': () => scrypt(PASSWORD, SALT, { ln: 15, r: 8, p: 3 }, BYTES),
  '/argon2id': () => argon2(PASSWORD, SALT, { m: 19 * 1024, t: 2, p: 1, version: 19, dkLen: BYTES }),
};

/** Hashes a password as its path says, with the functions of the shop. */
export default {
  async fetch(request: Request): Promise<Response> {
    const hash = HASHES[new URL(request.url).pathname];
    await hash?.();
    return new Response(null, { status: hash ? 200 : 404 });
  },
};
