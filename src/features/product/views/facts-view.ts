import type { Product } from '../../../domain/catalogue/product';
import type { FactsView } from '../facts.client';

/**
 * Measures, materials and whatever else is known of a product, for the component that shows it. What is chosen above is
 * called there and here alike.
 */
export function factsView({ attributes, options }: Pick<Product, 'attributes' | 'options'>): FactsView {
  const chosenAs = new Map(options.map(({ code, label }) => [code, label]));
  return {
    attributes: attributes.map(({ code, label, value }) => ({ code, label: chosenAs.get(code) ?? label, value })),
  };
}
