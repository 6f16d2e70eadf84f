import { randomBytes } from 'node:crypto';
import { type Peer, startPeer } from '../../../tests/peers/spawn.ts';

const PROVIDER = new URL('../../../tests/peers/openid/main.ts', import.meta.url);
const SECRET_BYTES = 32;
const CLIENT = 'tianguis';

/** The provider of identities of this computer, and what the Worker has to know to let people in by it. */
export interface LocalOpenId extends Peer {
  vars: Record<'SOCIAL_LOGIN' | 'SOCIAL_LOGIN_SECRETS', string>;
}

/** Starts a provider that these store views offer, under a secret made for this run. */
export async function startLocalOpenId(stores: readonly string[]): Promise<LocalOpenId> {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const peer = await startPeer(PROVIDER, { CLIENT_ID: CLIENT, CLIENT_SECRET: secret });
  const provider = { id: 'prueba', name: 'Cuenta de prueba', issuer: peer.url, clientId: CLIENT };
  const vars = {
    SOCIAL_LOGIN: JSON.stringify(Object.fromEntries(stores.map((store) => [store, [provider]]))),
    SOCIAL_LOGIN_SECRETS: JSON.stringify({ prueba: secret }),
  };
  return { ...peer, vars };
}
