import { expect, test } from 'vitest';
import type { AttributeDocument } from '../catalogue/document';
import { attribute } from '../catalogue/documents.fixture';
import { measuresOf, nearestTo } from './near-measures';

const filter = (code: string, label: string, labels: string[], isFilterable = true): [string, AttributeDocument] => [
  code,
  attribute(code, {
    default_frontend_label: label,
    is_filterable: isFilterable,
    options: labels.map((one, index) => ({ value: String(index), label: one, sort_order: index })),
  }),
];
const KNOWN = measuresOf(
  new Map([
    filter('pulgadas', 'Pulgadas', ['43', '50 pulgadas', '65"', '43 pulgadas', 'Otra']),
    filter('rodada', 'Rodada', ['Rodada 24', 'Rodada 28']),
    filter('oculto', 'Oculto', ['20 kg'], false),
  ]),
);

test('the measures of a catalogue are those of its filters, by unit, each once', () => {
  expect([...KNOWN]).toEqual([
    ['pulgadas', [43, 50, 65]],
    ['rodada', [24, 28]],
  ]);
});

test('the nearest two in the same unit, without the one that is asked for, in their ways of writing', () => {
  expect(nearestTo(KNOWN, 'pulgadas', 55).map(([one]) => one)).toEqual(['50 pulgadas', '65 pulgadas']);
  expect(nearestTo(KNOWN, 'pulgadas', 43).map(([one]) => one)).toEqual(['50 pulgadas', '65 pulgadas']);
  expect(nearestTo(KNOWN, 'rodada', 26)[0]).toContain('r28');
  expect(nearestTo(KNOWN, 'kg', 20)).toEqual([]);
});
