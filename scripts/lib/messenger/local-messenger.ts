import { randomBytes } from 'node:crypto';
import { type Peer, startPeer } from '../../../tests/peers/spawn.ts';

const PROVIDER = new URL('../../../tests/peers/messenger/main.ts', import.meta.url);
const TOKEN_BYTES = 24;

/** The provider of text messages of this computer: `onMessage` is told each. `vars` make a Worker send by it. */
export async function startLocalMessenger(
  onMessage: (line: string) => void = () => {},
): Promise<Pick<Peer, 'stop'> & { vars: Record<string, string> }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { url, stop } = await startPeer(PROVIDER, { SMS_TOKEN: token }, onMessage);
  return { vars: { SMS_URL: url, SMS_TOKEN: token }, stop };
}
