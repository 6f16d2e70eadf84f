/**
 * Style files under src/, each list in the order of the cascade. `first` is what the first screen needs, `late` what
 * opens, closes or stands below it.
 */
interface Styles {
  first: readonly string[];
  late: readonly string[];
  /**
   * Files that only some of the pages need first, behind the first ones in the cascade, with what the HTML of such a page
   * holds; the others have them late.
   */
  where?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Of every page: the first before those of the page in the cascade, the late ones behind them, save those that the page
 * needs first.
 */
export const SHARED: Styles = {
  first: [
    'ui/tokens.css',
    'ui/base.css',
    'ui/section.css',
    'ui/button.css',
    'ui/picture.css',
    'ui/header.css',
    'ui/bottom-bar.css',
    'features/shop/shop.css',
    'features/search/search.css',
  ],
  late: [
    'ui/button-pending.css',
    'ui/skeleton.css',
    'ui/toast.css',
    'ui/followed.css',
    'features/device-lists/keep-buttons.css',
    'ui/icon-button.css',
    'ui/dialog.css',
    'ui/sheet.css',
    'features/shop/departments/departments.css',
    'ui/footer.css',
    'ui/forced-colors.css',
    'features/search/suggestions.css',
    'ui/qty.css',
    'features/cart/mini-cart.css',
    'features/cart/free-shipping.css',
    'ui/input.css',
    'ui/input-states.css',
    'ui/field.css',
    'ui/field-end.css',
    'ui/checkbox.css',
    'features/shop/checked-form.css',
    'features/customers/customers.css',
    'features/passkeys/passkeys.css',
    'features/social/social.css',
    'features/fits/home-form.css',
    'features/tracking/consent.css',
    'features/store-views/store-switch.css',
  ],
  where: {
    'ui/tokens-stores.css': ['data-store="muebles_america"', 'data-store="mavi"'],
    'ui/notice.css': ['class="notice', 'notices"'],
    'features/shop/page-head.css': ['class="list-head', 'class="page-head', 'notices"'],
  },
};

const CARDS = ['ui/price.css', 'ui/card.css', 'ui/tag.css', 'ui/chip.css'];
const LIST = [
  'ui/card-list.css',
  'features/catalogue/catalogue.css',
  'ui/icon-button.css',
  'ui/sheet.css',
  'features/catalogue/filters.css',
];
const BELOW_LIST = ['features/catalogue/more.css', 'ui/pager.css'];
/** The foot of a page that may be shorter than a screen. */
const SHORT = ['ui/empty.css', 'ui/footer.css'];
const FIELDS = ['ui/input.css', 'ui/input-states.css', 'ui/field.css'];
const FORMS = [...FIELDS, 'ui/radio-card.css'];

/** The beginning of a product page, shown over the page whose card was tapped. */
const OPENING = [
  'features/product/product.css',
  'features/product/gallery/gallery.css',
  'features/product/opening.css',
];

/** Of pages that are alike. */
const SETS = {
  home: {
    first: [...CARDS, 'ui/slider.css', 'features/catalogue/front.css'],
    late: ['ui/crumbs.css', 'ui/slider-arrows.css', 'features/shop/delivery/promises.css', ...OPENING],
  },
  list: { first: ['ui/crumbs.css', 'ui/prose.css', ...CARDS, ...SHORT, ...LIST], late: [...BELOW_LIST, ...OPENING] },
  search: {
    first: ['ui/crumbs.css', ...CARDS, 'ui/slider.css', ...SHORT, ...LIST],
    late: ['ui/slider-arrows.css', ...BELOW_LIST, ...OPENING],
  },
  departments: { first: [...SHORT, 'features/shop/departments/departments.css'], late: [] },
  product: {
    first: [
      'ui/crumbs.css',
      'ui/qty.css',
      'ui/input.css',
      'ui/price.css',
      'ui/tag.css',
      'features/product/product.css',
      'features/product/buy-bar.css',
      'features/product/gallery/gallery.css',
      'features/product/offer.css',
      'features/device-lists/tools.css',
    ],
    late: [
      'features/branches/branches.css',
      'ui/prose.css',
      'ui/radio-card.css',
      'ui/card.css',
      'ui/slider.css',
      'ui/slider-arrows.css',
      'features/product/gallery/gallery-whole.css',
      'features/product/details.css',
      'features/fits/fits.css',
      'features/product/opening.css',
    ],
    where: {
      'features/branches/pickup-link.css': ['class="pickup-link', 'class="pickup-near'],
      'ui/field.css': ['class="field"', 'class="field ', 'class="fields'],
      'features/product/offer-parts.css': ['class="credit', 'class="members', 'class="choices"'],
      'features/product/sold-out.css': ['class="sold-out', 'product-instead"'],
      'features/product/size-guide.css': ['class="size-guide'],
    },
  },
  cart: {
    first: [
      'ui/qty.css',
      'ui/sums.css',
      ...FIELDS,
      ...SHORT,
      'features/product/buy-bar.css',
      'features/cart/cart.css',
      'features/cart/free-shipping.css',
      'features/branches/pickup-link.css',
    ],
    late: ['features/branches/branches.css'],
  },
  checkout: {
    first: [
      'ui/empty.css',
      'ui/step.css',
      'ui/sums.css',
      ...FORMS,
      'ui/checkbox.css',
      'ui/header-plain.css',
      'features/shop/minimal.css',
      'features/cart/cart.css',
      'features/shop/checked-form.css',
      'features/checkout/place-fields.css',
      'features/checkout/checkout.css',
      'features/order/placed.css',
      'features/order/how-to-pay.css',
    ],
    late: ['features/order/placed-narrow.css'],
  },
  account: {
    first: [
      ...SHORT,
      ...FIELDS,
      'ui/field-end.css',
      'ui/checkbox.css',
      'ui/header-plain.css',
      'features/shop/minimal.css',
      'features/shop/checked-form.css',
      'features/customers/customers.css',
      'features/passkeys/passkeys.css',
      'features/social/social.css',
      'features/fits/home-form.css',
    ],
    late: [],
  },
  /** Of what a customer has: lists, and forms of one's own. */
  own: {
    first: [
      ...SHORT,
      ...FIELDS,
      'ui/checkbox.css',
      'features/shop/checked-form.css',
      'features/checkout/place-fields.css',
      'features/profile/own.css',
    ],
    late: ['ui/pager.css'],
  },
  /** Ways in and devices of a customer. */
  security: {
    first: [
      ...SHORT,
      ...FIELDS,
      'ui/field-end.css',
      'ui/checkbox.css',
      'features/shop/checked-form.css',
      'features/customers/customers.css',
      'features/passkeys/passkeys.css',
      'features/social/social.css',
      'features/profile/own.css',
      'features/profile/security.css',
    ],
    late: [],
  },
  /** Products that are a customer's own, among the pages of their account. */
  'own-cards': { first: [...CARDS, 'ui/card-list.css', ...SHORT, 'features/profile/own.css'], late: OPENING },
  /** Of products in lists of one's own. */
  lists: {
    first: [
      ...CARDS,
      ...SHORT,
      ...FORMS,
      'ui/checkbox.css',
      'features/shop/checked-form.css',
      'features/profile/own.css',
      'features/favorites/favorites.css',
    ],
    late: ['ui/pager.css', ...OPENING],
  },
  kept: { first: [...CARDS, ...SHORT], late: OPENING },
  compare: { first: ['ui/price.css', ...SHORT, 'features/device-lists/compare.css'], late: [] },
  /** A form by itself. */
  form: {
    first: [
      ...SHORT,
      ...FIELDS,
      'ui/header-plain.css',
      'features/shop/minimal.css',
      'features/shop/checked-form.css',
      'features/customers/customers.css',
    ],
    late: [],
  },
  pickup: {
    first: [...SHORT, ...FIELDS, 'features/branches/branches.css'],
    late: [],
  },
  branches: {
    first: [
      'ui/crumbs.css',
      ...SHORT,
      ...FIELDS,
      'ui/prose.css',
      'features/branches/branches.css',
      'features/branches/locator.css',
    ],
    late: [],
  },
  landing: {
    first: ['ui/crumbs.css', 'ui/prose.css', ...CARDS, ...SHORT, 'ui/card-list.css', 'features/catalogue/landing.css'],
    late: OPENING,
  },
  desk: {
    first: [...FIELDS, 'features/desk/desk.css'],
    late: [],
  },
  text: {
    first: [
      'ui/crumbs.css',
      'ui/prose.css',
      ...SHORT,
      'ui/header-plain.css',
      'features/shop/minimal.css',
      'features/shop/content.css',
      'features/catalogue/front.css',
    ],
    late: [],
  },
  dev: {
    first: [
      'ui/crumbs.css',
      ...CARDS,
      ...FORMS,
      'ui/step.css',
      'ui/sums.css',
      'ui/empty.css',
      'ui/prose.css',
      'ui/qty.css',
      'features/product/product.css',
      'features/dev/dev.css',
    ],
    late: ['ui/slider.css', 'ui/slider-arrows.css', 'features/catalogue/front.css'],
  },
} satisfies Record<string, Styles>;

export type StyleSet = keyof typeof SETS;

/** The styles of a page, as its route's row says them. */
export interface PageStyle {
  styles: StyleSet;
  /**
   * A style file under src/ that stands in no set, for the first screens of the pages that name it: it comes behind the
   * first styles of the set.
   */
  ownStyles?: `${string}.css`;
}

export const STYLE_SETS: Readonly<Record<StyleSet, Styles>> = SETS;

/** What some pages of a kind need first, of every page and of this kind. */
export const someStylesOf = ({ where }: Styles): NonNullable<Styles['where']> => ({ ...SHARED.where, ...where });

/** All late styles of a page; none of them is among its first, save what only some pages need there. */
export function lateStylesOf(set: Styles): string[] {
  const { first, late } = set;
  const some = Object.keys(someStylesOf(set));
  return [...some, ...SHARED.late.filter((file) => !first.includes(file) && !some.includes(file)), ...late];
}
