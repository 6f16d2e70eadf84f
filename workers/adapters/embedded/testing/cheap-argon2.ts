type Argon2 = typeof import('@noble/hashes/argon2.js');

/** Passwords hashed since the test file began; a test that counts them sets it back to []. */
export const hashed: { passwords: unknown[] } = { passwords: [] };

/**
 * The factory of `vi.mock('@noble/hashes/argon2.js')`: hashes cost next to nothing and are noted. What they really cost is tested with the
 * passwords.
 */
export async function cheapArgon2(original: () => Promise<Argon2>): Promise<Argon2> {
  const real = await original();
  return {
    ...real,
    argon2id: (password, salt, cost) => {
      hashed.passwords.push(password);
      return real.argon2id(password, salt, { ...cost, m: 8, t: 1 });
    },
  };
}
