import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtWorker, type DirectWorker } from '../../lib/ops/direct.ts';

/** One way, in ms, from the Worker in the shopper's city and from an object beside the databases. */
export interface Distance {
  worker: { d1: number; object: number; kv: number };
  object: { d1: number; object: number; kv: number };
}

const NEAR_MS = 10;
/** An object stands in a large data centre, where KV is at hand. */
const BESIDE_MS = 4;

/**
 * `far` ms between the Worker and each database and object; an object stands near its databases, and KV near everyone.
 */
export const distanceOf = (far: number): Distance => ({
  worker: { d1: far, object: far, kv: NEAR_MS },
  object: { d1: NEAR_MS, object: NEAR_MS, kv: BESIDE_MS },
});

const KINDS = { d1: 'd1', kv: 'kv', 'durable-object': 'object' } as const;
const MAIN = 'far.mjs';
const sourceOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`./worker/${name}`, import.meta.url)), 'utf8');

const mainSource = (built: string, objects: string[]): string => `
import * as built from './${built}';
import { farObject, farWorker } from './far-env.mjs';
export * from './${built}';
${objects.map((name) => `export class ${name} extends farObject(built.${name}) {}`).join('\n')}
export default farWorker(built.default);
`;

/**
 * The built Worker with its databases, objects and KV at a distance, waits counted; nothing of that is in the Worker
 * itself.
 */
export function farWorker(
  name: string,
  vars: Record<string, string>,
  distance: Distance,
  config?: string,
): DirectWorker {
  const worker = builtWorker(name, vars, config);
  const kinds = Object.entries(worker.env).flatMap(([binding, { type }]) =>
    type in KINDS ? [[binding, KINDS[type as keyof typeof KINDS]]] : [],
  );
  return {
    ...worker,
    main: MAIN,
    modules: {
      [MAIN]: mainSource(worker.main, Object.keys(worker.exports ?? {})),
      'far-env.mjs': sourceOf('far-env.mjs'),
      'waits.mjs': sourceOf('waits.mjs'),
      ...worker.modules,
    },
    env: {
      ...worker.env,
      FAR: {
        type: 'json',
        value: {
          ms: { worker: { ...distance.worker }, object: { ...distance.object } },
          kinds: Object.fromEntries(kinds),
        },
      },
    },
  };
}
