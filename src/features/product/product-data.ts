import { commerce, requestContext } from '../../commerce/request-context';
import { RETURN_DAYS } from '../../config/terms';
import { isHandedOver } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { NO_CENTAVOS, toDecimal } from '../../domain/money';
import { deliveryGross } from '../../domain/shipping/shipping';
import { productPath } from '../../domain/url';
import { specialShipping } from '../shop/delivery/shipping-data';
import { absolute, href } from '../shop/links';
import { mediaUrl } from '../shop/media';
import { cut, plainText } from '../shop/plain-text';

const GALLERY_SIZE = 1024;
const DESCRIPTION_CHARS = 500;
/** The first pictures are the variant's own; what comes behind them may be another's. */
const IMAGES_OF_A_VARIANT = 4;
const SCHEMA = 'https://schema.org/';
const NEW = 'NewCondition';

const amount = (gross: Product['price']['gross']): number => toDecimal(gross);

/** Distance sales may be taken back; the way back is paid by whoever changed their mind. */
const returnPolicy = () => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: requestContext().store.i18n.defaultCountry,
  returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: `${SCHEMA}ReturnByMail`,
  returnFees: `${SCHEMA}ReturnFeesCustomerResponsibility`,
  merchantReturnLink: absolute(href('/garantias-y-devoluciones')),
});

const pageAddress = ({ parentSku, slug }: Product): string => absolute(href(productPath(parentSku, slug)));

/**
 * What terms of variants and their group are called in their page, as each variant names them: a letter. Pictures are
 * numbers. That it is the same group on each page of a variant is said by its `productGroupID`.
 */
const RETURNS = '#d';
const GROUP = '#m';

/** What the group says of how a variant is brought; null where the shop says it of whatever it sends. */
function shippingName({ type, isSpecial, price }: Product): string | null {
  const { rates } = commerce().shipping;
  if (!rates || !isSpecial || !isHandedOver(type)) return null;
  return deliveryGross(price.gross, rates) === NO_CENTAVOS ? '#g' : '#e';
}

/** Return of an offer, and its delivery where it is not that of the shop: written out, or of one among variants by the names they have in the group. */
function terms(product: Product): object {
  if (!isHandedOver(product.type)) return {};
  if (product.options.length > 0) {
    const shipping = shippingName(product);
    return {
      ...(shipping ? { shippingDetails: { '@id': shipping } } : {}),
      hasMerchantReturnPolicy: { '@id': RETURNS },
    };
  }
  const shipping = product.isSpecial ? specialShipping(product.price.gross) : null;
  return { ...(shipping ? { shippingDetails: shipping } : {}), hasMerchantReturnPolicy: returnPolicy() };
}

/** What it costs, and whether there is any. */
function offerOf(product: Product) {
  const isVariant = product.sku !== product.parentSku;
  return {
    '@type': 'Offer',
    url: absolute(href(productPath(product.parentSku, product.slug, isVariant ? product.sku : null))),
    price: amount(product.price.gross),
    priceCurrency: requestContext().store.i18n.currencyCode,
    ...(product.price.until === null ? {} : { priceValidUntil: new Date(product.price.until).toISOString() }),
    availability: product.availability === 'in_stock' ? 'InStock' : 'OutOfStock',
  };
}

/** What values of a variant search engines know by a name of their own. */
const VARIES_BY: Readonly<Record<string, string>> = {
  color: 'color',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
};

/** What is chosen of a variant, each with the code of its attribute. */
const chosenOptions = ({ options }: Product) =>
  options.flatMap(({ code, values }) =>
    values.filter(({ selected }) => selected).map(({ label }) => ({ code, label })),
  );

/** What is chosen of a variant, by those names. */
const chosenValues = (product: Product): Record<string, string> =>
  Object.fromEntries(
    chosenOptions(product).flatMap(({ code, label }) => (VARIES_BY[code] ? [[VARIES_BY[code], label] as const] : [])),
  );

/**
 * A product for search engines (schema.org Product); without an offer where it has no price, as a product without
 * variants.
 */
export function productData(product: Product) {
  const template = requestContext().site.mediaTemplate();
  const description = cut(plainText(product.shortDescription || product.description), DESCRIPTION_CHARS);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(description ? { description } : {}),
    sku: product.sku,
    ...chosenValues(product),
    ...(product.gtin ? { gtin: product.gtin } : {}),
    ...(product.mpn ? { mpn: product.mpn } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    image: product.images.slice(0, product.options.length > 0 ? IMAGES_OF_A_VARIANT : undefined).flatMap((image) => {
      const address = mediaUrl(image.path, GALLERY_SIZE, template);
      return address ? [absolute(address)] : [];
    }),
    ...(product.rating && product.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average,
            reviewCount: product.rating.count,
          },
        }
      : {}),
    ...(product.options.length > 0 ? { isVariantOf: { '@id': GROUP } } : {}),
    ...(product.price.regularGross > 0
      ? { offers: { ...offerOf(product), itemCondition: NEW, ...terms(product) } }
      : {}),
  };
}

/** How variants of a product are brought that are special, under the names their offers call it by. */
function shippings(product: Product, variants: readonly Product[]): object[] {
  if (!isHandedOver(product.type)) return [];
  const named = new Map(
    variants.flatMap((variant) =>
      shippingName(variant) ? [[shippingName(variant), specialShipping(variant.price.gross)] as const] : [],
    ),
  );
  return [...named].map(([id, details]) => ({ '@id': id, ...details }));
}

const imageOf = ({ images }: Product): string | null =>
  mediaUrl(images[0]?.path, GALLERY_SIZE, requestContext().site.mediaTemplate());

/** Which picture each variant has: where several have one, the first says it whole and the others name it by a number. */
function picturesOf(variants: readonly Product[]): (string | object | null)[] {
  const all = variants.map(imageOf);
  const shared = [...new Set(all.filter((address, at) => address !== null && all.indexOf(address) !== at))];
  return all.map((address, at) => {
    if (address === null) return null;
    const id = `#${shared.indexOf(address) + 1}`;
    if (id === '#0') return absolute(address);
    return all.indexOf(address) === at ? { '@type': 'ImageObject', '@id': id, url: absolute(address) } : { '@id': id };
  });
}

/** What a variant differs in from its group and the others. */
function variantData(variant: Product, image: string | object | null) {
  const values = chosenValues(variant);
  const shipping = shippingName(variant);
  return {
    '@type': 'Product',
    sku: variant.sku,
    // Seats or a capacity too, which search engines know by no name: no two offers are called the same.
    name: [variant.name, ...chosenOptions(variant).map(({ label }) => label)].join(', '),
    ...values,
    ...(variant.gtin ? { gtin: variant.gtin } : {}),
    ...(image ? { image } : {}),
    offers: { ...offerOf(variant), ...(shipping ? { shippingDetails: { '@id': shipping } } : {}) },
  };
}

/**
 * The product that these variants are of (schema.org ProductGroup): what they have in common, what they differ in, the
 * address and price of each; ways to bring a special one stand beside it by name. The one that is shown is left out: as
 * a product of its own it says whose variant it is.
 */
export function groupData(product: Product, variants: readonly Product[]) {
  const others = variants.filter(({ sku }) => sku !== product.sku);
  const varying = product.options.flatMap(({ code }) => (VARIES_BY[code] ? [`${SCHEMA}${VARIES_BY[code]}`] : []));
  const pictures = picturesOf(others);
  const group = {
    '@type': 'ProductGroup',
    '@id': GROUP,
    name: product.name,
    url: pageAddress(product),
    productGroupID: product.parentSku,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    itemCondition: NEW,
    ...(isHandedOver(product.type) ? { hasMerchantReturnPolicy: { '@id': RETURNS, ...returnPolicy() } } : {}),
    ...(varying.length > 0 ? { variesBy: varying } : {}),
    hasVariant: others.map((variant, at) => variantData(variant, pictures[at] ?? null)),
  };
  return { '@context': 'https://schema.org', '@graph': [group, ...shippings(product, variants)] };
}
