'use client';

import { useVariant } from './variants/variant-store';

/** Of one variant. */
export interface FactsView {
  attributes: { code: string; label: string; value: string }[];
}

declare module '../../ui/island' {
  interface Islands {
    facts: FactsView;
  }
}

/** Measures, materials and whatever else is known of a product. */
export default function Facts(own: FactsView) {
  const { attributes } = useVariant('facts', own);
  return (
    <dl className="facts">
      {attributes.map(({ code, label, value }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
