import { execFileSync } from 'node:child_process';
import { waitUntil } from './wait-until.ts';

const STOP_TIMEOUT_MS = 5_000;

/** Whether a process lives; a negative id asks for its whole group. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, or '' when it cannot be told. */
export function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

const gone = (pid: number): Promise<boolean> =>
  waitUntil(() => !isAlive(pid), { timeoutMs: STOP_TIMEOUT_MS, message: `process ${pid} does not end` }).then(
    () => true,
    () => false,
  );

/** Ends a process that leads its own group: politely, then the whole group by force. */
export async function endGroup(pid: number): Promise<void> {
  send(pid, 'SIGTERM');
  if (await gone(-pid)) return;
  send(-pid, 'SIGKILL');
  await gone(-pid);
}
