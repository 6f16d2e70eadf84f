import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type DocumentKind, parseDocument, reasonOf } from '.';
import { DOCUMENT_SHAPES, type Field, SHAPES } from './fields';

const DOC = readFileSync(fileURLToPath(new URL('../../../docs/catalogue.md', import.meta.url)), 'utf8');
const EXAMPLES = [...DOC.matchAll(/### (\w+)\.json\n\n```json\n([\s\S]*?)\n```/g)].map(
  ([, kind = '', text = '']): [DocumentKind, Record<string, unknown>[]] => [kind as DocumentKind, JSON.parse(text)],
);

const row = ({ name, type, isRequired, limits, readBy }: Field): string =>
  `| \`${name}\`${isRequired ? ' (required)' : ''} | ${type} | ${limits.replaceAll('|', '\\|')} | ${readBy} |`;

test.each(Object.entries(SHAPES))(
  'docs/catalogue.md tells every field of %s as the OpenAPI document does',
  (name, fields) => {
    const [, section = ''] = DOC.split(new RegExp(`\\n##+ ${name}\\n`));
    const rows = (section.split(/\n##+ /)[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual(fields.map(row));
  },
);

test('the example has every kind there is', () => {
  expect(EXAMPLES.map(([kind]) => kind).sort()).toEqual(Object.keys(DOCUMENT_SHAPES).sort());
});

describe.each(EXAMPLES)('the example of %s', (kind, documents) => {
  test('is taken whole, with nothing left out', () => {
    for (const document of documents) {
      const notes: string[] = [];
      const parsed = parseDocument(kind, document, { note: (field, message) => notes.push(`${field}: ${message}`) });
      expect(parsed.ok ? notes : reasonOf(parsed.problem)).toEqual([]);
    }
  });

  test('has what is required, and fields that are told or attributes', () => {
    const fields = SHAPES[DOCUMENT_SHAPES[kind as keyof typeof DOCUMENT_SHAPES]] ?? [];
    const told = [...fields.map(({ name }) => name), 'color', 'patas'];
    for (const document of documents) expect(Object.keys(document).filter((name) => !told.includes(name))).toEqual([]);
  });
});

test('what the fields say is required is what is refused without it', () => {
  for (const [kind, documents] of EXAMPLES) {
    for (const { name } of (SHAPES[DOCUMENT_SHAPES[kind as keyof typeof DOCUMENT_SHAPES]] ?? []).filter(
      ({ isRequired }) => isRequired,
    )) {
      const [whole = {}] = documents.filter((document) => document.type_id === undefined);
      const { [name]: _, ...rest } = whole;
      expect([kind, name, parseDocument(kind, rest).ok]).toEqual([kind, name, false]);
    }
  }
});
