import type { Centavos } from '../money';
import type { WarrantyDocument } from './document';

/** What a price is at one moment: amounts in centavos, per unit. `gross` = `net` + `tax` is what a shopper pays. */
/** What one unit costs. */
export interface Amounts {
  net: Centavos;
  tax: Centavos;
  gross: Centavos;
  /** Tax rate in percent, 16 for IVA. */
  rate: number;
  /** The regular price with tax; equal to `gross` when nothing is reduced. */
  regularGross: Centavos;
}

export interface Price extends Amounts {
  /** Whole percent off the regular price, 0 when nothing is reduced. */
  discount: number;
  /** Epoch ms at which this price stops being true (a special window opens or closes), or null. */
  until: number | null;
}

export type Availability = 'in_stock' | 'out_of_stock';

export interface Tag {
  text: string;
  color: string;
  background: string;
}

export interface CreditOffer {
  /** Number of instalments and the amount of each, in centavos with IVA, as the retailer gives them. */
  months: number;
  instalment: Centavos;
}

/** What a list shows of a product: small enough to store ready made and to send fifty of. */
export interface Card {
  id: number;
  sku: string;
  parentSku: string;
  slug: string;
  name: string;
  type: string;
  image: string | null;
  price: Price;
  /** true when variants differ in price: the price shown is the lowest. */
  from: boolean;
  availability: Availability;
  isNew: boolean;
  tags: Tag[];
  /** Colours to show as dots: #rrggbb and label. */
  swatches: { color: string; label: string }[];
  credit: CreditOffer | null;
  rating: { average: number; count: number } | null;
  /** Price groups with a price of their own; left out where there is none. */
  groups?: number[];
  /** With `groups`: the lowest of what everybody and each of them pays, in centavos with tax. */
  lowestGross?: Centavos;
  /** A special item, which takes longer to arrive than others; left out for any other. */
  isSpecial?: true;
  /**
   * Of a card of one variant: places of the options that are still to be chosen, from 1; left out where there is none.
   */
  open?: string;
}

export interface OptionValue {
  id: string;
  label: string;
  swatch: string | null;
  selected: boolean;
  /** false when no variant in stock has this value together with the rest of the choice. */
  available: boolean;
  /** sku of the variant that choosing this value leads to, or null when there is none. */
  childSku: string | null;
}

export interface OptionGroup {
  attributeId: string;
  code: string;
  label: string;
  values: OptionValue[];
}

export interface ChoiceValue {
  id: string;
  label: string;
  /** What it adds to one unit, in centavos with tax; below zero where it takes off. */
  amount: Centavos;
  /** Proposed: the price of the product has it in it. */
  isSelected: boolean;
  isAvailable: boolean;
  /** The picture of a part; null where there is none. */
  image: string | null;
}

/** Something to choose or to write before a product is added: a part of a bundle or a custom option. */
export interface ChoiceGroup {
  source: 'bundle' | 'custom';
  id: string;
  label: string;
  /** A text, one of its values, any of them. */
  kind: 'text' | 'one' | 'many';
  /** A text that is an e-mail. */
  isEmail?: true;
  isRequired: boolean;
  /** What a text that is given adds, in centavos with tax. */
  amount: Centavos;
  values: ChoiceValue[];
}

/** A product as its page shows it: one variant chosen, prices computed for one moment. */
export interface Product {
  id: number;
  /** sku that goes into the cart: the chosen variant's for a configurable. */
  sku: string;
  parentSku: string;
  slug: string;
  name: string;
  type: string;
  brand: string | null;
  /** Number of its barcode, and its maker's number; left out where there is none. */
  gtin?: string;
  mpn?: string;
  /** Sanitised HTML. */
  description: string;
  shortDescription: string;
  price: Price;
  images: { path: string; alt: string }[];
  options: OptionGroup[];
  /**
   * Codes of the options that are still to be chosen: such as have to fit. Everything else is told of the variant that
   * comes closest.
   */
  open: string[];
  /** The variants that can still be chosen differ in price: the price is the lowest. */
  isFrom: boolean;
  choices: ChoiceGroup[];
  /** true when every option of a configurable is chosen and its variant exists. */
  isConfigured: boolean;
  availability: Availability;
  stockQty: number;
  warranties: (Omit<WarrantyDocument, 'price'> & { price: Price })[];
  /** What can be bought with it on lines of their own, such as its installation. */
  services: { sku: string; name: string; price: Price; groups?: number[] }[];
  members: { sku: string; name: string; qty: number; price: Price; isAvailable: boolean; groups?: number[] }[];
  attributes: { code: string; label: string; value: string }[];
  tags: Tag[];
  credit: CreditOffer[];
  rating: { average: number; count: number } | null;
  isNew: boolean;
  /** As of a card. */
  groups?: number[];
  lowestGross?: Centavos;
  /** A special item: it takes longer to arrive than others. */
  isSpecial: boolean;
  /** Identifier of the content block that tells its sizes, null without one. */
  sizeGuide: string | null;
  categoryIds: number[];
  related: string[];
  /** Message keys, e.g. { variants: 'No available product variants' }. */
  errors: Record<string, string>;
}

export interface Crumb {
  name: string;
  /** Path inside the store view, e.g. /c/salas-10. */
  path: string;
}

/** A category in the menu or the tree, already without inactive ones. */
export interface CategoryNode {
  id: number;
  parentId: number;
  name: string;
  slug: string;
  urlPath: string;
  level: number;
  position: number;
  productCount: number;
  image: string | null;
  /** Told apart when it is small; where there is none the picture stands for it. */
  icon: string | null;
  children: CategoryNode[];
}

export interface FilterOption {
  /** What stands in the route query: an option id, or 'from-to' with '*' for an open end. */
  id: string;
  label: string;
  type: string;
  from?: number;
  to?: number;
  single: boolean;
  sort_order: number;
  /** How many products of the list have it. */
  quantity: number;
  selected: boolean;
  swatch: string | null;
}

export interface FilterGroup {
  code: string;
  label: string;
  options: FilterOption[];
  /** There are more of each than its quantity: only the first products of the list were counted. */
  isMore?: true;
}

export type Sort = 'final_price' | 'final_price:desc' | 'discount' | 'discount:desc' | 'id:desc';

/** What a shopper asks of a list: chosen filters by attribute code, and the sort if it is a recognised one. */
export interface ListingQuery {
  filters: Record<string, string[]>;
  sort: Sort | null;
}

export interface Listing {
  items: Card[];
  total: number;
  /** There are more than were counted: a thousand under a choice, or as many hits as are scored. */
  isMore?: true;
  start: number;
  perPage: number;
  filters: FilterGroup[];
  /** Epoch ms of the next price change among the items, or null. */
  until: number | null;
}
