import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { IMPORT_ORDER, type ImportEntity } from '../../../src/contract/documents/import-order.ts';
import { Stop } from '../stop.mjs';
import { csvInput } from './csv/csv-input.ts';
import type { CsvChoices } from './csv/rows.ts';
import type { Input } from './input.ts';
import { jsonInput } from './json-input.ts';
import { toWeb } from './open-file.ts';

/** How names tell what they hold; the first that fits wins. */
const NAMES: [RegExp, ImportEntity][] = [
  [/cms_?hierarch/i, 'cms_hierarchy'],
  [/cms_?page|^pages?\b/i, 'cms_page'],
  [/cms_?block|^blocks?\b/i, 'cms_block'],
  [/attribute/i, 'attribute'],
  [/tax_?rule|^tax(es)?\b/i, 'taxrule'],
  [/categor/i, 'category'],
  [/review/i, 'review'],
  [/redirect/i, 'redirect'],
  [/postal|cpdescarga/i, 'postal_code'],
  [/coupon/i, 'coupon'],
  [/product/i, 'product'],
];
const DATA_FILE = /\.(json|ndjson|jsonl|txt)(\.gz)?$/i;
const CSV_FILE = /\.csv(\.gz)?$/i;
/** The postal service's own layout instead of documents. */
const POSTAL_LAYOUT = /\.(txt|psv)(\.gz)?$/i;
const POSTAL_WAY = 'El directorio nacional de códigos postales se importa aparte';

/** What a file holds by its name, or null. */
const entityOf = (name: string): ImportEntity | null => NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;

function inputOf(path: string, entity: ImportEntity | null, choices: CsvChoices): Input {
  if (CSV_FILE.test(path)) return csvInput(path, choices);
  if (entity === 'postal_code' && POSTAL_LAYOUT.test(path))
    throw new Stop(`${POSTAL_WAY}: npm run import:postal -- ${path}`);
  return jsonInput(path, entity);
}

/** Whether a file of no telling name holds documents that tell themselves, as search hits do. */
async function tellsItself(path: string): Promise<boolean> {
  for await (const entry of jsonInput(path, null).entries()) return 'entity' in entry && entry.entity !== null;
  return false;
}

async function folderInputs(folder: string, choices: CsvChoices): Promise<Input[]> {
  const inputs: Input[] = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    const entity = entityOf(name);
    if (CSV_FILE.test(name) || (DATA_FILE.test(name) && (entity || (await tellsItself(path)))))
      inputs.push(inputOf(path, entity, choices));
  }
  if (inputs.length === 0)
    throw new Stop(
      `En ${folder} no hay archivos que importar: sus nombres deben decir qué traen (products.json, categories.json…).`,
    );
  return inputs;
}

/**
 * Files to import from what was named: a file, a folder of files, or entity=file where neither name nor documents tell.
 * Throws a Stop on what cannot be used.
 */
export async function inputsFrom(named: readonly string[], choices: CsvChoices = {}): Promise<Input[]> {
  const inputs: Input[] = [];
  for (const argument of named) {
    const [, word = '', rest = ''] = /^(\w+)=(.+)$/.exec(argument) ?? [];
    const given = existsSync(argument) ? null : entityOf(word);
    const path = given ? rest : argument;
    if (!existsSync(path)) throw new Stop(`No existe ${path}.`);
    if (statSync(path).isDirectory()) inputs.push(...(await folderInputs(path, choices)));
    else {
      const entity = given ?? entityOf(basename(path));
      if (!entity && !CSV_FILE.test(path) && !(await tellsItself(path)))
        throw new Stop(`No se sabe qué trae ${path}. Escríbelo así: product=${path} (o ${IMPORT_ORDER.join(', ')}).`);
      inputs.push(inputOf(path, entity, choices));
    }
  }
  return inputs;
}

const encoder = new TextEncoder();

/** A product, or the search hit around it, with a tax class. */
function classed(value: unknown, tax_class_id: number): Uint8Array {
  const record = value as Record<string, unknown>;
  const inside = record._source;
  const source = typeof inside === 'object' && inside ? { ...record, _source: { ...inside, tax_class_id } } : null;
  return encoder.encode(JSON.stringify(source ?? { ...record, tax_class_id }));
}

/** Products of a file that name no tax class, by their places, and the class they are given; null leaves them out. */
export interface Unclassed {
  places: ReadonlySet<number>;
  given: number | null;
}

/** The documents of one kind in a file, one a line. */
async function* linesOf(input: Input, entity: ImportEntity, unclassed: Unclassed | null): AsyncGenerator<Uint8Array> {
  for await (const entry of input.entries()) {
    if (!('bytes' in entry) || entry.entity !== entity) continue;
    const isUnclassed = unclassed?.places.has(entry.position) ?? false;
    const given = unclassed?.given ?? null;
    if (isUnclassed && given === null) continue;
    const bytes = isUnclassed && given !== null ? classed(entry.value, given) : entry.bytes;
    yield Buffer.concat([bytes, Buffer.from('\n')]);
  }
}

/**
 * The documents of one kind in a file as they are sent; `isAlone` when the file holds no other kind, `unclassed` what is
 * done with products without a tax class.
 */
export function sourceOf(input: Input, entity: ImportEntity, isAlone: boolean, unclassed: Unclassed | null = null) {
  const changed = entity === 'product' ? unclassed : null;
  const raw = isAlone && changed === null ? input.raw : undefined;
  return {
    entity,
    name: input.name,
    bytes: raw ? input.bytes : null,
    stamp: `${entity} ${input.stamp}${changed ? ` ${changed.places.size} ${changed.given}` : ''}`,
    open: () => raw?.() ?? toWeb(Readable.from(linesOf(input, entity, changed))),
  };
}
