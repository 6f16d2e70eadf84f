// npm test: installs what is missing, then types, lint, build and every test; ends with "N passed, N failed".
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Instala lo que falte, revisa tipos y estilo, construye y corre las pruebas.

  npm test                                   todas
  npm test -- unit worker                    solo estos proyectos: unit, worker, contract, fault, http, e2e
  npm test -- workers/api/contact.test.ts    solo estos archivos o carpetas
  npm test -- --whole tests/e2e/cart.test.ts  de estos, todo lo que suele probarse por muestra
  npm test -- --changed [--since COMMIT]     tipos, estilo y lo que alcanza lo cambiado desde el último commit, o desde ese, en unit,
                                             worker y contract; fault, http y e2e prueban lo construido: se nombran aparte`;

await script(async () => {
  await onProjectNode();
  const { runChecks } = await import('./lib/run-checks.ts');
  process.exit(await runChecks());
}, HELP);
