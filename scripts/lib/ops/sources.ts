import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { DIST_CONFIG, ROOT } from '../paths.mjs';

/** A place in a script of the built Worker, as its log and exceptions name it. */
const PLACE = /(?:file:\/\/[^\s()]*?\/|(?<![\w./-]))((?:ssr\/)?(?:assets\/)?[\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Reads traces of the Worker that was built into `folder`: places in its scripts become files and lines of the sources,
 * by the maps beside them.
 */
export function sourceReader(folder: string = dirname(DIST_CONFIG)): (text: string) => string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (script: string): SourceMap | null => {
    const path = join(folder, `${script}.map`);
    const map =
      maps.get(script) ??
      (existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : null);
    maps.set(script, map);
    return map;
  };
  return (text) =>
    text.replace(PLACE, (place, script: string, line: string, column: string) => {
      const found = mapOf(script)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!found || !('originalSource' in found) || !found.originalSource) return place;
      const source = relative(ROOT, resolve(folder, dirname(script), found.originalSource));
      return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    });
}

/** A stream of a log in which traces are read line by line. */
export function readSources(folder: string): Transform {
  const read = sourceReader(folder);
  const decoder = new TextDecoder();
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      done(null, lines.map((line) => `${read(line)}\n`).join(''));
    },
    flush(done) {
      done(null, read(rest + decoder.decode()));
    },
  });
}
