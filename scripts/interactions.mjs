// npm run interactions: what a shopper with a slow phone waits for, on the built Worker with a browser, beside the same pages
// without script.
import { parseArgs } from 'node:util';
import { onProjectNode } from './lib/fresh-node.mjs';
import { Stop, script } from './lib/stop.mjs';

const HELP = `Mide lo que espera quien compra con un teléfono lento: primera pintura, primer toque, página siguiente y regreso,
en la tienda construida y con un navegador, junto a las mismas páginas sin script. Tarda minutos; escribe docs/measurements.md.

  npm run interactions -- [--rounds 3] [--only NOMBRE,…] [--every 50] [--taps NOMBRE,…] [--lighthouse]

  --rounds N        rondas; cada cifra es la mediana
  --only NOMBRE,…   solo estas partes, sin escribir el documento: paint, blocking, early, variant, inp, add, next, bytes, kept, lighthouse, paying
                    (kept solo cuando se pide: cuenta los toques tempranos que llegan, uno por visita; cerca de una hora)
  --every MS        en kept: un toque cada tantos milisegundos de los primeros tres segundos
  --taps NOMBRE,…   en kept: solo estos toques: add, variant, heart, cart, search, menu; cada uno unos diez minutos
  --lighthouse      también Lighthouse, que npx descarga: no es dependencia de la tienda`;

const ROUNDS = 3;
const EVERY_MS = 50;

await script(async () => {
  await onProjectNode();
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      only: { type: 'string' },
      every: { type: 'string' },
      taps: { type: 'string' },
      lighthouse: { type: 'boolean' },
    },
  });
  const rounds = Number(values.rounds ?? ROUNDS);
  if (!(Number.isInteger(rounds) && rounds > 0))
    throw new Stop(`«--rounds ${values.rounds}» no es un número de rondas.`);
  const everyMs = Number(values.every ?? EVERY_MS);
  if (!(Number.isInteger(everyMs) && everyMs > 0)) throw new Stop(`«--every ${values.every}» no son milisegundos.`);
  const only = values.only?.split(',') ?? [];
  const { interactions, GROUP_NAMES, TAP_NAMES } = await import('./interactions/command.ts');
  const unknown = only.find((name) => !GROUP_NAMES.includes(name));
  if (unknown) throw new Stop(`«${unknown}» no es ninguna de las partes: ${GROUP_NAMES.join(', ')}.`);
  const taps = values.taps?.split(',') ?? TAP_NAMES;
  const noTap = taps.find((name) => !TAP_NAMES.includes(name));
  if (noTap) throw new Stop(`«${noTap}» no es ninguno de los toques: ${TAP_NAMES.join(', ')}.`);
  process.exit(
    await interactions({
      rounds,
      only,
      everyMs,
      taps,
      lighthouse: values.lighthouse ?? false,
      keep: only.length === 0,
    }),
  );
}, HELP);
