import type { CataloguePort } from '../../../../src/commerce/catalogue';
import { type Guarantee, type GuaranteesPort, NO_GUARANTEE } from '../../../../src/commerce/own/guarantees';
import { CATALOGUE_MESSAGES } from '../../../../src/contract/catalogue/messages';
import type { Product } from '../../../../src/domain/catalogue/product';
import { ok, refuse } from '../../../../src/domain/result';
import { foldText } from '../../../../src/domain/search/text';
import type { Guarantor } from '../../../settings/guarantees';

/** Attribute of a product that says what guarantee it has. */
const KIND = 'tipo_garantia';

const answersFor = ({ brands }: Guarantor, brand: string | null): boolean =>
  brands === undefined || (brand !== null && brands.some((one) => foldText(one) === foldText(brand)));

/** What a product says of itself counts before what its guarantors do. */
function guaranteeOf(
  { brand, attributes }: Pick<Product, 'brand' | 'attributes'>,
  all: readonly Guarantor[],
): Guarantee {
  const mine = all.filter((one) => answersFor(one, brand));
  const said = attributes.find(({ code }) => code === KIND)?.value;
  return {
    kind: said || mine[0]?.kind || NO_GUARANTEE,
    providers: mine.map(({ name, phone, url }) => ({ name, phone, url })),
  };
}

async function skuOf(catalogue: Pick<CataloguePort, 'query'>, id: number): Promise<string | null> {
  const found = await catalogue.query({
    entity: 'product',
    text: '',
    filters: [{ attribute: 'id', scope: 'default', value: { eq: id } }],
    availableFilters: [],
    sort: [],
    size: 1,
    from: 0,
    includeFields: ['sku'],
    excludeFields: null,
    groupId: 0,
  });
  const sku = found.ok ? (found.value.items[0] as { sku?: unknown } | undefined)?.sku : undefined;
  return typeof sku === 'string' ? sku : null;
}

/** Guarantees by what products say and a store view configures. */
export const embeddedGuarantees = (
  catalogue: Pick<CataloguePort, 'product' | 'query'>,
  guarantors: readonly Guarantor[],
): GuaranteesPort => ({
  ofCustomer: () => ({
    async of(asked) {
      const sku = 'sku' in asked ? asked.sku : await skuOf(catalogue, asked.id);
      if (sku === null) return refuse(404, CATALOGUE_MESSAGES.productUnknown);
      const found = await catalogue.product(sku, null);
      // Of what is not sold any more nothing is known but who answers for everything.
      const product = found.state === 'found' ? found.page.product : { brand: null, attributes: [] };
      return ok(guaranteeOf(product, guarantors));
    },
  }),
});
