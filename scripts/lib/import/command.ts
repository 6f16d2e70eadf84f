import { relative } from 'node:path';
import { STORES, storeByCode } from '../../../src/config/stores';
import { IMPORT_ORDER } from '../../../src/contract/documents/import-order.ts';
import { argumentsOf } from '../arguments.ts';
import { onSignal } from '../on-signal.ts';
import { Stop } from '../stop.mjs';
import { type Check, checkInputs } from './check/check.ts';
import { ALLOW_OPTIONS, findings, GUARDS, type Guard, lacking, refusals, type Served, wordOf } from './check/guards.ts';
import { writePriceList } from './check/price-list.ts';
import { checkLines } from './check/print.ts';
import { importSources } from './client.ts';
import { call, type Door } from './door.ts';
import { inputsFrom, sourceOf } from './files.ts';
import type { Input } from './input.ts';
import { importMemory, isOvertaken } from './memory.ts';
import { encodeCatalogue, missingIn } from './pictures.ts';
import { ImportProgress } from './progress.ts';
import type { Source } from './source.ts';
import { importStock } from './stock.ts';
import { TARGET_OPTIONS, targetOf } from './target.ts';
import { HELP, USAGE } from './usage.ts';

const INTERRUPTED = 130;
const PRICES = ['with-iva', 'without-iva'] as const;

const OPTIONS = {
  ...TARGET_OPTIONS,
  ...ALLOW_OPTIONS,
  stock: { type: 'string' },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  prices: { type: 'string' },
  mapping: { type: 'string' },
  pictures: { type: 'string' },
  'default-tax-class': { type: 'string' },
  'allow-unended': { type: 'boolean', default: false },
} as const;

const read = (args: string[]) => argumentsOf(args, OPTIONS, USAGE);

type Values = ReturnType<typeof read>['values'];

const allowedBy = (values: Values): Set<Guard> =>
  new Set(GUARDS.filter((guard) => (values as Record<string, unknown>)[`allow-${guard}`] === true));

function pricesOf({ prices }: Values): (typeof PRICES)[number] | undefined {
  const known = PRICES.find((one) => one === prices);
  if (prices !== undefined && !known) throw new Stop(`--prices es ${PRICES.join(' o ')}. ${USAGE}`);
  return known;
}

/** The class that products without one are given. */
function taxClassOf({ 'default-tax-class': named }: Values): number | null {
  if (named === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(named))
    throw new Stop(`--default-tax-class es el número de una clase de impuesto. ${USAGE}`);
  return Number(named);
}

/** What the shop serves now; null when it cannot be asked, which only a check lets pass. */
const servedBy = (door: Door): Promise<Served | null> =>
  call<Served>(door, 'GET', `import/${door.store}/served`, null, []).catch(() => null);

/** The files as they are sent, kind by kind. */
const sourcesOf = (check: Check): Source[] =>
  [...check.files].flatMap(([input, held]) => {
    const kinds = [...held.keys()];
    const isAlone = kinds.length <= 1 && (input.entity === null || input.entity === (kinds[0] ?? input.entity));
    const places = check.unclassed.places.get(input);
    const unclassed = places ? { places, given: check.unclassed.given } : null;
    return IMPORT_ORDER.flatMap((entity) => (held.has(entity) ? [sourceOf(input, entity, isAlone, unclassed)] : []));
  });

const MAY_BE_EMPTY = ['coupon', 'redirect'] as const;
const OF_THE_SHOP = ['fewer', 'untaxed'] as const;

/** Kinds of which a file was given that holds none: what the shop has of them goes. */
const emptied = (inputs: readonly Input[], { counts }: Check) =>
  MAY_BE_EMPTY.filter((kind) => inputs.some(({ entity }) => entity === kind) && !counts.get(kind)?.read);

const OVERTAKEN =
  'La tienda tomó otra importación después de que ésta quedó a medias, y no se envió nada. Si ésta es la buena, repite la orden: empieza de nuevo.';

async function send(
  door: Door,
  inputs: readonly Input[],
  check: Check,
  { allow, served }: { allow: ReadonlySet<Guard>; served: Served | null },
): Promise<void> {
  const sources = sourcesOf(check);
  const memory = importMemory(door, sources);
  const begun = memory?.recall() ?? null;
  if (begun && isOvertaken(begun, served)) {
    memory?.forget();
    throw new Stop(OVERTAKEN);
  }
  if (begun) console.log('Se sigue con la importación que quedó a medias…');
  const progress = new ImportProgress(sources);
  onSignal(async () => {
    progress.end();
    console.error('Se detuvo; la tienda sigue como estaba. Con la misma orden la importación sigue donde quedó.');
  }, INTERRUPTED);
  const choices = { allow: OF_THE_SHOP.filter((guard) => allow.has(guard)), empty: emptied(inputs, check) };
  const summary = await importSources(door, sources, (step) => progress.show(step), memory, choices).finally(() =>
    progress.end(),
  );
  const taken = `${summary.products} productos y ${summary.categories} categorías; ${summary.accepted} documentos tomados`;
  const gone = choices.empty.map((kind) => `ya no hay ${wordOf(kind)}`);
  const done = [...(summary.accepted > 0 || gone.length === 0 ? [taken] : []), ...gone].join('; ');
  console.log(`✓ ${door.store}: ${done}, ${check.skipped.count} omitidos.`);
}

/**
 * Imports what the arguments name, or with --check only says what that would come to; called again after being broken
 * off, it goes on where it stopped.
 */
export async function importCommand(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) {
    console.log(HELP);
    return;
  }
  if ((positionals.length === 0) === (values.stock === undefined)) throw new Stop(USAGE);
  const door = targetOf(values, USAGE);
  if (values.stock !== undefined)
    return importStock(door, values.stock, {
      mayEndOpen: values['allow-unended'],
      mapping: values.mapping,
      isCheck: values.check,
    });
  const store = storeByCode(STORES, door.store);
  if (!store)
    throw new Stop(`No hay ninguna vista «${door.store}»; hay ${STORES.map(({ storeCode }) => storeCode).join(', ')}.`);
  const inputs = await inputsFrom(positionals, {
    prices: pricesOf(values),
    mapping: values.mapping,
    mayEndOpen: values['allow-unended'],
  });
  console.log('Se revisan los archivos…');
  const allowed = allowedBy(values);
  const check = await checkInputs(
    inputs,
    store,
    undefined,
    {
      given: taxClassOf(values),
      asTheyAre: values['default-tax-class'] === undefined && allowed.has('untaxed'),
    },
    values.check,
  );
  if (values.pictures !== undefined && !values.check) await encodeCatalogue(values.pictures, check.facts.pictures);
  const inFolder =
    values.check && values.pictures !== undefined ? missingIn(values.pictures, check.facts.pictures) : null;
  for (const line of checkLines(check, values.check, Date.now(), inFolder)) console.log(line);
  if (values.check) {
    const list = writePriceList(store.storeCode, check.facts.offers(Date.now()));
    console.log(`  Lo que costaría cada clave, y cuántas piezas habría, está en ${relative(process.cwd(), list)}.`);
  }
  if (allowed.has('unlimited')) for (const line of check.unlimited) console.log(`  ${line}`);
  const served = await servedBy(door);
  const refused = [...lacking(check, emptied(inputs, check).length), ...refusals(findings(check, served), allowed)];
  if (refused.length > 0) throw new Stop(`No se importa:\n${refused.map((line) => `  · ${line}`).join('\n')}`);
  if (values.check) console.log('✓ Se puede importar; no se escribió nada.');
  else await send(door, inputs, check, { allow: allowed, served });
}
