import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { postalCodeDocuments } from '../postal-codes.ts';
import { Stop } from '../stop.mjs';
import { IMPORT_ORDER, type ImportEntity, type Source } from './client.ts';

/** How file names tell what they hold; the first that fits wins. */
const NAMES: [RegExp, ImportEntity][] = [
  [/cms_?page/i, 'cms_page'],
  [/cms_?block/i, 'cms_block'],
  [/attribute/i, 'attribute'],
  [/tax_?rule/i, 'taxrule'],
  [/categor/i, 'category'],
  [/review/i, 'review'],
  [/redirect/i, 'redirect'],
  [/postal|cpdescarga/i, 'postal_code'],
  [/coupon/i, 'coupon'],
  [/product/i, 'product'],
];
const DATA_FILE = /\.(json|ndjson|jsonl|txt)(\.gz)?$/i;
/** The postal service's own layout instead of documents. */
const POSTAL_LAYOUT = /\.(txt|psv)(\.gz)?$/i;

/** What a file holds by its name, or null. */
const entityOf = (name: string): ImportEntity | null => NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;

const isEntity = (text: string): text is ImportEntity => (IMPORT_ORDER as readonly string[]).includes(text);

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/** The bytes of a file, unpacked where it is packed. */
export function openFile(path: string): ReadableStream<Uint8Array> {
  const bytes = toWeb(createReadStream(path));
  return path.endsWith('.gz') ? bytes.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>) : bytes;
}

async function* postalLines(path: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const document of postalCodeDocuments(openFile(path))) yield encoder.encode(`${JSON.stringify(document)}\n`);
}

function sourceOf(entity: ImportEntity, path: string): Source {
  const converts = entity === 'postal_code' && POSTAL_LAYOUT.test(path);
  const { size, mtimeMs } = statSync(path);
  const bytes = converts || path.endsWith('.gz') ? null : size;
  const stamp = `${resolve(path)} ${size} ${mtimeMs}`;
  return { entity, name: basename(path), bytes, stamp, open: () => (converts ? toWeb(Readable.from(postalLines(path))) : openFile(path)) };
}

/** Files to import from what was named: a file, a folder of files, or entity=file where the name does not tell. Throws a Stop on what cannot be used. */
export function sourcesFrom(named: string[]): Source[] {
  return named.flatMap((argument): Source[] => {
    const [, given = '', rest = ''] = /^(\w+)=(.+)$/.exec(argument) ?? [];
    const path = isEntity(given) ? rest : argument;
    if (!existsSync(path)) throw new Stop(`No existe ${path}.`);
    if (statSync(path).isDirectory()) {
      const files = readdirSync(path).filter((name) => DATA_FILE.test(name) && entityOf(name));
      if (files.length === 0) throw new Stop(`En ${path} no hay archivos que importar: sus nombres deben decir qué traen (products.json, categories.json…).`);
      return files.sort().flatMap((name) => {
        const entity = entityOf(name);
        return entity ? [sourceOf(entity, join(path, name))] : [];
      });
    }
    const entity = isEntity(given) ? given : entityOf(basename(path));
    if (!entity) throw new Stop(`No se sabe qué trae ${path}. Escríbelo así: product=${path} (o ${IMPORT_ORDER.join(', ')}).`);
    return [sourceOf(entity, path)];
  });
}
