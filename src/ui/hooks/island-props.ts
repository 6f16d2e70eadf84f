import type { Islands } from '../island';
import { islandProps, markupAt } from './joined-markup';

/**
 * What a page of the shop gives its client component of this name: so a page is read as data by the one description
 * there is of it. null where there was no answer
 * before `limit` ended, or none in it.
 */
export async function islandPropsAt<Name extends keyof Islands>(
  address: string,
  name: Name,
  limit?: AbortSignal,
): Promise<Islands[Name] | null> {
  const page = await markupAt(address, limit);
  return page && islandProps(page, name);
}
