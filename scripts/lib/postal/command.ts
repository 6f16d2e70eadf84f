import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { argumentsOf } from '../arguments.ts';
import { LeftOutFile } from '../import/check/left-out-file.ts';
import { call, type Door } from '../import/door.ts';
import { TARGET_OPTIONS, targetOf } from '../import/target.ts';
import { onSignal } from '../on-signal.ts';
import { Stop } from '../stop.mjs';
import { postalText } from './postal-text.ts';
import { type Directory, readDirectory } from './read-directory.ts';

/** The help of the command. */
export const HELP = `Pone en vigor el directorio nacional de códigos postales: el archivo CPdescarga.txt de Correos de México, comprimido con gzip o no.

  npm run import:postal -- [opciones] ARCHIVO

  --url DIRECCIÓN   tienda; sin ella, la que está abierta en esta máquina
  --token CLAVE     clave de servicio; también en SERVICE_TOKEN
  --check           revisa el archivo y no escribe nada
  --allow-fewer     aunque queden menos del 80 % de las colonias en vigor
  --allow-skipped   aunque se omita más del 5 % de los asentamientos
  --help            esta ayuda

El directorio entra entero o no entra: si algo falla, sigue en vigor el de antes.`;

const USAGE = 'Uso: npm run import:postal -- [opciones] ARCHIVO (todo con --help)';
const MOST_SKIPPED_SHARE = 0.05;
const LEAST_LEFT_SHARE = 0.8;
const LISTED = 20;
const INTERRUPTED = 130;
const { url, token } = TARGET_OPTIONS;
const OPTIONS = {
  url,
  token,
  check: { type: 'boolean', default: false },
  'allow-fewer': { type: 'boolean', default: false },
  'allow-skipped': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
const whole = new Intl.NumberFormat('es-MX');

interface Figures {
  codes: number;
  settlements: number;
}

const read = (args: string[]) => argumentsOf(args, OPTIONS, USAGE);

function directoryIn(path: string): Directory {
  if (!existsSync(path) || !statSync(path).isFile()) throw new Stop(`No existe el archivo ${path}.`);
  return readDirectory(postalText(readFileSync(path)));
}

/** Says what was left out and why: the first rows here, all of them in a file. */
function tellProblems({ problems }: Directory): void {
  const list = new LeftOutFile('codigos-postales');
  const lines = problems.map(({ line, reason }) => `renglón ${line}: ${reason}`);
  for (const line of lines) list.add(line);
  const path = list.close();
  for (const line of lines.slice(0, LISTED)) console.log(`  omitido ${line}`);
  if (path && lines.length > LISTED)
    console.log(
      `  … y ${whole.format(lines.length - LISTED)} más; la lista completa está en ${relative(process.cwd(), path)}.`,
    );
}

/** Names the rows that were read with the zero they had lost. */
function tellCompleted({ completed }: Directory): void {
  if (completed.length === 0) return;
  const [shown, more] = [completed.slice(0, LISTED).join(', '), completed.length - LISTED];
  console.log(
    `  A ${whole.format(completed.length)} códigos de 4 números les faltaba el cero de la izquierda, como los guarda una hoja de cálculo: se leyeron con él`,
  );
  console.log(`  (renglón ${shown}${more > 0 ? ` … y ${whole.format(more)} más` : ''}).`);
}

function refusals(
  { rows, codes, settlements, problems }: Directory,
  inForce: Figures,
  allowed: { fewer: boolean; skipped: boolean },
): string[] {
  if (codes === 0) return ['ningún renglón del archivo sirve'];
  const found: string[] = [];
  if (!allowed.skipped && problems.length > rows * MOST_SKIPPED_SHARE)
    found.push(
      `se omitirían ${whole.format(problems.length)} de ${whole.format(rows)} asentamientos (el límite es 5 %). Si está bien así, agrega --allow-skipped`,
    );
  if (!allowed.fewer && settlements < inForce.settlements * LEAST_LEFT_SHARE)
    found.push(
      `el directorio en vigor tiene ${whole.format(inForce.settlements)} colonias y quedarían ${whole.format(settlements)} (menos de 80 %). Si está bien así, agrega --allow-fewer`,
    );
  return found;
}

/** A directory as the shop takes it: a block a line, and a last line that says what there is. */
const linesOf = ({ blocks, codes, settlements }: Directory): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    [...blocks, { end: { codes, settlements } }].map((line) => `${JSON.stringify(line)}\n`).join(''),
  );

function send(door: Door, directory: Directory, mayBeFewer: boolean): Promise<Figures> {
  onSignal(
    async () =>
      console.error('Se detuvo. El directorio queda entero: el de antes o, si ya había llegado todo, el nuevo.'),
    INTERRUPTED,
  );
  return call<Figures>(door, 'POST', `import/postal-directory${mayBeFewer ? '?allow=fewer' : ''}`, linesOf(directory));
}

/** Puts the directory of a file in force in a running shop, or with --check only says what that would come to. */
export async function postalCommand(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Stop(USAGE);
  const door = targetOf({ ...values, store: '' }, USAGE);
  const directory = directoryIn(path);
  tellProblems(directory);
  tellCompleted(directory);
  const inForce = await call<Figures>(
    door,
    'GET',
    'import/postal-directory',
    null,
    values.check ? [] : undefined,
  ).catch((error: unknown) => {
    if (values.check) return { codes: 0, settlements: 0 };
    throw error;
  });
  const refused = refusals(directory, inForce, { fewer: values['allow-fewer'], skipped: values['allow-skipped'] });
  if (refused.length > 0) throw new Stop(`No se importa:\n${refused.map((line) => `  · ${line}.`).join('\n')}`);
  const { codes, settlements } = values.check ? directory : await send(door, directory, values['allow-fewer']);
  const figures = `${whole.format(directory.rows)} asentamientos leídos, ${whole.format(directory.problems.length)} omitidos: ${whole.format(codes)} códigos postales con ${whole.format(settlements)} colonias`;
  console.log(
    values.check
      ? `✓ Se puede importar; no se escribió nada. ${figures}.`
      : `✓ El directorio está en vigor. ${figures}.`,
  );
}
