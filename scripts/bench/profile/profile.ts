import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const MICROSECONDS_A_MS = 1000;
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const OUTSIDE = /^(?:\.\.?\/)+/;

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface ProfileNode {
  id: number;
  callFrame: CallFrame;
  children?: number[];
}

/** What `Profiler.stop` answers: samples by the node they were taken in, each after so many microseconds. */
export interface Profile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

/** Milliseconds: `own` without what it calls, `all` with it. */
export interface Share {
  own: number;
  all: number;
}

export interface Shares {
  /** Milliseconds in which something ran. */
  busyMs: number;
  libraries: Map<string, Share>;
  files: Map<string, Share>;
  functions: Map<string, Share>;
}

/** Where a function was written: a library, or the shop's own folders; and its file. */
export interface Place {
  library: string;
  file: string;
}

/** Reads the map beside each built script once. */
export function sourcePlaces(folder: string): (frame: CallFrame) => Place {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (script: string): SourceMap | null => {
    const known = maps.get(script);
    if (known !== undefined) return known;
    let map: SourceMap | null = null;
    try {
      map = new SourceMap(JSON.parse(readFileSync(join(folder, `${script}.map`), 'utf8')));
    } catch {
      // A script without a map is named by itself.
    }
    maps.set(script, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (!url || url.startsWith('node:'))
      return { library: url || functionName || '(runtime)', file: url || functionName || '(runtime)' };
    const script = url.replace(/^(?:file:\/\/\/?)/, '').replace(/^\//, '');
    const entry = mapOf(script)?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? entry.originalSource : null;
    return source ? placeOf(source) : { library: script, file: script };
  };
}

/** The library of a source, by its path in the map. */
export function placeOf(source: string): Place {
  const [, library] = PACKAGE.exec(source) ?? [];
  if (library !== undefined)
    return { library, file: source.slice(source.lastIndexOf('/node_modules/') + '/node_modules/'.length) };
  const file = source.replace(OUTSIDE, '');
  return {
    library: file
      .split('/')
      .slice(0, file.startsWith('workers/adapters') ? 3 : 2)
      .join('/'),
    file,
  };
}

const add = (shares: Map<string, Share>, name: string, own: number, all: number): void => {
  const share = shares.get(name) ?? { own: 0, all: 0 };
  share.own += own;
  share.all += all;
  shares.set(name, share);
};

/** Shares of a profile. What a name called is counted once, however often it stands on the way there. */
export function sharesOf({ nodes, samples, timeDeltas }: Profile, place: (frame: CallFrame) => Place): Shares {
  const selfMs = new Map<number, number>();
  samples.forEach((node, index) => {
    selfMs.set(node, (selfMs.get(node) ?? 0) + (timeDeltas[index] ?? 0) / MICROSECONDS_A_MS);
  });
  const parents = new Map<number, number>();
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = new Map(
    nodes.map(({ id, callFrame }) => {
      const { library, file } = place(callFrame);
      return [id, [library, file, `${callFrame.functionName || '(anonymous)'} ${file}`] as const];
    }),
  );
  const shares: Shares = { busyMs: 0, libraries: new Map(), files: new Map(), functions: new Map() };
  const levels = [shares.libraries, shares.files, shares.functions];
  for (const [id, ms] of selfMs) {
    const own = byId.get(id)?.callFrame.functionName;
    if (own === '(idle)') continue;
    shares.busyMs += ms;
    levels.forEach((level, index) => {
      const passed = new Set<string>();
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
        const name = named.get(at)?.[index];
        if (name === undefined || passed.has(name)) continue;
        passed.add(name);
        add(level, name, at === id ? ms : 0, ms);
      }
    });
  }
  return shares;
}
