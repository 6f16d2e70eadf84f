import { type Centavos, toCentavos } from '../money';
import type { CartLine, LineWarranty, ProductOption, TotalSegment } from './cart';
import { checksumOf } from './item/checksum';

/** A line for tests: 1 × LAMP-01, net 100.00, IVA 16 %. */
export function testLine(change: Partial<CartLine> = {}): CartLine {
  const sku = change.sku ?? 'LAMP-01';
  const productOption = change.productOption ?? null;
  return {
    itemId: 1,
    sku,
    parentSku: sku,
    qty: 1,
    prevQty: null,
    name: 'Lámpara de pie',
    productType: 'simple',
    productOption,
    options: [],
    warranty: null,
    deliveryOption: null,
    checksum: checksumOf(productOption),
    image: null,
    slug: 'lampara-77',
    categoryIds: [20],
    unitNet: toCentavos(100_00),
    unitTax: toCentavos(16_00),
    unitGross: toCentavos(116_00),
    regularGross: toCentavos(116_00),
    taxRate: 16,
    taxClassId: 2,
    stockQty: null,
    inStock: true,
    info: {},
    errors: {},
    serverItemId: null,
    serverCartId: null,
    ...change,
  };
}

/** A line that costs this much with IVA at 16 %. */
export function pricedLine(grossCentavos: number, change: Partial<CartLine> = {}): CartLine {
  const unitTax = toCentavos(Math.round((grossCentavos * 16) / 116));
  const unitGross = toCentavos(grossCentavos);
  return testLine({ unitGross, unitTax, unitNet: toCentavos(unitGross - unitTax), regularGross: unitGross, ...change });
}

export const configured = (...choices: [attributeId: string, value: string | number][]): ProductOption => ({
  extension_attributes: {
    configurable_item_options: choices.map(([option_id, option_value]) => ({ option_id, option_value })),
  },
});

export const testWarranty = (sku = 'GAR-24'): LineWarranty => ({
  sku,
  name: 'Garantía de 24 meses',
  months: 24,
  unitNet: toCentavos(50_00),
  unitGross: toCentavos(58_00),
});

/** Σ of the lines that are added; equal to the grand total. */
export const addedSegments = (segments: readonly TotalSegment[]): Centavos =>
  toCentavos(segments.reduce((total, segment) => (segment.area ? total : total + segment.value), 0));
