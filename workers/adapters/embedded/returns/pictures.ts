import type { ServedPicture } from '../../../../src/commerce/returns';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { isReturnOver, MOST_PICTURES } from '../../../../src/domain/returns/return';
import { stripPicture } from '../../../../src/domain/returns/strip-picture';
import type { Env } from '../../../env';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import type { KeptReturn } from './read';

type Store = Pick<Env, 'SHOP' | 'PICTURES'>;

/** Where the bytes of a picture lie. */
const keyOf = (id: string): string => `returns/${id}`;

/**
 * Keeps a picture of a return without what it says of its place. Its bytes first: a row without them would be a picture
 * that cannot be opened, bytes without a row are taken away again. Five pictures however many are sent at once.
 */
export async function addPicture(
  env: Store,
  { row }: KeptReturn,
  sent: Uint8Array,
  now: number,
): Promise<Result<null>> {
  if (isReturnOver(row.status)) return refuse(409, RETURNS_MESSAGES.notNow);
  const picture = stripPicture(sent);
  if (!picture)
    return refuse(422, RETURNS_MESSAGES.pictureUnread, {
      fields: [{ field: 'foto', rule: 'value', message: RETURNS_MESSAGES.pictureUnread }],
    });
  const id = newToken();
  await env.PICTURES.put(keyOf(id), picture.bytes, { httpMetadata: { contentType: picture.type } });
  // Written again after its answer was lost, the batch finds its own row.
  const [, written] = await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(
        `INSERT OR IGNORE INTO order_return_picture (id, return_number, type, created_at) SELECT ?1, ?2, ?3, ?4
         WHERE (SELECT count(*) FROM order_return_picture WHERE return_number = ?2) < ${MOST_PICTURES}`,
      ).bind(id, row.number, picture.type, now),
      env.SHOP.prepare('SELECT 1 FROM order_return_picture WHERE id = ?').bind(id),
    ]),
  );
  if (written?.results.length) return ok(null);
  await env.PICTURES.delete(keyOf(id));
  return refuse(409, RETURNS_MESSAGES.picturesFull);
}

/** Takes a picture of a return away; once more it changes nothing. */
export async function removePicture(env: Store, { told, row }: KeptReturn, id: string): Promise<Result<null>> {
  if (isReturnOver(row.status)) return refuse(409, RETURNS_MESSAGES.notNow);
  if (!told.pictures.some((picture) => picture.id === id)) return ok(null);
  await env.PICTURES.delete(keyOf(id));
  await withRetry(() =>
    env.SHOP.prepare('DELETE FROM order_return_picture WHERE id = ? AND return_number = ?').bind(id, row.number).run(),
  );
  return ok(null);
}

/** A picture of a return; 404 for any other. */
export async function readPicture(env: Store, { told }: KeptReturn, id: string): Promise<Result<ServedPicture>> {
  const kept = told.pictures.find((picture) => picture.id === id);
  const found = kept ? await env.PICTURES.get(keyOf(id)) : null;
  return kept && found ? ok({ type: kept.type, body: found.body }) : refuse(404, RETURNS_MESSAGES.unknown);
}

/** Pictures that go in one run. */
const STEP_PICTURES = 200;

/** Erases pictures that were kept so long (ms), their bytes first: what fails is tried a minute later. */
export const erasePictures =
  (keptMs: number) =>
  async (env: Store, now: number): Promise<void> => {
    const { results } = await env.SHOP.prepare('SELECT id FROM order_return_picture WHERE created_at < ? LIMIT ?')
      .bind(now - keptMs, STEP_PICTURES)
      .all<{ id: string }>();
    if (results.length === 0) return;
    const ids = results.map(({ id }) => id);
    await env.PICTURES.delete(ids.map(keyOf));
    await env.SHOP.prepare('DELETE FROM order_return_picture WHERE id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(ids))
      .run();
  };
