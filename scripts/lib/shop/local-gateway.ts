import { randomBytes } from 'node:crypto';
import { type Peer, startPeer } from '../../../tests/peers/spawn.ts';

const GATEWAY = new URL('../../../tests/peers/gateway/main.ts', import.meta.url);
const KEY_BYTES = 32;

/** The gateway of this computer, and what the Worker has to know to be told of payments. */
export interface LocalGateway extends Peer {
  vars: Record<'PAYMENTS_KEY' | 'GATEWAY_TOKEN', string>;
}

/** Starts a gateway that tells the shop of this address of payments, under keys made for this run. */
export async function startLocalGateway(shop: string): Promise<LocalGateway> {
  const secret = () => randomBytes(KEY_BYTES).toString('hex');
  const vars = { PAYMENTS_KEY: secret(), GATEWAY_TOKEN: secret() };
  const peer = await startPeer(GATEWAY, { ...vars, NOTIFY_URL: `${shop}/api/payments/notifications` });
  return { ...peer, vars };
}
