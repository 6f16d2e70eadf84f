import type { PostalBlock } from '../../../../src/contract/postal-directory';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { type DirectoryFigures, directoryNow, exchange, type Staging } from './exchange';
import { BrokenDirectory, emptyTally, readBlocks, type Tally } from './read-blocks';

/** Blocks of one batch: about 400 KB; a parameter holds 2 MB. */
const BATCH_BLOCKS = 100;
const LEAST_LEFT_SHARE = 0.8;
/** Blocks of an import that broke off are removed by the next one after this long. */
const FORGOTTEN_MS = 60 * 60 * 1000;

async function stage(db: D1Database, { run, beganAt }: Staging, stream: ReadableStream<Uint8Array>): Promise<Tally> {
  const tally = emptyTally();
  let batch: PostalBlock[] = [];
  const write = async (): Promise<void> => {
    await db
      .prepare(
        `INSERT INTO staged_postal_block (run, prefix, codes, began_at)
         SELECT ?1, CAST(value ->> 'prefix' AS INTEGER), value -> 'codes', ?2 FROM json_each(?3)`,
      )
      .bind(run, beganAt, JSON.stringify(batch))
      .run();
    batch = [];
  };
  for await (const block of readBlocks(stream, tally)) {
    batch.push(block);
    if (batch.length === BATCH_BLOCKS) await write();
  }
  if (batch.length > 0) await write();
  return tally;
}

async function put(
  env: Env,
  staging: Staging,
  stream: ReadableStream<Uint8Array>,
  mayBeFewer: boolean,
): Promise<Result<DirectoryFigures>> {
  const tally = await stage(env.CATALOGUE, staging, stream);
  const { codes, settlements } = tally;
  if (codes === 0) return refuse(422, 'The directory holds no postal code');
  const served = await directoryNow(env);
  if (!mayBeFewer && settlements < served.settlements * LEAST_LEFT_SHARE)
    return refuse(422, 'The directory would lose colonias', {
      detail: {
        guard: 'fewer',
        reason: `The directory would shrink from ${served.settlements} colonias to ${settlements}`,
      },
    });
  await workerFailpoint('postal.before-switch');
  await exchange(env.CATALOGUE, staging, tally);
  return ok({ codes, settlements });
}

/**
 * Takes a directory of postal codes in the place of the one in force, at once and as a whole; whatever goes wrong, the
 * old one stays. Its blocks are staged as they come and exchanged in one batch. Refused with 400 when it is broken,
 * with 422 when it holds nothing, or less than 80 % of the colonias in force unless `mayBeFewer`. No store view has a
 * directory of its own: postal codes are the country's.
 */
export async function importDirectory(
  env: Env,
  stream: ReadableStream<Uint8Array>,
  now: number,
  mayBeFewer: boolean,
): Promise<Result<DirectoryFigures>> {
  const staging = { run: crypto.randomUUID(), beganAt: now };
  await env.CATALOGUE.prepare('DELETE FROM staged_postal_block WHERE began_at < ?')
    .bind(now - FORGOTTEN_MS)
    .run();
  let done: Result<DirectoryFigures> | null = null;
  try {
    done = await put(env, staging, stream, mayBeFewer);
    return done;
  } catch (error) {
    if (!(error instanceof BrokenDirectory)) throw error;
    return refuse(400, 'The directory is broken', { detail: { reason: error.message } });
  } finally {
    if (!done?.ok) await env.CATALOGUE.prepare('DELETE FROM staged_postal_block WHERE run = ?').bind(staging.run).run();
  }
}
