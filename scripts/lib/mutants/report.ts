import type { Mutant } from './mutate.ts';
import { interval } from './sample.ts';

/** What became of a mutant; `uncovered` survived because no test runs its place. */
export type Fate = 'killed' | 'timed out' | 'survived' | 'uncovered';

export interface Tried {
  file: string;
  mutant: Mutant;
  fate: Fate;
}

const WIDTH = 70;
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line;
};
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const isKilled = ({ fate }: Tried): boolean => fate === 'killed' || fate === 'timed out';

/** Survivors by file and line, then the share that was killed. */
export function report(tried: readonly Tried[], total: number): string {
  const survivors = tried
    .filter((one) => !isKilled(one))
    .map(
      ({ file, mutant, fate }) =>
        `${file}:${mutant.line}  ${short(mutant.before)}  →  ${short(mutant.after)}${fate === 'uncovered' ? '  (no test runs it)' : ''}`,
    );
  const count = (fate: Fate): number => tried.filter((one) => one.fate === fate).length;
  const killed = tried.filter(isKilled).length;
  const [low, high] = interval(killed, tried.length);
  const spread =
    tried.length < total
      ? `; a sample of ${total}, 95 % interval ${percent(low)} to ${percent(high)}`
      : '; all there are';
  return [
    ...survivors,
    '',
    `${killed} of ${tried.length} mutants killed: ${percent(tried.length === 0 ? 0 : killed / tried.length)}${spread}`,
    `${count('survived')} survived, ${count('uncovered')} in code no test runs, ${count('timed out')} of the killed by time-out`,
  ].join('\n');
}
