import { argon2id } from '@noble/hashes/argon2.js';

/** Only the memory of a hash itself is as large as this. */
const LARGE_BYTES = 1024 * 1024;

/**
 * argon2id whose memory is given back at once. The library makes 19 MiB anew for each hash and leaves them to the
 * garbage collector, which lets four of them lie about before it looks: too many beside a Worker's own heap. The call
 * is synchronous, so nobody else meets the array that stands in.
 */
export function argon2(
  password: string,
  salt: Uint8Array,
  options: NonNullable<Parameters<typeof argon2id>[2]>,
): Uint8Array {
  const large: ArrayBuffer[] = [];
  const { Uint32Array: original } = globalThis;
  globalThis.Uint32Array = new Proxy(original, {
    construct(target, given) {
      const made: Uint32Array<ArrayBuffer> = Reflect.construct(target, given);
      if (made.byteLength >= LARGE_BYTES) large.push(made.buffer);
      return made;
    },
  });
  try {
    return argon2id(password, salt, options);
  } finally {
    globalThis.Uint32Array = original;
    for (const buffer of large) buffer.transfer(0);
  }
}
