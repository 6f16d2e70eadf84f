const MOST_EXAMPLES = 3;

/** How often one thing was found, with the first places it was found at. */
export interface Group {
  reason: string;
  count: number;
  examples: string[];
}

/** A reason without what differs from one document to the next: places in lists, and the name that is repeated. */
const kindOf = (reason: string): string =>
  reason.replace(/\.\d+(?=[.:])/g, '.*').replace(/^repeats (\w+) .+$/, 'repeats $1');

/** Findings by kind. */
export class Grouped {
  readonly #groups = new Map<string, Group>();

  add(reason: string, example: string): void {
    const kind = kindOf(reason);
    const group = this.#groups.get(kind) ?? { reason: kind, count: 0, examples: [] };
    group.count += 1;
    if (group.examples.length < MOST_EXAMPLES) group.examples.push(example);
    this.#groups.set(kind, group);
  }

  /** The groups, the largest first. */
  get groups(): Group[] {
    return [...this.#groups.values()].sort((a, b) => b.count - a.count);
  }

  get count(): number {
    return this.groups.reduce((sum, group) => sum + group.count, 0);
  }
}
