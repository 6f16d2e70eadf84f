import type { AttributeDocument } from '../catalogue/document';
import { isFilter } from '../catalogue/listing/filters';
import { measureAt, spacedMeasures } from './measures';
import { tokens } from './text';

/** The numbers that the filters of a catalogue offer, by unit. */
export type Measures = ReadonlyMap<string, readonly number[]>;

export const NONE_KNOWN: Measures = new Map();

const MOST_NEAR = 2;

const known = new WeakMap<object, Measures>();

/** The measures among the values of these attributes, made once for each catalogue that is held. */
export function measuresOf(attributes: ReadonlyMap<string, AttributeDocument>): Measures {
  const held = known.get(attributes);
  if (held) return held;
  const found = [...attributes.values()].filter(isFilter).flatMap(({ options, default_frontend_label: label }) =>
    options.flatMap((option) => {
      const bare = /^\d+$/.test(option.label.trim()) ? `${option.label} ${label}` : option.label;
      const measure = measureAt(tokens(spacedMeasures(bare)), 0);
      return measure ? [{ unit: measure.unit, number: measure.value }] : [];
    }),
  );
  const made: Measures = new Map(
    [...Map.groupBy(found, ({ unit }) => unit)].map(([unit, all]) => [
      unit,
      [...new Set(all.map(({ number }) => number))],
    ]),
  );
  known.set(attributes, made);
  return made;
}

/** A measure in the ways a product may write it. */
function formsOf(unit: string, number: number): string[] {
  const text = unit === 'rodada' ? `${unit} ${number}` : `${number} ${unit}`;
  return measureAt(tokens(text), 0)?.forms ?? [];
}

/** The known measures nearest to a number in its unit, the nearest first, each in the ways a product may write it. */
export function nearestTo(measures: Measures, unit: string, wanted: number): string[][] {
  const away = (one: number): number => Math.abs(Math.log(one / wanted));
  return (measures.get(unit) ?? [])
    .filter((one) => one !== wanted && one > 0)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST_NEAR)
    .map((one) => formsOf(unit, one))
    .filter((forms) => forms.length > 0);
}
