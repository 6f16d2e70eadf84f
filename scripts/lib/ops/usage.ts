import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KIB = 1024;
/** Linux counts CPU time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;
/** Fields of /proc/PID/stat counted from the state that follows the name. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
/** Of children that have ended and were waited for, and of theirs. */
const ENDED_USER_TICKS = 13;
const ENDED_SYSTEM_TICKS = 14;

interface Row {
  pid: number;
  parent: number;
  command: string;
}

const processes = (): Row[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), command: command.join(' ') };
    });

/** Every process below a process, whatever stands between. */
function processesBelow(pid: number): Row[] {
  const all = processes();
  const below = (parent: number): Row[] =>
    all.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)]);
  return below(pid);
}

/** Ids of the workerd processes below a process, whatever stands between. */
export const workerdsBelow = (pid: number): number[] =>
  processesBelow(pid)
    .filter(({ command }) => command.includes('workerd'))
    .map((row) => row.pid);

function ticksMs(pid: number, counted: readonly number[]): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return counted.reduce((sum, field) => sum + Number(fields[field]), 0) * TICK_MS;
  } catch {
    return null;
  }
}

/** CPU time a process has used so far, in ms, all its threads together; null where the system does not tell. */
export const cpuMs = (pid: number): number | null => ticksMs(pid, [USER_TICKS, SYSTEM_TICKS]);

/** CPU time of a process and all it has started so far, what has ended too, in ms; null where the system does not tell. */
export function cpuBelowMs(pid: number): number | null {
  const counted = [USER_TICKS, SYSTEM_TICKS, ENDED_USER_TICKS, ENDED_SYSTEM_TICKS];
  const own = ticksMs(pid, counted);
  if (own === null) return null;
  return processesBelow(pid).reduce((sum, row) => sum + (ticksMs(row.pid, counted) ?? 0), own);
}

/** Memory a process holds now, and the most it ever held, in bytes; null where the system does not tell. */
export function memory(pid: number): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * KIB;
    return { now: field('VmRSS'), peak: field('VmHWM') };
  } catch {
    return null;
  }
}
