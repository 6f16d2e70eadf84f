import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TARGET_OPTIONS, targetOf } from '../import/target.ts';
import { Stop } from '../stop.mjs';
import { readBranches } from './read-branches.ts';
import { figuresOf, sendBranches } from './send.ts';

/** The help of the command. */
export const HELP = `Pone en vigor las sucursales de una vista y lo que cada una tiene para entregar.

  npm run import:branches -- [opciones] SUCURSALES.json
  npm run import:branches -- [opciones] SUCURSALES.csv [EXISTENCIAS.csv]
  npm run import:branches -- [opciones] --mapping MAPEO.json SUCURSALES PRODUCTOS.csv

  --store VISTA     vista de la tienda (viu)
  --url DIRECCIÓN   tienda; sin ella, la que está abierta en esta máquina
  --token CLAVE     clave de servicio; también en SERVICE_TOKEN
  --mapping ARCHIVO mapeo cuyo «stock» dice qué columnas de PRODUCTOS.csv son de qué sucursal
  --check           revisa los archivos y no escribe nada
  --help            esta ayuda

SUCURSALES.csv: codigo, nombre, calle, numero, colonia, ciudad, cp, telefono, horario, y si se conocen latitud y longitud.
  zona es por qué reloj abre (America/Tijuana); sin ella, por el de la Ciudad de México.
  El horario se escribe «lu-sa 10:00-20:30; do 11:00-19:00»; el día que falta está cerrado.
EXISTENCIAS.csv: sucursal, sku, existencia. Lo que ya está apartado para un pedido no se cuenta.

Las sucursales entran todas o ninguna: si algo falla, siguen en vigor las de antes.`;

const USAGE = 'Uso: npm run import:branches -- [opciones] SUCURSALES [EXISTENCIAS.csv] (todo con --help)';
const LISTED = 20;
const MOST_FILES = 2;
const OPTIONS = {
  ...TARGET_OPTIONS,
  mapping: { type: 'string' },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function argumentsOf(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

const listed = (texts: readonly string[], mark: string): string[] => [
  ...texts.slice(0, LISTED).map((text) => `  ${mark} ${text}`),
  ...(texts.length > LISTED ? [`  … y ${texts.length - LISTED} más`] : []),
];

/** Puts the branches of a file in force in a running shop, or with --check only says what that would come to. */
export async function branchesCommand(args: string[]): Promise<void> {
  const { values, positionals } = argumentsOf(args);
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [path, stockPath] = positionals;
  if (path === undefined || positionals.length > MOST_FILES) throw new Stop(USAGE);
  for (const file of positionals)
    if (!existsSync(file) || !statSync(file).isFile()) throw new Stop(`No existe el archivo ${file}.`);
  if (values.mapping !== undefined && stockPath === undefined)
    throw new Stop(`--mapping dice cómo se lee el archivo de productos; falta ese archivo. ${USAGE}`);
  const door = targetOf(values, USAGE);
  const { branches, problems, leftOut } = await readBranches(path, stockPath, values.mapping);
  if (problems.length > 0) throw new Stop(`No se importa nada:\n${listed(problems, '·').join('\n')}`);
  if (branches.length === 0) throw new Stop(`No se importa nada: ${path} no trae ninguna sucursal.`);
  for (const line of listed(leftOut, 'omitido')) console.log(line);
  const { branches: count, skus } = values.check ? figuresOf(branches) : await sendBranches(door, branches);
  const figures = `${count} sucursales con ${skus} existencias`;
  console.log(
    values.check ? `✓ Se puede importar; no se escribió nada. ${figures}.` : `✓ ${door.store}: ${figures} en vigor.`,
  );
}
