import { EncryptJWT, jwtDecrypt } from 'jose';
import { createHash } from '../../node-crypto';

const ENCRYPTION = 'A256GCM';

/** Tokens that nobody but the shop can read, for what a browser carries for a while. */
export interface SealedTokens {
  seal(purpose: string, claims: Record<string, unknown>, lifeSeconds: number): Promise<string>;
  /**
   * The claims of a token for this purpose; null for any other, one that has expired, or is sealed with a key that is
   * gone.
   */
  open(purpose: string, token: string): Promise<Record<string, unknown> | null>;
}

/** `keys` by their ids; the first one seals, all open. */
export function sealedTokens(keys: ReadonlyMap<string, string>): SealedTokens {
  const secrets = new Map(
    [...keys].map(([id, key]) => [id, new Uint8Array(createHash('sha256').update(`seal\n${key}`).digest())]),
  );
  const [[kid, secret] = ['', new Uint8Array()]] = secrets;
  const typeOf = (purpose: string) => `${purpose}+jwt`;
  return {
    seal: (purpose, claims, lifeSeconds) =>
      new EncryptJWT(claims)
        .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION, typ: typeOf(purpose), kid })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifeSeconds)
        .encrypt(secret),
    async open(purpose, token) {
      const known = (head: { kid?: string }) => {
        const key = secrets.get(head.kid ?? '');
        if (!key) throw new Error('a key that is not ours');
        return key;
      };
      try {
        const { payload } = await jwtDecrypt(token, known, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: [ENCRYPTION],
          typ: typeOf(purpose),
          requiredClaims: ['exp'],
        });
        return payload;
      } catch {
        return null;
      }
    },
  };
}
