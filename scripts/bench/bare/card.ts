/** All that the page of a bare framework shows of a product. */
export interface BareCard {
  href: string;
  name: string;
  price: string;
  picture: string;
}
