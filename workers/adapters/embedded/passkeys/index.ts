import type { PasskeysPort } from '../../../../src/commerce/passkeys';
import { MESSAGES } from '../../../../src/contract/messages';
import { PASSKEY_MESSAGES } from '../../../../src/contract/passkeys/messages';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { toBase64url } from '../../../http/base64url';
import { readCustomer } from '../customers/read';
import { erasePasskey, findPasskey, namePasskey, notePasskeyUse, readPasskeys, writePasskey } from './store';
import { verifyAssertion, verifyAttestation } from './verify';

async function userHandle(customerId: string): Promise<string> {
  const bytes = new TextEncoder().encode(`passkey user\n${customerId}`);
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Passkeys of our own engine's customers, the same in all its store views. */
export function embeddedPasskeys(env: Pick<Env, 'SHOP'>, now: number): PasskeysPort {
  const refused = (status: 401 | 422) => refuse(status, PASSKEY_MESSAGES.refused);
  return {
    async signIn(assertion, ceremony) {
      const found = await findPasskey(env, assertion.credentialId);
      if (!found) return refuse(401, PASSKEY_MESSAGES.unknown);
      const customerId = String(found.customerId);
      if (assertion.userHandle !== null && assertion.userHandle !== (await userHandle(customerId))) return refused(401);
      const verified = await verifyAssertion(assertion, found, ceremony);
      if (!verified || !(await notePasskeyUse(env, found.id, verified.counter, ceremony, now))) return refused(401);
      const customer = await readCustomer(env, customerId);
      return customer ? ok({ customer, remote: null }) : refuse(401, PASSKEY_MESSAGES.unknown);
    },

    ofCustomer: ({ customerId }) => ({
      userHandle: () => userHandle(customerId),
      list: () => readPasskeys(env, customerId),

      async register(name, made, ceremony) {
        const verified = await verifyAttestation(made, ceremony);
        if (!verified) return refused(422);
        const written = await writePasskey(env, { customerId, name, made, counter: verified.counter }, ceremony, now);
        if (written === 'full') return refuse(409, PASSKEY_MESSAGES.tooMany);
        if (written === 'known') return refuse(409, PASSKEY_MESSAGES.known);
        return written === 'written' ? ok(null) : refused(422);
      },

      rename: async (passkeyId, name) =>
        (await namePasskey(env, customerId, passkeyId, name)) ? ok(null) : refuse(404, MESSAGES.notFound),

      async remove(passkeyId) {
        await erasePasskey(env, customerId, passkeyId);
        return ok(null);
      },
    }),
  };
}
