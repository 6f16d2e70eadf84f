import type { TaxRuleDocument } from '../../../src/domain/catalogue/document.ts';
import { IVA } from '../kit/price.ts';
import { TAXABLE, UNTAXED } from '../kit/product.ts';

/** Customer classes: retail and wholesale. */
const CUSTOMER_CLASSES = [1, 2, 3];

const rule = (id: number, code: string, productClass: number, rate: number): TaxRuleDocument => ({
  id,
  code,
  product_tax_class_ids: [productClass],
  customer_tax_class_ids: CUSTOMER_CLASSES,
  rates: [{ id, rate, tax_country_id: 'MX', tax_region_id: 0 }],
});

export const TAX_RULES: TaxRuleDocument[] = [rule(1, 'IVA general', TAXABLE, IVA), rule(2, 'Sin IVA', UNTAXED, 0)];
