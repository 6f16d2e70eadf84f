import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtWorker, type DirectWorker } from '../../lib/ops/direct.ts';

const MAIN = 'noted.mjs';
const ENV = 'd1-env.mjs';

/**
 * The built Worker with what its databases read told in the header x-d1 of each answer; nothing of that is in the
 * Worker itself.
 */
export function notedWorker(name: string, vars: Record<string, string>): DirectWorker {
  const worker = builtWorker(name, vars);
  const databases = Object.entries(worker.env).flatMap(([binding, { type }]) => (type === 'd1' ? [binding] : []));
  const names = JSON.stringify(databases);
  const main = `
import * as built from './${worker.main}';
import { notedObject, notedWorker } from './${ENV}';
export * from './${worker.main}';
${Object.keys(worker.exports ?? {})
  .map((object) => `export class ${object} extends notedObject(built.${object}, ${names}) {}`)
  .join('\n')}
export default notedWorker(built.default, ${names});
`;
  return {
    ...worker,
    main: MAIN,
    modules: {
      [MAIN]: main,
      [ENV]: readFileSync(fileURLToPath(new URL(`./worker/${ENV}`, import.meta.url)), 'utf8'),
      ...worker.modules,
    },
  };
}
