// npm run interactions: what a shopper with a slow phone waits for, on the built Worker with a browser, beside the same pages
// without script.
import { parseArgs } from 'node:util';
import { onProjectNode } from './lib/fresh-node.mjs';
import { Stop, script } from './lib/stop.mjs';

const HELP = `Mide lo que espera quien compra con un teléfono lento: primera pintura, primer toque, página siguiente y regreso,
en la tienda construida y con un navegador, junto a las mismas páginas sin script. Tarda minutos; escribe docs/measurements.md.

  npm run interactions -- [--rounds 3] [--only NOMBRE,…] [--lighthouse]

  --rounds N        rondas; cada cifra es la mediana
  --only NOMBRE,…   solo estas partes, sin escribir el documento: paint, blocking, early, variant, inp, add, next, bytes, lighthouse, paying
  --lighthouse      también Lighthouse, que npx descarga: no es dependencia de la tienda`;

const ROUNDS = 3;

await script(async () => {
  await onProjectNode();
  const { values } = parseArgs({
    options: { rounds: { type: 'string' }, only: { type: 'string' }, lighthouse: { type: 'boolean' } },
  });
  const rounds = Number(values.rounds ?? ROUNDS);
  if (!(Number.isInteger(rounds) && rounds > 0))
    throw new Stop(`«--rounds ${values.rounds}» no es un número de rondas.`);
  const only = values.only?.split(',') ?? [];
  const { interactions, GROUP_NAMES } = await import('./interactions/command.ts');
  const unknown = only.find((name) => !GROUP_NAMES.includes(name));
  if (unknown) throw new Stop(`«${unknown}» no es ninguna de las partes: ${GROUP_NAMES.join(', ')}.`);
  process.exit(await interactions({ rounds, only, lighthouse: values.lighthouse ?? false, keep: only.length === 0 }));
}, HELP);
