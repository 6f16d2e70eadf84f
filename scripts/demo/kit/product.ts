import type {
  ChildDocument,
  ConfigurableOption,
  CustomOption,
  ProductDocument,
  ProductLink,
} from '../../../src/domain/catalogue/document.ts';
import { slugText } from '../../lib/slug.ts';
import { SIZE_GUIDES, type SizeGuideName } from '../content/size-guides.ts';
import { type Axis, type Option, rankOf, SIZE } from './attributes.ts';
import { type Branch, placeOf } from './category.ts';
import { galleryOf, pathOf } from './gallery.ts';
import { list, paragraphs } from './html.ts';
import {
  creditFields,
  type Language,
  priceFields,
  type Special,
  type TagName,
  tagFields,
  warrantiesOf,
} from './offer.ts';
import { IVA } from './price.ts';

export const TAXABLE = 2;
export const UNTAXED = 4;

/** What every kind of product of the demo has. Prices are pesos with IVA; pictures are names without ending. */
export interface Base {
  id: number;
  sku: string;
  name: string;
  category: number;
  gross: number;
  special?: Special;
  pictures: string[];
  brand: string;
  materials?: Option[];
  measures?: string;
  /** What it arrives in, where that is not as it stands. */
  boxes?: string;
  care?: string;
  guarantee?: string;
  /** The table of its sizes; of shoes and of what mattresses lie on it follows from their sizes. */
  sizeGuide?: SizeGuideName;
  text: string[];
  points?: string[];
  stock?: number;
  /** Extended warranties are offered with it. */
  warranties?: boolean;
  credit?: boolean;
  tags?: TagName[];
  rating?: { average: number; count: number };
  isNew?: boolean;
  /** Made to order: it arrives within 60 days. */
  isSpecial?: boolean;
  keywords?: string;
  related?: string[];
  /** Services offered beside it. */
  services?: string[];
  weight?: number;
  /** Price of a customer group, with IVA: wholesale. */
  groupPrice?: { group: number; gross: number };
  /** Day it was added, 2026-MM-DD. */
  added: string;
  untaxed?: boolean;
  /** 1 nowhere by itself, 2 in lists, 3 in search, 4 (where none is given) in both. */
  visibility?: 1 | 2 | 3;
  /** Kept in the catalogue, sold no more. */
  isDisabled?: boolean;
  customOptions?: CustomOption[];
  /** Spanish where none is given. */
  language?: Language;
}

const rateOf = (base: Base): number => (base.untaxed ? 0 : IVA);
const taxClassOf = (base: Base): number => (base.untaxed ? UNTAXED : TAXABLE);
const pricesOf = (base: Base, gross: number, special: Special | undefined) =>
  priceFields(gross, special, taxClassOf(base), rateOf(base));

/**
 * What credit is reckoned on: a reduction that ends, or has yet to begin, would leave it below the price of the other
 * days.
 */
const creditBase = (gross: number, special: Special | undefined): number =>
  special && !special.to ? special.gross : gross;

const links = (base: Base, link_type: 'related' | 'service', skus: readonly string[] = []): ProductLink[] =>
  skus.map((sku, index) => ({
    sku: base.sku,
    link_type,
    linked_product_sku: sku,
    linked_product_type: link_type === 'service' ? 'virtual' : 'simple',
    position: index + 1,
  }));

/** The document of a product without variants; the other kinds are made from it. */
export function simple(base: Base, branches: Branch[], type: ProductDocument['type_id'] = 'simple'): ProductDocument {
  const place = placeOf(branches, base.category);
  const urlKey = slugText(base.name);
  const slug = `${urlKey}-${base.id}`;
  const qty = base.stock ?? 24;
  return {
    id: base.id,
    sku: base.sku,
    name: base.name,
    type_id: type,
    status: base.isDisabled ? 2 : 1,
    visibility: base.visibility ?? 4,
    url_key: urlKey,
    slug,
    url_path: `${place.urlPath}/${slug}.html`,
    category_ids: [base.category],
    category: [
      { category_id: base.category, name: place.name, slug: place.slug, path: place.urlPath, position: base.id },
    ],
    description: [paragraphs(...base.text), base.points ? list(base.points) : ''].filter(Boolean).join('\n'),
    short_description: base.text[0] ?? '',
    marca: base.brand,
    ...(base.materials ? { material: base.materials.map((material) => material.id).join(',') } : {}),
    ...(base.measures ? { medidas: base.measures } : {}),
    ...(base.boxes ? { empaques: base.boxes } : {}),
    ...(base.care ? { cuidados: base.care } : {}),
    ...(base.guarantee ? { garantia: base.guarantee } : {}),
    ...(base.keywords ? { keywords: base.keywords } : {}),
    ...(base.weight ? { weight: base.weight } : {}),
    image: base.pictures[0] ? pathOf(base.pictures[0]) : 'no_selection',
    media_gallery: galleryOf(base.pictures, base.name, 1, base.language),
    new: base.isNew ?? false,
    sale: base.special !== undefined,
    ...(base.isSpecial ? { special_delivery: true } : {}),
    created_at: `${base.added} 10:00:00`,
    updated_at: `${base.added} 10:00:00`,
    ...pricesOf(base, base.gross, base.special),
    tier_prices: tiersOf(base),
    stock: { product_id: base.id, is_in_stock: qty > 0, qty, manage_stock: type !== 'virtual' },
    configurable_options: [],
    configurable_children: [],
    product_links: [...links(base, 'related', base.related), ...links(base, 'service', base.services)],
    bundle_options: [],
    custom_options: base.customOptions ?? [],
    warranties: base.warranties ? warrantiesOf(base.sku, base.special?.gross ?? base.gross, base.language) : [],
    ...(base.rating ? { rating: base.rating } : {}),
    ...(base.credit ? creditFields(creditBase(base.gross, base.special)) : {}),
    ...tagFields(base.tags ?? [], base.language),
  };
}

const tiersOf = (base: Base) =>
  base.groupPrice
    ? [
        {
          customer_group_id: base.groupPrice.group,
          qty: 1,
          value: pricesOf(base, base.groupPrice.gross, undefined).price,
        },
      ]
    : [];

/** One variant as an author writes it: its values in the order of the axes, and where it differs. */
export interface Variant {
  values: Option[];
  picture?: string;
  gross?: number;
  special?: Special;
  stock?: number;
}

const BED_SIZES: readonly Option[] = [SIZE.individual, SIZE.matrimonial, SIZE.queen, SIZE.king];

const SHOE_SIZES: readonly Option[] = Object.values(SIZE).filter(({ label }) => /^\d\d$/.test(label));

/** Which table tells these sizes. */
function guideOf(values: readonly Option[]): SizeGuideName | undefined {
  const codes = values.map(({ code }) => code);
  if (codes.some((code) => BED_SIZES.some((size) => size.code === code))) return 'beds';
  return values.some((value) => SHOE_SIZES.includes(value)) ? 'shoes' : undefined;
}

/** A product with variants. Its own price is the lowest of them; ids of variants follow the parent's. */
export function configurable(base: Base, branches: Branch[], axes: Axis[], variants: Variant[]): ProductDocument {
  const children = variants.map((variant, index): ChildDocument => {
    const id = base.id * 100 + index + 1;
    const gross = variant.gross ?? base.gross;
    const special = variant.special ?? (variant.gross === undefined ? base.special : undefined);
    const qty = variant.stock ?? 8;
    const name = `${base.name} ${variant.values.map((value) => value.label).join(' ')}`;
    return {
      id,
      sku: [base.sku, ...variant.values.map((value) => value.code)].join('-'),
      name,
      status: 1,
      url_key: slugText(name),
      image: variant.picture ? pathOf(variant.picture) : pathOf(base.pictures[0] ?? 'no_selection'),
      ...pricesOf(base, gross, special),
      ...(base.credit ? creditFields(creditBase(gross, special)) : {}),
      tier_prices: variant.gross === undefined ? tiersOf(base) : [],
      stock: { product_id: id, is_in_stock: qty > 0, qty, manage_stock: true },
      ...Object.fromEntries(axes.map((axis, position) => [axis.code, String(variant.values[position]?.id ?? '')])),
    };
  });
  // Sizes go up; colours stay in the author's order, the first one is the product's face.
  const byScale = (a: Option, b: Option): number => rankOf(a) - rankOf(b);
  const valuesOf = (position: number): Option[] =>
    [...new Set(variants.flatMap((variant) => variant.values[position] ?? []))].sort(byScale);
  const options = axes.map(
    (axis, position): ConfigurableOption => ({
      id: base.id * 10 + position,
      attribute_id: String(axis.attributeId),
      attribute_code: axis.code,
      label: axis.label,
      position,
      values: valuesOf(position).map((value) => ({
        value_index: value.id,
        label: value.label,
        ...(value.swatch ? { swatch: value.swatch } : {}),
      })),
    }),
  );
  const pictures = [...base.pictures, ...variants.flatMap((variant) => variant.picture ?? [])];
  const lowest = Math.min(...variants.map((variant) => variant.gross ?? base.gross));
  const qty = children.reduce((total, child) => total + (child.stock?.qty ?? 0), 0);
  const sizeGuide = base.sizeGuide ?? guideOf(variants.flatMap(({ values }) => values));
  return {
    ...simple({ ...base, gross: lowest }, branches, 'configurable'),
    ...(sizeGuide ? { size_guide: SIZE_GUIDES[sizeGuide] } : {}),
    media_gallery: galleryOf(pictures, base.name, undefined, base.language),
    configurable_options: options,
    configurable_children: children,
    stock: { product_id: base.id, is_in_stock: qty > 0, qty, manage_stock: true },
    ...Object.fromEntries(
      axes.map((axis, position) => [`${axis.code}_options`, valuesOf(position).map((value) => value.id)]),
    ),
  };
}

/** Products sold together, each at its own price. */
export function grouped(base: Base, branches: Branch[], members: { sku: string; qty: number }[]): ProductDocument {
  const links = members.map(
    (member, index): ProductLink => ({
      sku: base.sku,
      link_type: 'associated',
      linked_product_sku: member.sku,
      linked_product_type: 'simple',
      position: index + 1,
      qty: member.qty,
    }),
  );
  const document = simple(base, branches, 'grouped');
  return { ...document, product_links: [...links, ...document.product_links] };
}

/** A choice inside a bundle; of one that is required the first product is proposed, of another nothing. */
export interface Choice {
  title: string;
  products: { sku: string; qty: number }[];
  isOptional?: boolean;
  /** Several of them may be taken. */
  isMany?: boolean;
}

export function bundle(base: Base, branches: Branch[], choices: Choice[]): ProductDocument {
  return {
    ...simple(base, branches, 'bundle'),
    bundle_options: choices.map((choice, index) => ({
      option_id: base.id * 10 + index,
      title: choice.title,
      required: !choice.isOptional,
      type: choice.isMany ? 'checkbox' : 'radio',
      position: index + 1,
      product_links: choice.products.map((product, position) => ({
        id: String(base.id * 100 + index * 10 + position),
        sku: product.sku,
        qty: product.qty,
        position: position + 1,
        is_default: position === 0 && !choice.isOptional,
        price: null,
        can_change_quantity: false,
      })),
    })),
  };
}
