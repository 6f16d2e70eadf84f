import type { OtherNames, Synonyms } from '../../../../../src/domain/search/content-blocks';

/** A line of what leads to one thing after another: no folded word has a comma. */
const BETWEEN = ',';

/** Terms in their order, and of each the place of what it leads to, which many have in common. */
interface Written {
  terms: string;
  others: string[];
  at: number[];
}

function written(synonyms: Synonyms): Written {
  const places = new Map<string, number>();
  const at = [...synonyms.values()].map((others) => {
    const line = others.join(BETWEEN);
    const place = places.get(line) ?? places.size;
    places.set(line, place);
    return place;
  });
  return { terms: [...synonyms.keys()].join(BETWEEN), others: [...places.keys()], at };
}

const parts = (line: string): string[] => (line === '' ? [] : line.split(BETWEEN));

/** Throws where a term has no place, as in a file that is not whole. */
function synonymsOf({ terms, others, at }: Written): Synonyms {
  const lines = others.map(parts);
  const each = parts(terms);
  if (each.length !== at.length) throw new Error(`${each.length} terms lead to ${at.length} places`);
  return new Map(
    each.map((term, index) => {
      const line = lines[at[index] ?? -1];
      if (!line) throw new Error('a term leads nowhere');
      return [term, line];
    }),
  );
}

/** Other names, folded already, as a text that is quickly read. */
export const writeNames = ({ same, similar, purposes, unsold }: OtherNames): string =>
  JSON.stringify({
    same: written(same),
    similar: written(similar),
    purposes: written(purposes),
    ...(unsold && { unsold: written(unsold) }),
  });

/** Those names again. Throws where the text is none of these. */
export function readNames(text: string): OtherNames {
  const { same, similar, purposes, unsold } = JSON.parse(text) as Record<'same' | 'similar' | 'purposes', Written> & {
    unsold?: Written;
  };
  return {
    same: synonymsOf(same),
    similar: synonymsOf(similar),
    purposes: synonymsOf(purposes),
    ...(unsold && { unsold: synonymsOf(unsold) }),
  };
}
