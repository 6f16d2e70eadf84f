import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { at, ROOT } from '../paths.mjs';

const FILE = at('docs/measurements.md');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit a measurement belongs to, short, with a + where the tree was changed since; null outside of version
 * control.
 */
export function measuredCommit(): string | null {
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs/measurements.md');
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
  } catch {
    return null;
  }
}

function commit(): string {
  const measured = measuredCommit();
  if (measured === null) return 'not under version control';
  return `commit ${measured.replace('+', '')}${measured.endsWith('+') ? ', with changes that are not in it' : ''}`;
}

/** A table of cells as markdown; the first column to the left, the others to the right. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Where the text of a section begins and ends. Throws when the file lacks its marks. */
function placeOf(document: string, name: string): [from: number, to: number] {
  const begin = `<!-- ${name} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(`<!-- /${name} -->`);
  if (from < 0 || to < from) throw new Error(`docs/measurements.md has no section ${name}`);
  return [from + begin.length, to];
}

/** Puts a text in place of what stands between the marks of a section. Throws when the file lacks them. */
export function replaceSection(document: string, name: string, text: string): string {
  const [from, to] = placeOf(document, name);
  return `${document.slice(0, from)}\n${text.trim()}\n${document.slice(to)}`;
}

/** What the documents keep of a measurement. */
export function keptMeasurement(name: string): string {
  const document = readFileSync(FILE, 'utf8');
  return document.slice(...placeOf(document, name));
}

/** Keeps the last output of a measurement in the documents, with when, what and on what it was run. */
export function keepMeasurement(name: string, command: string, text: string): void {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  const origin = `\`${command}\`, ${commit()}, ${new Date().toISOString().slice(0, 10)}, ${machine}.`;
  writeFileSync(FILE, replaceSection(readFileSync(FILE, 'utf8'), name, `${origin}\n\n${text}`));
}
