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

/** Reduced rate of the northern border, in percent; it covers the whole of this state. */
const BORDER_IVA = 8;
const BORDER_STATE = { id: 2, name: 'Baja California' };

/** The rules of the whole demo: the border's rate stands before the general one, which has no region. */
export const ALL_TAX_RULES: TaxRuleDocument[] = TAX_RULES.map((each) =>
  each.product_tax_class_ids.includes(TAXABLE)
    ? {
        ...each,
        rates: [{ id: 3, rate: BORDER_IVA, tax_country_id: 'MX', tax_region_id: BORDER_STATE.id, region_name: BORDER_STATE.name }, ...each.rates],
      }
    : each,
);
