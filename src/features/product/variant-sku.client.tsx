'use client';

import { useVariant } from './variant-store';

/** Of one variant. */
export interface SkuView {
  text: string;
}

declare module '../../ui/island' {
  interface Islands {
    'variant-sku': SkuView;
  }
}

/** What the chosen variant is called by whoever sells it. */
export default function VariantSku(own: SkuView) {
  return useVariant('variant-sku', own).text;
}
