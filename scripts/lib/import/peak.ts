import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KIB_PER_MIB = 1024;

/**
 * Makes workerd collect its garbage as it goes, for whatever is started afterwards. On a machine with memory to spare
 * it otherwise puts that off for hundreds of MB, which says nothing about what an import needs.
 */
export const EAGER_COLLECTION = { MINIFLARE_WORKERD_V8_FLAGS: '--gc-global' };

/** Process ids of workerd in a process group. */
function workerdsIn(group: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,pgid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, pgid, command]) => Number(pgid) === group && command?.includes('workerd'))
    .map(([pid]) => Number(pid));
}

const peakKib = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Largest resident memory a process ever had, in MiB; from /proc, so on Linux only. */
export const peakMib = (pid: number): number => Math.round(peakKib(pid) / KIB_PER_MIB);

/** The most this process held, in KiB. On Linux `maxRSS` begins with what the process held that started this one. */
export const ownPeakKib = (): number =>
  process.platform === 'linux' ? peakKib(process.pid) : process.resourceUsage().maxRSS;

/**
 * Largest resident memory of the Worker's own workerd: the larger one of a group, the other one is the proxy of the
 * development server.
 */
export const workerPeakMib = (group: number): number => Math.max(...workerdsIn(group).map(peakMib));
