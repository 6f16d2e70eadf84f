import type { Rolldown } from 'vite';

/** What a build has to have changed; `made` is told of each change. */
export interface MustMake<Edit extends string> {
  made(environment: string, edit: Edit): void;
  hooks: Record<'buildStart' | 'generateBundle', (this: Rolldown.PluginContext) => void>;
}

/** The edits that are missing, as the build says it; null where all are made. */
export const missing = (edits: readonly string[], made: ReadonlySet<string>): string | null => {
  const left = edits.filter((edit) => !made.has(edit));
  return left.length > 0
    ? `nothing was found for: ${left.join(', ')}. Look at what it is for, then mend or drop it.`
    : null;
};

/**
 * Ends a build in which one of the edits of an environment found nothing: a package was updated, or the code it was for
 * is gone. What the build only reads through, to see which modules there are, is not looked at.
 */
export function mustMake<Edit extends string>(editsOf: (environment: string) => readonly Edit[]): MustMake<Edit> {
  const byEnvironment = new Map<string, Set<Edit>>();
  return {
    made(environment, edit) {
      byEnvironment.set(environment, (byEnvironment.get(environment) ?? new Set()).add(edit));
    },
    hooks: {
      buildStart() {
        byEnvironment.delete(this.environment.name);
      },
      generateBundle() {
        const { name, config } = this.environment;
        if (!config.build.write) return;
        const said = missing(editsOf(name), byEnvironment.get(name) ?? new Set());
        if (said) this.error(said);
      },
    },
  };
}
