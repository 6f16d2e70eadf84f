import { z } from 'zod';
import type { TaxRuleDocument } from '../../domain/catalogue/document';
import { once } from '../../domain/once';
import type { Result } from '../../domain/result';
import { cleanRecord } from './clean';
import { labelIfAny } from './labels';
import { id, ids, integerIfAny, line, listOf, missingOr, REFUSALS, toNumber } from './lenient';
import { refusal } from './refusal';

const MAX_LIST = 1000;
const MAX_RATE_PERCENT = 100;

const rate = once(() =>
  z.object({
    id: integerIfAny(),
    rate: z.preprocess(
      toNumber,
      z.number(missingOr(REFUSALS.notNumber)).min(0, REFUSALS.negative).max(MAX_RATE_PERCENT, REFUSALS.tooLarge),
    ),
    tax_country_id: line(2),
    tax_region_id: integerIfAny(),
    region_name: labelIfAny(100),
  }),
);

const schema = once(() =>
  z.looseObject({
    id: id(),
    code: labelIfAny(255),
    product_tax_class_ids: ids(MAX_LIST),
    customer_tax_class_ids: ids(MAX_LIST),
    rates: listOf(rate(), MAX_LIST),
  }),
);

/**
 * A tax rule as the shop keeps it, rates in percent; refused (422, with its fields) without an id or with a rate that
 * is none.
 */
export function parseTaxRule(raw: Record<string, unknown>): Result<TaxRuleDocument> {
  const parsed = schema().safeParse(cleanRecord(raw));
  return parsed.success ? { ok: true, value: parsed.data } : refusal('taxrule', parsed.error);
}
