import type { PostalCode, PostalPort } from '../../../src/commerce/postal';
import { borderRegionOf } from '../../../src/config/border-region';
import { canBePostalCode, STATES, stateOfPostalCode } from '../../../src/config/states';
import type { Env } from '../../env';

type Names = Pick<PostalCode, 'municipality' | 'city' | 'neighbourhoods'>;
type Region = Pick<PostalCode, 'state' | 'regionId' | 'regionCode'>;

interface Row {
  /** What the directory says of the code, as JSON. */
  listed: string | null;
  /** 1 where there is a directory; asked where the shop has no such code of its own. */
  hasDirectory: number | null;
  state: string | null;
  regionId: number | null;
  regionCode: string | null;
  municipality: string | null;
  city: string | null;
  neighbourhoods: string | null;
  covered: number | null;
  deliveryFrom: number | null;
  deliveryTo: number | null;
}

/** One row of the directory and one of the shop's own codes, at most. */
const LOOK_UP = `SELECT (SELECT codes -> ?1 FROM postal_block WHERE prefix = CAST(substr(?1, 1, 3) AS INTEGER)) AS listed,
    CASE WHEN own.code IS NULL THEN EXISTS (SELECT 1 FROM postal_directory) END AS hasDirectory,
    own.state, own.region_id AS regionId, own.region_code AS regionCode, own.municipality, own.city, own.neighbourhoods, own.covered, own.delivery_from AS deliveryFrom, own.delivery_to AS deliveryTo
  FROM (SELECT 1) LEFT JOIN postal_code AS own ON own.code = ?1`;

/** Whether a code that the directory does not list is none: not one of the shop's own, and either there is a directory or nobody can have it. */
const isNone = (code: string, hasDirectory: Row['hasDirectory']): boolean =>
  hasDirectory === 1 || (hasDirectory === 0 && !canBePostalCode(code));

const NO_NAMES: Names = { municipality: '', city: null, neighbourhoods: [] };

function namesOf({ listed, municipality, city, neighbourhoods }: Row): Names {
  if (listed !== null) return JSON.parse(listed) as Names;
  return municipality === null || neighbourhoods === null
    ? NO_NAMES
    : { municipality, city, neighbourhoods: JSON.parse(neighbourhoods) as string[] };
}

/** A shop's own code brings its region as its backend numbers it. */
const regionOf = ({ state, regionId, regionCode }: Row): Region | null =>
  state === null || regionId === null || regionCode === null ? null : { state, regionId, regionCode };

/**
 * The municipios that the shop's own codes lie in, by the region of their state: all that is known without a directory.
 */
async function ofOwnCodes(db: D1Database): Promise<Record<number, string[]>> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT substr(code, 1, 2) || '000' AS code, municipality FROM postal_code WHERE municipality <> ''`,
    )
    .all<{ code: string; municipality: string }>();
  const known: Record<number, string[]> = {};
  for (const { code, municipality } of results) {
    const state = stateOfPostalCode(code);
    if (state) known[state.regionId] = [...(known[state.regionId] ?? []), municipality];
  }
  for (const [regionId, names] of Object.entries(known))
    known[Number(regionId)] = [...new Set(names)].sort((a, b) => a.localeCompare(b, 'es'));
  return known;
}

/**
 * Postal codes: names out of the directory of the country, or else out of the shop's own codes; whether and when it is
 * delivered to out of these alone. A code that neither has is none; where there is no directory one that can exist is named by its
 * state, counts as covered and has no promise in days.
 */
export const embeddedPostal = ({ CATALOGUE }: Pick<Env, 'CATALOGUE'>): PostalPort => ({
  async postalCode(code) {
    const state = stateOfPostalCode(code);
    if (!state) return null;
    const row = await CATALOGUE.prepare(LOOK_UP).bind(code).first<Row>();
    if (!row) throw new Error('a postal code was looked up without an answer');
    if (row.listed === null && isNone(code, row.hasDirectory)) return null;
    const { covered, deliveryFrom: from, deliveryTo: to } = row;
    const names = namesOf(row);
    return {
      code,
      ...(regionOf(row) ?? { state: state.name, regionId: state.regionId, regionCode: state.regionCode }),
      ...names,
      covered: covered !== 0,
      deliveryDays: from === null || to === null ? null : { from, to },
      borderRegion: borderRegionOf(code, names.municipality),
    };
  },

  async states() {
    const row = await CATALOGUE.prepare('SELECT municipalities FROM postal_directory').first<{
      municipalities: string;
    }>();
    const known = row ? (JSON.parse(row.municipalities) as Record<number, string[]>) : await ofOwnCodes(CATALOGUE);
    return STATES.map(({ name, regionId }) => ({ name, municipalities: known[regionId] ?? [] })).sort((a, b) =>
      a.name.localeCompare(b.name, 'es'),
    );
  },
});
