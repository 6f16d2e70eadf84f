import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInputs } from '../../scripts/lib/import/check/check';
import { findings, type Guard, lacking, refusals } from '../../scripts/lib/import/check/guards';
import { LeftOutFile } from '../../scripts/lib/import/check/left-out-file';
import { writePriceList } from '../../scripts/lib/import/check/price-list';
import { checkLines } from '../../scripts/lib/import/check/print';
import { inputsFrom } from '../../scripts/lib/import/files';
import { Stop } from '../../scripts/lib/stop.mjs';
import { STORES } from '../../src/config/stores';
import { parseDocument } from '../../src/contract/documents';
import { childStock, isEnabled } from '../../src/domain/catalogue/availability';
import type { ProductDocument, TaxRuleDocument } from '../../src/domain/catalogue/document';
import { pricedChild, pricedProduct } from '../../src/domain/catalogue/pricing';
import { isInStock, stockLimit } from '../../src/domain/stock';
import { taxPlaceOf } from '../../src/domain/tax';
import type { Offers } from './expected';
import type { Export } from './mutations';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-odd-'));
const [STORE] = STORES;
const NOON = Date.UTC(2026, 5, 1, 18);

/** What the shop would sell of a file under a sku; centavos. */
export interface Sold {
  sku: string;
  charged: number;
  regular: number;
  /** null where nobody counts them. */
  qty: number | null;
  isOn: boolean;
}

/** What becomes of a file: why it is refused, or what is sold of it and which of its lines are left out by name. */
/** `listed`: what the check's list of prices says. */
export type Taken = { refused: string } | { sold: Sold[]; named: Set<number>; said: string[]; listed: Offers };

/** How files are imported: the command's options that tell. */
export interface Way {
  prices?: 'with-iva' | 'without-iva' | undefined;
  mapping?: object | null | undefined;
  allow: readonly Guard[];
}

/** Imports a file as the command does, up to the shop's door; what is left out is allowed. */
export async function importOf(of: Export, bytes: Uint8Array): Promise<Taken> {
  return takenOf({ 'productos.csv': bytes }, { prices: 'with-iva', mapping: of.mapping, allow: ['skipped'] });
}

/** The same for several files by their names. */
export async function takenOf(files: Record<string, Uint8Array>, { prices, mapping: map, allow }: Way): Promise<Taken> {
  if (!STORE) throw new Error('there is no store view');
  const mapping = map ? join(folder, 'mapeo.json') : undefined;
  if (mapping !== undefined) writeFileSync(mapping, JSON.stringify(map));
  const paths = Object.keys(files).map((name) => join(folder, name));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  try {
    const inputs = await inputsFrom(paths, { prices, mapping });
    const check = await checkInputs(inputs, STORE, new LeftOutFile('rara', folder), undefined, true);
    const refused = [...lacking(check, 0), ...refusals(findings(check, null), new Set(allow))];
    if (refused.length > 0) return { refused: [...refused, ...checkLines(check, true, NOON)].join('; ') };
    const named = new Set<number>();
    const rules: TaxRuleDocument[] = [];
    const documents: ProductDocument[] = [];
    const names = new Set<string>();
    for (const input of inputs)
      for await (const entry of input.entries()) {
        if ('reason' in entry) named.add(entry.position);
        else if (entry.entity === 'taxrule' || entry.entity === 'product') {
          const note = () => named.add(entry.position);
          const parsed = parseDocument(entry.entity, JSON.parse(JSON.stringify(entry.value)), { prefix: '', note });
          if (!parsed.ok) named.add(entry.position);
          else if (entry.entity === 'taxrule') rules.push(parsed.value as TaxRuleDocument);
          else {
            const doc = parsed.value as ProductDocument;
            const keys = [`id ${doc.id}`, `sku ${doc.sku}`];
            if (keys.some((key) => names.has(key))) named.add(entry.position);
            else documents.push(doc);
            for (const key of keys) names.add(key);
          }
        }
      }
    const ctx = { rules, place: taxPlaceOf(STORE, null), now: NOON, groupId: 0, store: STORE };
    const sold = documents.flatMap((doc) => {
      const children = doc.configurable_children;
      const offers =
        children.length > 0
          ? children.map((child) => ({
              sku: child.sku,
              price: pricedChild(doc, child, ctx).price,
              stock: childStock(doc, child),
              isOn: isEnabled(doc) && isEnabled(child),
            }))
          : doc.type_id === 'configurable'
            ? []
            : [{ sku: doc.sku, price: pricedProduct(doc, ctx).price, stock: doc.stock, isOn: isEnabled(doc) }];
      return offers.map(
        ({ sku, price, stock, isOn }): Sold => ({
          sku,
          charged: price.gross,
          regular: price.regularGross,
          qty: isInStock(stock) ? stockLimit(stock) : 0,
          isOn,
        }),
      );
    });
    const listed = offersIn(readFileSync(writePriceList('rara', check.facts.offers(NOON), folder), 'utf8'));
    return { sold, named, said: checkLines(check, true, NOON), listed };
  } catch (error) {
    if (error instanceof Stop) return { refused: error.message };
    throw error;
  }
}

const centavosOf = (amount: string): number => Number(amount.replace('.', ''));

/** What a check's list of prices says, in the words of what is expected. */
export function offersIn(list: string): Offers {
  const [, ...lines] = list.trimEnd().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, sku = '', pays = '', before = '', pieces = ''] = /^"(.*)",([\d.]+),([\d.]*),(\d*)$/.exec(line) ?? [];
      const offer = { pays: centavosOf(pays), ...(before === '' ? {} : { before: centavosOf(before) }) };
      return [sku.replaceAll('""', '"'), { ...offer, pieces: pieces === '' ? null : Number(pieces) }];
    }),
  );
}

/** What is sold, in the words of what is expected. */
export const offersOf = (sold: readonly Sold[]): Offers =>
  Object.fromEntries(
    sold.flatMap(({ sku, charged, regular, qty, isOn }) =>
      isOn ? [[sku, { pays: charged, ...(regular > charged ? { before: regular } : {}), pieces: qty }]] : [],
    ),
  );
