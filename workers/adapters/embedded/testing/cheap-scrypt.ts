type Scrypt = typeof import('../customers/scrypt');

/** Passwords hashed since the test file began; a test that counts them sets it back to []. */
export const hashed: { passwords: string[] } = { passwords: [] };

/**
 * What stands in for the scrypt of every test in workerd: hashes cost next to nothing and are noted. What they really
 * cost is tested with the passwords.
 */
export async function cheapScrypt(original: () => Promise<Scrypt>): Promise<Scrypt> {
  const real = await original();
  return {
    scrypt(password, salt, cost, length) {
      hashed.passwords.push(password);
      return real.scrypt(password, salt, { ...cost, ln: 1, p: 1 }, length);
    },
  };
}
