/** Where things stand on our pages, as selectors. */
export const PLACES = {
  /** The buttons that buy. */
  add: '.buy-row .btn-buy, .buy-bar .btn-buy',
  count: '[data-cart-count]',
  /** What tells the shopper that the tap was heard. */
  answer: '.toast, .notice-success, form[data-pending="true"] .btn-buy, [data-sending] .buy-bar .btn-buy',
  card: '.card',
  cardLink: '.card-name a',
  price: '.buy-price .price-now',
  picture: '.shot img',
  stock: '.buy .stock',
  option: '.options a.option:not([aria-current="true"])',
  menu: '.bottom-bar [data-island="departments"] a',
  search: '.bottom-bar a[href="#buscar"]',
  cart: '.bottom-bar a[data-cart]',
  heart: '.card-keep.card-favorites',
  searchField: '#buscar',
} as const;
