import type { Product } from '../../domain/catalogue/product';

export interface ComparedRow {
  label: string;
  /** One value a product, '' where it says nothing. */
  values: string[];
  differs: boolean;
}

/** Every attribute that one of the products has, in the order they come, and whether they differ in it. */
export function comparedRows(products: readonly Pick<Product, 'attributes'>[]): ComparedRow[] {
  const labels = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ code, label }) => [code, label] as const)),
  );
  return [...labels].map(([code, label]) => {
    const values = products.map(({ attributes }) => attributes.find((one) => one.code === code)?.value ?? '');
    return { label, values, differs: new Set(values).size > 1 };
  });
}
