import { Stop } from '../stop.mjs';
import { CHECKS, type Check } from './smoke-checks.ts';

export interface SmokeResult {
  title: string;
  /** What is wrong, or null. */
  problem: string | null;
}

async function result({ title, run }: Check, base: string): Promise<SmokeResult> {
  try {
    return { title, problem: await run(base) };
  } catch (error) {
    return {
      title,
      problem:
        error instanceof Error ? `${error.message}${error.cause ? ` (${String(error.cause)})` : ''}` : String(error),
    };
  }
}

/** Asks a deployment everything that has to hold; a check that cannot be asked has failed. */
export async function smoke(base: string): Promise<SmokeResult[]> {
  const results: SmokeResult[] = [];
  for (const check of CHECKS) results.push(await result(check, base));
  return results;
}

/** A line for people. */
export const smokeLine = ({ title, problem }: SmokeResult): string =>
  problem === null ? `✓ ${title}` : `✗ ${title}: ${problem}`;

/** Looks at the deployment the arguments name and prints what holds; answers the exit code. */
export async function smokeCommand([url]: string[]): Promise<number> {
  if (!url || !URL.canParse(url)) throw new Stop('Uso: npm run smoke -- https://tienda.example');
  const results = await smoke(url);
  for (const one of results) console.log(smokeLine(one));
  const failed = results.filter(({ problem }) => problem !== null).length;
  console.log(`\n${results.length - failed} bien, ${failed} mal.`);
  return failed === 0 ? 0 : 1;
}
