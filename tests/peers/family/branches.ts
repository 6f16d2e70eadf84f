import type { Document } from './documents.ts';

/** A branch as the retailer tells it, with its units by sku. */
export interface PeerBranch {
  document: Document;
  stock: Record<string, number>;
}

/** What it offers beside its delivery where it has branches: free, and chosen by nobody but the shopper. */
export const PICKUP_METHOD = {
  carrier_code: 'instore',
  method_code: 'recoger_en_sucursal',
  carrier_title: 'Sucursal',
  method_title: 'Recoger en sucursal',
  amount: 0,
  base_amount: 0,
  price_excl_tax: 0,
  price_incl_tax: 0,
  available: true,
  error_message: '',
};

/** Every branch, or each with what it has of skus joined with semicolons. */
export const locationsOf = (branches: readonly PeerBranch[], skus: string | null): Document[] =>
  branches.map(({ document, stock }) => {
    if (skus === null) return document;
    const asked = skus.split(';').filter((sku) => stock[sku] !== undefined);
    return { ...document, stock: asked.map((sku) => ({ sku, qty: stock[sku] })) };
  });
