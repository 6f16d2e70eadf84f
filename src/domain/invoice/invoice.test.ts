import { expect, test } from 'vitest';
import { allowsUse, invoiceChoices, isRegimeOf, REGIME_CODES, USE_CODES } from './catalogue';
import { type Invoice, invoiceOf, invoiceProblems } from './invoice';
import { hasRightDigit, readRfc } from './rfc';

test.each([
  ['MANO610814JL5', 'person'],
  ['NIR6812205X9', 'company'],
  ['COSC8001137NA', 'person'],
  ['URE180429TM6', 'company'],
  ['mano-610814-jl5', 'person'],
  ['XAXX010101000', 'person'],
  ['XEXX010101000', 'person'],
  ['BAFJ850631AB1', 'date'],
  ['BAFJ851301AB1', 'date'],
  ['BAFJ850600AB1', 'date'],
  ['ABC000229AB1', 'company'],
  ['ABC010229AB1', 'date'],
  ['ABC1', 'shape'],
  ['', 'shape'],
  ['MANO610814JLZ', 'shape'],
  ['MANO6108I4JL5', 'shape'],
  ['x'.repeat(10_000), 'shape'],
])('the RFC %s is %s', (rfc, kind) => {
  expect(readRfc(rfc)).toBe(kind);
});

test('the last character follows from the others; of one that does not it is told', () => {
  for (const rfc of [
    'MANO610814JL5',
    'NIR6812205X9',
    'COSC8001137NA',
    'URE180429TM6',
    'XAXX010101000',
    'XEXX010101000',
  ])
    expect(hasRightDigit(rfc)).toBe(true);
  for (const rfc of ['MANO610814JL6', 'NIR6812205X8', 'URE180429TMA']) expect(hasRightDigit(rfc)).toBe(false);
});

const PERSON_REGIMES = ['605', '606', '607', '608', '610', '611', '612', '614', '615', '616', '621', '625', '626'];
const COMPANY_REGIMES = ['601', '603', '610', '620', '622', '623', '624', '626'];
const BUSINESS_REGIMES = ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'];

test('regimes by person and uses by regime are those of the catalogue', () => {
  expect(REGIME_CODES.filter((code) => isRegimeOf(code, 'person'))).toEqual(PERSON_REGIMES);
  expect(REGIME_CODES.filter((code) => isRegimeOf(code, 'company'))).toEqual(COMPANY_REGIMES);
  const allowing = (use: string) => REGIME_CODES.filter((code) => allowsUse(code, use));
  for (const use of ['G01', 'G03', 'I01', 'I08']) expect(allowing(use)).toEqual(BUSINESS_REGIMES);
  for (const use of ['D01', 'D10'])
    expect(allowing(use)).toEqual(['605', '606', '607', '608', '611', '612', '614', '615', '625']);
  expect(allowing('G02')).toEqual([...BUSINESS_REGIMES, '616'].sort());
  expect(allowing('S01')).toEqual(REGIME_CODES);
  for (const use of ['CP01', 'CN01', '', 'x']) expect(allowing(use)).toEqual([]);
  expect(allowsUse('999', 'S01')).toBe(false);
  expect(USE_CODES).toHaveLength(22);
});

const person: Invoice = {
  taxId: 'MANO610814JL5',
  company: 'Olga Martínez',
  taxRegime: '612',
  cfdiUse: 'G03',
  fiscalZipCode: '97000',
};
const company: Invoice = {
  ...person,
  taxId: 'URE180429TM6',
  company: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
  taxRegime: '601',
  cfdiUse: 'G01',
};

test('an invoice is kept in capitals, as the certificate has it', () => {
  expect(invoiceOf({ ...person, taxId: ' mano610814jl5', company: ' olga  martínez ' })).toMatchObject({
    taxId: 'MANO610814JL5',
    company: 'OLGA MARTÍNEZ',
  });
});

test.each<[what: string, invoice: Invoice, problems: string[]]>([
  ['of a person', person, []],
  ['of a company', company, []],
  ['of the general public', { ...person, taxId: 'XAXX010101000', taxRegime: '616', cfdiUse: 'S01' }, []],
  [
    'of the general public otherwise',
    { ...person, taxId: 'XAXX010101000' },
    ['taxRegime genericRfc', 'cfdiUse genericRfc'],
  ],
  ['of a person with the regime of companies', { ...person, taxRegime: '601' }, ['taxRegime regimeOfKind']],
  ['of a company with the regime of persons', { ...company, taxRegime: '612' }, ['taxRegime regimeOfKind']],
  ['of wages for goods (case G13)', { ...person, taxRegime: '605', cfdiUse: 'G01' }, ['cfdiUse useOfRegime']],
  ['of a company for a doctor (case G15)', { ...company, cfdiUse: 'D01' }, ['cfdiUse useOfRegime']],
  ['with a date that is none', { ...person, taxId: 'BAFJ850631AB1' }, ['taxId rfcDate']],
])('%s', (_what, invoice, problems) => {
  expect(invoiceProblems(invoice).map(({ field, rule }) => `${field} ${rule}`)).toEqual(problems);
});

test('what a company adds to its name is left to the certificate, a name of a person or a word of the name is not', () => {
  const refused = (name: string) => invoiceProblems({ ...company, company: name }).length > 0;
  const added = [
    'S.A. de C.V.',
    'SA DE CV',
    ', S.A.P.I. de C.V.',
    'S. de R.L. de C.V.',
    'S DE RL',
    'S.C.',
    'A.C.',
    'SAS',
    'S.A.S. de C.V.',
    'SA',
  ];
  expect(added.filter((end) => !refused(`Muebles del Sur ${end}`))).toEqual([]);
  expect(['MUEBLES DEL SUR', 'CASA DE CAMPO', 'SA', 'LA MESA', 'GRUPO AC DELTA'].filter(refused)).toEqual([]);
  expect(invoiceProblems({ ...person, company: 'ANA SA' })).toEqual([]);
});

test('what can be chosen follows the length of the RFC, and the uses the regime', () => {
  expect(invoiceChoices('', '')).toEqual({ regimes: REGIME_CODES, uses: USE_CODES });
  expect(invoiceChoices('mano-610814-jl5', '').regimes).toEqual(PERSON_REGIMES);
  expect(invoiceChoices('URE180429TM6', '').regimes).toEqual(COMPANY_REGIMES);
  expect(invoiceChoices('URE180429TM6', '').uses).not.toContain('D01');
  expect(invoiceChoices('MANO610814JL5', '605').uses).toEqual([
    ...USE_CODES.filter((code) => code.startsWith('D')),
    'S01',
  ]);
  // A regime of the other kind says nothing of the uses.
  expect(invoiceChoices('URE180429TM6', '605').uses).toContain('G03');
  expect(invoiceChoices('XAXX010101000', '')).toEqual({ regimes: ['616'], uses: ['S01'] });
  expect(invoiceChoices('x'.repeat(10_000), 'x')).toEqual({ regimes: REGIME_CODES, uses: USE_CODES });
});
