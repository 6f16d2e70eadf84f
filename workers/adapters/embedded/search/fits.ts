import { LEADING_UNITS } from '../../../../src/domain/search/measures';
import { numbersInLetters } from '../../../../src/domain/search/numbers';
import type { MeasureWish } from '../../../../src/domain/search/sizes';
import { apartWords } from '../../../../src/domain/search/text';
import type { PidQuery } from '../product-documents';

/** What comes nearest weighs so much of what tells no measure; what is half or a third too large or small loses all of this. */
const FITTING = 1.5;
const UNFITTING = 1;
const STEEPNESS = 2.5;
/** Where nothing fits, the nearest does as far as it is a third too large or small. */
const NEARLY = 0.35;

const LETTERS = JSON.stringify(numbersInLetters());

/** The last word of a text of words with blanks between. */
const lastOf = (text: string): string => `substr(${text}, length(rtrim(${text}, replace(${text}, ' ', ''))) + 1)`;

/** How far a number is from what was wished: 0 is what fits; null where nothing is told by it. */
const AWAY = `CASE WHEN wanted IS NULL THEN CASE WHEN least = most THEN NULL WHEN way = 'most' THEN ln(number / least) ELSE ln(most / number) END
  WHEN way = 'most' THEN max(0, ln(number / wanted)) WHEN way = 'least' THEN max(0, ln(wanted / number)) ELSE abs(ln(number / wanted)) END`;

/**
 * The table `fits`, behind `texts`: pid and the factor its score is multiplied with, of products whose name or keywords
 * tell one of the measures that were wished. A number stands before its unit, in letters too (Seis Quemadores), its
 * thousands or decimals as a word of their own (1 100, 1 5), or behind it (rodada 20).
 */
export function fitsTable(wishes: readonly MeasureWish[]): PidQuery {
  const units = wishes.flatMap(({ units, number, way }) =>
    units.map((unit) => ({
      text: apartWords([unit]),
      leads: LEADING_UNITS.includes(unit) ? 1 : 0,
      wanted: number,
      way,
      kind: units[0],
    })),
  );
  return {
    sql: `measured AS (SELECT pid, kind, wanted, way, leads, rtrim(substr(naming_text, 1, found - 1)) AS before, ltrim(substr(naming_text, found + length(unit_text))) AS behind
        FROM (SELECT pid, name || keywords AS naming_text, unit.value ->> 'text' AS unit_text, instr(name || keywords, unit.value ->> 'text') AS found,
          unit.value ->> 'kind' AS kind, unit.value ->> 'wanted' AS wanted, unit.value ->> 'way' AS way, unit.value ->> 'leads' AS leads
          FROM texts CROSS JOIN json_each(?) AS unit WHERE instr(name || keywords, unit.value ->> 'text'))),
      told AS (SELECT pid, kind, wanted, way, CASE WHEN leads THEN substr(behind, 1, instr(behind || ' ', ' ') - 1) ELSE ${lastOf('before')} END AS last,
        CASE WHEN leads THEN '' ELSE rtrim(substr(before, 1, length(before) - length(${lastOf('before')}))) END AS rest FROM measured),
      numbers AS (SELECT pid, kind, wanted, way, CASE WHEN last GLOB '[0-9]*' AND ${lastOf('rest')} GLOB '[0-9]*' AND length(last) <> 2
          THEN CAST(${lastOf('rest')} || CASE length(last) WHEN 3 THEN '' ELSE '.' END || last AS REAL)
          ELSE CAST(coalesce('${LETTERS}' ->> nullif(last, ''), last) AS REAL) END AS number FROM told),
      ranged AS (SELECT *, min(number) OVER same AS least, max(number) OVER same AS most FROM numbers WHERE number > 0 WINDOW same AS (PARTITION BY kind)),
      fits AS MATERIALIZED (SELECT pid, ${FITTING} - min(${UNFITTING}, ${STEEPNESS} * min(away - min(nearest, ${NEARLY}))) AS factor
        FROM (SELECT pid, away, min(away) OVER (PARTITION BY kind) AS nearest FROM (SELECT pid, kind, ${AWAY} AS away FROM ranged) WHERE away IS NOT NULL) GROUP BY pid)`,
    params: [JSON.stringify(units)],
  };
}
