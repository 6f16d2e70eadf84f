import type { ProductSource } from '../../../../src/commerce/cart-backend';
import type { FilterValue } from '../../../../src/commerce/catalogue';
import type { Commerce } from '../../../../src/commerce/commerce';
import { type PricedFor, priceGroupOf } from '../../../../src/commerce/load-pricing';
import { stockSkus } from '../../../../src/domain/cart/item/item-request';
import { isHidden } from '../../../../src/domain/catalogue/availability';
import type { AttributeDocument, ProductDocument, TaxRuleDocument } from '../../../../src/domain/catalogue/document';
import { memberSkus } from '../../../../src/domain/catalogue/members';

const MAX_RULES = 1000;

type Ports = Pick<Commerce, 'catalogue' | 'stock'> & { shopper: PricedFor };

async function query<T>(
  { catalogue, shopper }: Ports,
  entity: 'product' | 'taxrule' | 'attribute',
  attribute: string | null,
  values: FilterValue[],
): Promise<T[]> {
  const found = await catalogue.query({
    entity,
    text: '',
    filters: attribute === null ? [] : [{ attribute, scope: 'default', value: { in: values } }],
    availableFilters: [],
    sort: [],
    size: attribute === null ? MAX_RULES : values.length,
    from: 0,
    includeFields: null,
    excludeFields: null,
    groupId: priceGroupOf(shopper),
  });
  if (!found.ok) throw new Error(`${entity} documents cannot be read: ${found.problem.message}`);
  return found.value.items as T[];
}

async function documentsOf(ports: Ports, skus: string[]): Promise<ProductDocument[]> {
  const named = await query<ProductDocument>(ports, 'product', 'sku', skus);
  const alone = new Set(named.filter((doc) => !isHidden(doc)).map((doc) => doc.sku));
  const variants = new Set(named.flatMap((doc) => doc.configurable_children.map((child) => child.sku)));
  const orphans = skus.filter((sku) => !alone.has(sku) && !variants.has(sku));
  return orphans.length === 0
    ? named
    : [...named, ...(await query<ProductDocument>(ports, 'product', 'configurable_children.sku', orphans))];
}

const sourceOf = (ports: Ports, borderRate: ProductSource['borderRate']): ProductSource => ({
  borderRate,
  async find(skus) {
    const documents = await documentsOf(ports, skus);
    const members = [...new Set(documents.flatMap(memberSkus))];
    return { documents, members: members.length > 0 ? await documentsOf(ports, members) : [] };
  },
  rules: () => query<TaxRuleDocument>(ports, 'taxrule', null, []),
  async attributes(docs) {
    const wordless = docs
      .flatMap((doc) => doc.configurable_options)
      .filter((option) => option.values.some((value) => !value.label));
    const codes = [...new Set(wordless.map((option) => option.attribute_code))];
    const found = codes.length === 0 ? [] : await query<AttributeDocument>(ports, 'attribute', 'attribute_code', codes);
    return new Map(found.map((attribute) => [attribute.attribute_code, attribute]));
  },
  stock: (docs) => ports.stock.verify([...new Set(docs.flatMap(stockSkus))]),
});

/**
 * Products by the ports of any adapter: documents by sku, and by variant for those that are none by themselves; then
 * the members of sets. Prices are those of this shopper.
 */
export const portSource = (
  commerce: Pick<Commerce, 'catalogue' | 'stock'>,
  borderRate: ProductSource['borderRate'],
  shopper: PricedFor = null,
): ProductSource => sourceOf({ catalogue: commerce.catalogue, stock: commerce.stock, shopper }, borderRate);
