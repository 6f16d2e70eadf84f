import type { Product } from '../../../domain/catalogue/product';
import type { FactsView } from '../facts.client';

/** Measures, materials and whatever else is known of a product, for the component that shows it. */
export const factsView = ({ attributes }: Pick<Product, 'attributes'>): FactsView => ({
  attributes: attributes.map(({ code, label, value }) => ({ code, label, value })),
});
