import { DOOR_FILTER, FIT_CODE, isUsualDoor, readDoor } from '../../../../src/domain/catalogue/listing/door-filter';
import { doorEdges, edgeSql, edgeText } from '../../../../src/domain/fits/fit-key';
import { aslantLimits, type Opening } from '../../../../src/domain/fits/passage';
import type { PidQuery } from '../product-documents';

/**
 * Whether the key of a thing's measures says that it goes through a door, whole or in its parts: squarely where its two
 * shortest edges do, aslant by the limits of the door (`atDoor`, as a condition).
 */
function doorCondition(key: string, door: Opening): PidQuery {
  const [narrow, wide] = doorEdges(door).map(edgeText) as [string, string];
  const limits = JSON.stringify(aslantLimits(door).map(edgeText));
  const passes = (first: number): PidQuery => {
    const [short, long] = [edgeSql(key, first), edgeSql(key, first + 1)];
    return {
      sql: `(${short} <= ? AND (${long} <= ? OR ${long} <= coalesce(json_extract(?, '$[' || CAST(${short} AS INTEGER) || ']'), '')))`,
      params: [narrow, wide, limits],
    };
  };
  const [whole, parts] = [passes(0), passes(3)];
  return {
    sql: `(${whole.sql} OR (length(${key}) > 12 AND ${parts.sql}))`,
    params: [...whole.params, ...parts.params],
  };
}

/**
 * What a choice of values asks of a row of `table` (code, value). A door that is none of the usual ones is asked of the
 * measures.
 */
export function valueCondition(table: string, code: string, values: readonly string[]): PidQuery {
  const door = code === DOOR_FILTER && !values.every(isUsualDoor) ? readDoor(values[0] ?? '') : null;
  if (!door)
    return {
      sql: `code = ? AND ${table}.value IN (SELECT value FROM json_each(?))`,
      params: [code, JSON.stringify(values)],
    };
  const { sql, params } = doorCondition(`${table}.value`, door);
  return { sql: `code = ? AND ${sql}`, params: [FIT_CODE, ...params] };
}
