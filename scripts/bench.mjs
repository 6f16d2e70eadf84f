// npm run bench [-- --against COMMIT] [--only NAME]: what a request costs the built Worker, in requests a second and CPU
// time, beside bare Workers that do no more than they must. npm run bench -- --catalogue 100000 [--state FOLDER]: what requests cost
// over so many products beside a thousand. npm run bench -- --hashes: what a hash of a password costs in workerd. npm
// run bench -- --far 50 [--against COMMIT]: what each request waits for with databases and objects 50 ms away. npm run
// bench -- --profile product: where the time of a request goes, by source file and by library.
import { parseArgs } from 'node:util';
import { onProjectNode } from './lib/fresh-node.mjs';
import { Stop, script } from './lib/stop.mjs';

const HELP = `Mide lo que cuesta una petición a la tienda construida.

  npm run bench [-- --against COMMIT]              peticiones por segundo y tiempo de CPU, al lado de otro commit en la misma corrida;
                                                   termina con 1 y dice qué pasa de lo que se quiere y desde cuándo
      [--only NOMBRE]                              sólo los casos que se llaman así, sin guardar la tabla
  npm run bench -- --catalogue N [--no-renders]    lo que cuesta cada petición con N productos al lado de mil;
      [--state CARPETA]                            los catálogos se quedan en esa carpeta y la próxima vez no se importan
  npm run bench -- --profile PÁGINA                en qué se va el tiempo de una petición, por archivo y biblioteca
                                                   (product, category, home, cart, kept)
  npm run bench -- --hashes                        lo que cuesta cifrar una contraseña
  npm run bench -- --far MS [--against COMMIT]     lo que espera cada petición con bases y objetos a esa distancia
  npm run bench -- --far MS --only NOMBRE          espera por espera, las peticiones que se llaman así`;

await script(async () => {
  await onProjectNode();
  const { values } = parseArgs({
    options: {
      far: { type: 'string' },
      only: { type: 'string' },
      against: { type: 'string' },
      catalogue: { type: 'string' },
      state: { type: 'string' },
      'no-renders': { type: 'boolean' },
      hashes: { type: 'boolean' },
      profile: { type: 'string' },
    },
  });
  if (values.hashes) {
    const { benchHashes } = await import('./bench/hashes.ts');
    await benchHashes();
  } else if (values.profile !== undefined) {
    const { benchProfile } = await import('./bench/profile/command.ts');
    await benchProfile(values.profile);
  } else if (values.catalogue !== undefined) {
    const products = Number(values.catalogue);
    if (!Number.isInteger(products) || products < 1000)
      throw new Stop(`«--catalogue ${values.catalogue}» no es un número de productos, mil por lo menos.`);
    const { benchScale } = await import('./bench/scale/command.ts');
    await benchScale(products, { renders: values['no-renders'] !== true, kept: values.state ?? null });
  } else if (values.far === undefined) {
    const { bench } = await import('./bench/command.ts');
    process.exit(await bench(values.against ?? null, values.only ?? null));
  } else {
    const far = Number(values.far);
    if (!(far >= 0)) throw new Stop(`«--far ${values.far}» no es un número de milisegundos.`);
    const { benchFar, showChains } = await import('./bench/far/command.ts');
    await (values.only === undefined ? benchFar(far, values.against ?? null) : showChains(far, values.only));
  }
  process.exit(0);
}, HELP);
