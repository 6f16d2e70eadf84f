import { randomBytes } from 'node:crypto';
import { type Peer, startPeer } from '../../../tests/peers/spawn.ts';

const PROVIDER = new URL('../../../tests/peers/mail/main.ts', import.meta.url);
const TOKEN_BYTES = 24;
const FROM = 'Tianguis <hola@tianguis.example>';

/**
 * The provider of mail of this computer: messages end as .eml files in `folder`, and `onFile` is told the path of each.
 * `vars` make a Worker send by it.
 */
export async function startLocalMail(
  folder: string,
  onFile: (path: string) => void = () => {},
): Promise<Pick<Peer, 'stop'> & { vars: Record<string, string> }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { url, stop } = await startPeer(PROVIDER, { MAIL_FOLDER: folder, MAIL_TOKEN: token }, onFile);
  return { vars: { MAIL_URL: url, MAIL_TOKEN: token, MAIL_FROM: FROM }, stop };
}
