import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KIB = 1024;
/** Linux counts CPU time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;
/** Fields of /proc/PID/stat counted from the state that follows the name. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

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

/** Ids of the workerd processes below a process, whatever stands between. */
export function workerdsBelow(pid: number): number[] {
  const all = processes();
  const below = (parent: number): Row[] =>
    all.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)]);
  return below(pid)
    .filter(({ command }) => command.includes('workerd'))
    .map((row) => row.pid);
}

/** CPU time a process has used so far, in ms, all its threads together; null where the system does not tell. */
export function cpuMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
  } catch {
    return null;
  }
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
