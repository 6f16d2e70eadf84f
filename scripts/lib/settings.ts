import { STORES } from '../../src/config/stores';
import { SETTINGS } from '../../workers/settings';
import type { Setting } from '../../workers/settings/setting';
import { Stop } from './stop.mjs';

type Variables = Record<string, string>;

const KNOWN = new Set(STORES.map(({ storeCode }) => storeCode));

/** A store view that does not exist is named too, since nobody would ever read it. */
const unknownViews = (name: string, text: string): string[] =>
  Object.keys(JSON.parse(text) as object)
    .filter((code) => !KNOWN.has(code))
    .map((code) => `${name}: there is no store view "${code}"; known are ${[...KNOWN].join(', ')}`);

function problemsOf({ name, shape, check }: Setting, vars: Variables): string[] {
  const text = vars[name];
  if (!text) return [];
  try {
    check?.(text);
    return shape === 'JSON by store view' ? unknownViews(name, text) : [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** What the Worker could not use of its variables, a line each. */
export const settingProblems = (vars: Variables): string[] => SETTINGS.flatMap((setting) => problemsOf(setting, vars));

/** Stops with what is wrong of the variables. */
export function checkSettings(vars: Variables): void {
  const problems = settingProblems(vars);
  if (problems.length > 0)
    throw new Stop(`La configuración no sirve:\n${problems.map((problem) => `  · ${problem}`).join('\n')}`);
}

/** Those of the local shop that are set outside; everything else stands in wrangler.toml or is the local shop's own. */
export const takenFrom = (environment: NodeJS.ProcessEnv): Variables =>
  Object.fromEntries(
    SETTINGS.filter(({ isTakenByStart }) => isTakenByStart).flatMap(({ name }) => {
      const text = environment[name];
      return text ? [[name, text]] : [];
    }),
  );

/** Names of the secrets, none of which may stand among the variables of wrangler.toml. */
export const SECRETS: readonly string[] = SETTINGS.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
