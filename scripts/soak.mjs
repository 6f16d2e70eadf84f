// npm run soak: a hundred thousand cart operations with repeated delivery, ten thousand orders sent 2 to 50 times at
// once, a thousand buyers of a hundred pieces, ten thousand renders, a million operations of simulated carts, and all
// of what npm test tries a sample of. Takes some minutes; --share 0.1 runs a tenth of it. What is simulated draws a
// seed and prints it: --seed repeats one.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Carga la tienda construida: cien mil operaciones de carrito, diez mil pedidos enviados de 2 a 50 veces a la vez,
mil compradores de cien piezas, diez mil páginas, un millón de operaciones en carritos simulados y todo lo que
npm test prueba con una muestra. Tarda minutos.

  npm run soak -- [--share 0.1] [--seed 7] [--beside-import | --busy-carts | --sign-ins | --histories | --samples]

  --share PARTE       solo esta parte de todo
  --beside-import     en vez de eso, altas y pedidos mientras se importan 20,000 productos
  --busy-carts        en vez de eso, solo carritos ocupados: uno desde ocho conexiones, y mil a la vez
  --sign-ins          en vez de eso, cincuenta y quinientos inicios de sesión a la vez, y la memoria que ocupan
  --histories         en vez de eso, solo los carritos simulados (tests/simulation)
  --samples           en vez de eso, solo lo que npm test prueba con una muestra
  --seed SEMILLA      de lo simulado; si no, se saca una y se dice cuál`;

await script(async () => {
  await onProjectNode();
  const { soak } = await import('./lib/ops/soak/command.ts');
  process.exit(await soak(process.argv.slice(2)));
}, HELP);
