import { expect, test } from 'vitest';
import { configured } from '../line-fixture';
import { checksumOf } from './checksum';

test('a checksum is that of the family, whether option values are numbers or text (case A1)', () => {
  const known = '357e8f9f8918873f12ed993c3073ddd3e8980c933034b5e2fdab10b6';
  expect(checksumOf(configured(['93', 53], ['142', 169]))).toBe(known);
  expect(checksumOf(configured(['93', '53'], ['142', '169']))).toBe(known);
});

test('nothing chosen has the known checksum of null (case A3)', () => {
  expect(checksumOf(null)).toBe('d766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44');
  expect(checksumOf(undefined)).toBe(checksumOf(null));
});

test('the order of keys counts (case A5), that of options in an object does not differ from a list', () => {
  const turned = { extension_attributes: { configurable_item_options: [{ option_value: 53, option_id: '93' }] } };
  expect(checksumOf(turned)).not.toBe(checksumOf(configured(['93', 53])));
  const bundle = { option_id: 1, option_qty: 2 };
  expect(checksumOf({ extension_attributes: { bundle_options: { 1: bundle } } })).toBe(
    checksumOf({ extension_attributes: { bundle_options: [bundle] } }),
  );
});

test('the first kind of options that is not empty decides; with none the whole option does', () => {
  const custom_options = [{ option_id: '1', option_value: 'Ana' }];
  const mixed = {
    extension_attributes: {
      bundle_options: [],
      custom_options,
      configurable_item_options: [{ option_id: '93', option_value: 1 }],
    },
  };
  expect(checksumOf(mixed)).toBe(checksumOf({ extension_attributes: { custom_options } }));
  expect(checksumOf({ extension_attributes: {} })).not.toBe(checksumOf(null));
});
