import type { Product } from '../../domain/catalogue/product';

export interface ComparedRow {
  label: string;
  /** One value a product, '' where it says nothing. */
  values: string[];
  /** Two of those that say something say different things. */
  differs: boolean;
}

/** A value as it is compared: however it is written. */
const plain = (value: string): string => value.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Every attribute that one of the products has, in the order they come, and whether they differ in it. */
export function comparedRows(products: readonly Pick<Product, 'attributes'>[]): ComparedRow[] {
  const labels = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ code, label }) => [code, label] as const)),
  );
  return [...labels].map(([code, label]) => {
    const values = products.map(({ attributes }) => attributes.find((one) => one.code === code)?.value ?? '');
    const said = values.map(plain).filter((value) => value !== '');
    return { label, values, differs: new Set(said).size > 1 };
  });
}
