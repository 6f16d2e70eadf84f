/** Whether a field path is meant by a pattern: equal, or with one `*` at its start or end (price*, *.sku, *). */
function isMeant(path: string, pattern: string): boolean {
  if (pattern === '*') return true;
  if (pattern.startsWith('*') && pattern.endsWith('*')) return path.includes(pattern.slice(1, -1));
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return pattern.startsWith('*') ? path.endsWith(pattern.slice(1)) : path === pattern;
}

interface Patterns {
  include: readonly string[] | null;
  exclude: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stays of a value at a path, undefined for nothing. `isWhole`: an object around it was asked for. */
function kept(value: unknown, path: string, patterns: Patterns, isWhole: boolean): unknown {
  if (patterns.exclude.some((pattern) => isMeant(path, pattern))) return undefined;
  const whole = isWhole || patterns.include === null || patterns.include.some((pattern) => isMeant(path, pattern));
  if (isObject(value)) return keptMembers(value, `${path}.`, patterns, whole);
  if (Array.isArray(value) && value.some(isObject)) {
    const entries = value.map((entry) => (isObject(entry) ? keptMembers(entry, `${path}.`, patterns, whole) : whole ? entry : undefined));
    return whole || entries.some((entry) => entry !== undefined) ? entries.filter((entry) => entry !== undefined) : undefined;
  }
  return whole ? value : undefined;
}

function keptMembers(record: Record<string, unknown>, prefix: string, patterns: Patterns, isWhole: boolean): Record<string, unknown> | undefined {
  const members = Object.entries(record).flatMap(([key, value]) => {
    const rest = kept(value, `${prefix}${key}`, patterns, isWhole);
    return rest === undefined ? [] : [[key, rest] as const];
  });
  return isWhole || members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** The fields of a document that were asked for: dotted paths reach into objects and lists of objects; without `include` all but the excluded. */
export function project(document: Record<string, unknown>, include: readonly string[] | null, exclude: readonly string[] | null): Record<string, unknown> {
  const wanted = include !== null && include.length > 0 ? include : null;
  return keptMembers(document, '', { include: wanted, exclude: exclude ?? [] }, false) ?? {};
}
