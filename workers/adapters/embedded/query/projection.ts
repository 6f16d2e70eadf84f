type IsMeant = (path: string) => boolean;

/** Whether a field path is meant by a pattern with one `*` at its start or end, or at both (price*, *.sku, *). */
function isLike(path: string, pattern: string): boolean {
  if (pattern === '*') return true;
  if (pattern.startsWith('*') && pattern.endsWith('*')) return path.includes(pattern.slice(1, -1));
  return pattern.startsWith('*') ? path.endsWith(pattern.slice(1)) : path.startsWith(pattern.slice(0, -1));
}

/** Whether a field path is meant by one of these: named as it is, or by a pattern. */
function meantBy(names: readonly string[]): IsMeant {
  const isPattern = (name: string) => name.startsWith('*') || name.endsWith('*');
  const patterns = names.filter(isPattern);
  const plain = new Set(names.filter((name) => !isPattern(name)));
  return (path) => plain.has(path) || patterns.some((pattern) => isLike(path, pattern));
}

interface Patterns {
  /** null: all of it. */
  include: IsMeant | null;
  exclude: IsMeant;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stays of a value at a path, undefined for nothing. `isWhole`: an object around it was asked for. */
function kept(value: unknown, path: string, patterns: Patterns, isWhole: boolean): unknown {
  if (patterns.exclude(path)) return undefined;
  const whole = isWhole || patterns.include === null || patterns.include(path);
  if (isObject(value)) return keptMembers(value, `${path}.`, patterns, whole);
  if (Array.isArray(value) && value.some(isObject)) {
    const entries = value.map((entry) =>
      isObject(entry) ? keptMembers(entry, `${path}.`, patterns, whole) : whole ? entry : undefined,
    );
    return whole || entries.some((entry) => entry !== undefined)
      ? entries.filter((entry) => entry !== undefined)
      : undefined;
  }
  return whole ? value : undefined;
}

function keptMembers(
  record: Record<string, unknown>,
  prefix: string,
  patterns: Patterns,
  isWhole: boolean,
): Record<string, unknown> | undefined {
  const members = Object.entries(record).flatMap(([key, value]) => {
    const rest = kept(value, `${prefix}${key}`, patterns, isWhole);
    return rest === undefined ? [] : [[key, rest] as const];
  });
  return isWhole || members.length > 0 ? Object.fromEntries(members) : undefined;
}

/**
 * Makes what keeps the fields of a document that were asked for: dotted paths reach into objects and lists of objects;
 * without `include` all but the excluded.
 */
export function projection(
  include: readonly string[] | null,
  exclude: readonly string[] | null,
): (document: Record<string, unknown>) => Record<string, unknown> {
  const patterns: Patterns = {
    include: include !== null && include.length > 0 ? meantBy(include) : null,
    exclude: meantBy(exclude ?? []),
  };
  return (document) => keptMembers(document, '', patterns, false) ?? {};
}
