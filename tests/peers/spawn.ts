import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A peer running in a process of its own. */
export interface Peer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a peer whose first line of output is its address, on a free port unless `env` names one: PORT of ours is that
 * of the shop. Its errors go to ours, and further lines to `onLine`.
 */
export async function startPeer(
  file: URL,
  env: Record<string, string> = {},
  onLine: (line: string) => void = () => {},
): Promise<Peer> {
  const { PORT: _ofTheShop, ...ours } = process.env;
  const child = spawn(process.execPath, [file.pathname], {
    env: { ...ours, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const first = once(lines, 'line').then(([line]) => String(line));
  const url = await Promise.race([
    first,
    exited.then(([code]) => Promise.reject(new Error(`${file.pathname} ended with ${code} before it listened`))),
  ]);
  lines.on('line', onLine);
  return {
    url,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
