'use client';

import { useVariant } from './variant-store';

/** Of one variant. */
export interface SkuView {
  sku: string;
}

declare module '../../../ui/island' {
  interface Islands {
    'variant-sku': SkuView;
  }
}

/** What the chosen variant is called by whoever sells it. */
export default function VariantSku(own: SkuView) {
  return `SKU ${useVariant('variant-sku', own).sku}`;
}
