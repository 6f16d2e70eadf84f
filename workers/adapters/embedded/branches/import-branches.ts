import { stateOfPostalCode } from '../../../../src/config/states';
import { type BranchDocument, branchDocument, branchesEnd } from '../../../../src/contract/branches';
import { DocumentSplitter } from '../../../../src/contract/documents/stream/splitter';
import type { Branch } from '../../../../src/domain/branch/branch';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';

export interface BranchFigures {
  branches: number;
  /** Rows of stock, a sku counted at each branch that keeps it. */
  skus: number;
}

/** The branches cannot be taken; the message says why, for whoever sent them. */
class BrokenBranches extends Error {}

/** What a store view has now. */
export async function branchesNow({ SHOP }: Pick<Env, 'SHOP'>, store: string): Promise<BranchFigures> {
  const row = await SHOP.prepare(
    'SELECT (SELECT count(*) FROM branch WHERE store = ?1) AS branches, (SELECT count(*) FROM branch_stock WHERE store = ?1) AS skus',
  )
    .bind(store)
    .first<BranchFigures>();
  return row ?? { branches: 0, skus: 0 };
}

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new BrokenBranches('it is not valid JSON');
  }
};

function documentOf(document: unknown, known: ReadonlySet<string>): BranchDocument {
  const read = branchDocument().safeParse(document);
  if (!read.success)
    throw new BrokenBranches(`${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`);
  if (known.has(read.data.code)) throw new BrokenBranches(`${read.data.code} comes twice`);
  return read.data;
}

function branchOf({ stock: _stock, ...document }: BranchDocument): Branch {
  const state = stateOfPostalCode(document.zipCode);
  if (!state) throw new BrokenBranches(`zipCode: no state has ${document.zipCode}`);
  return {
    ...document,
    state: state.name,
    region_id: state.regionId,
    region_code: state.regionCode,
    hours: document.hours.toSorted((a, b) => a.day - b.day),
  };
}

/** The statements that write one branch behind those there are. */
const branchStatements = (
  db: D1Database,
  store: string,
  place: number,
  document: BranchDocument,
): D1PreparedStatement[] => {
  const branch = branchOf(document);
  return [
    db
      .prepare('INSERT INTO branch (store, code, place, doc) VALUES (?, ?, ?, ?)')
      .bind(store, branch.code, place, JSON.stringify(branch)),
    db
      .prepare('INSERT INTO branch_stock (store, branch, sku, qty) SELECT ?1, ?2, key, value FROM json_each(?3)')
      .bind(store, branch.code, JSON.stringify(document.stock)),
  ];
};

async function read(
  db: D1Database,
  store: string,
  stream: ReadableStream<Uint8Array>,
): Promise<{ statements: D1PreparedStatement[]; figures: BranchFigures }> {
  const splitter = new DocumentSplitter();
  const codes = new Set<string>();
  const statements: D1PreparedStatement[] = [];
  let skus = 0;
  let isEnded = false;
  for await (const chunk of stream) {
    for (const found of splitter.split(chunk)) {
      if ('reason' in found) throw new BrokenBranches(found.reason);
      if (isEnded) throw new BrokenBranches('it goes on behind its last line');
      const document = parsed(found.bytes);
      const last = branchesEnd().safeParse(document);
      if (last.success) {
        isEnded = last.data.end.branches === codes.size && last.data.end.skus === skus;
        if (!isEnded) throw new BrokenBranches('it does not hold what its last line says');
        continue;
      }
      const branch = documentOf(document, codes);
      statements.push(...branchStatements(db, store, codes.size, branch));
      codes.add(branch.code);
      skus += Object.keys(branch.stock).length;
    }
  }
  for (const found of splitter.end()) if ('reason' in found) throw new BrokenBranches(found.reason);
  if (!isEnded) throw new BrokenBranches('it ends before its last line');
  return { statements, figures: { branches: codes.size, skus } };
}

/**
 * Takes the branches of a store view and their stock in the place of those there are, in one batch: whatever goes
 * wrong, the old ones stay. Refused with 400 when they are broken. Orders keep the branch they were placed for; what
 * goes back to one that is gone is counted nowhere.
 */
export async function importBranches(
  { SHOP }: Pick<Env, 'SHOP'>,
  store: string,
  stream: ReadableStream<Uint8Array>,
): Promise<Result<BranchFigures>> {
  try {
    const { statements, figures } = await read(SHOP, store, stream);
    await SHOP.batch([
      SHOP.prepare('DELETE FROM branch_stock WHERE store = ?').bind(store),
      SHOP.prepare('DELETE FROM branch WHERE store = ?').bind(store),
      ...statements,
    ]);
    return ok(figures);
  } catch (error) {
    if (!(error instanceof BrokenBranches)) throw error;
    return refuse(400, 'The branches are broken', { detail: { reason: error.message } });
  }
}
