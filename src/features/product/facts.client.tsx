'use client';

import { DoesItFit, type FitView } from './does-it-fit';
import { useVariant } from './variant-store';

/** Of one variant. */
export interface FactsView {
  attributes: { code: string; label: string; value: string }[];
  /** null where its measures tell no size. */
  fit: FitView | null;
}

declare module '../../ui/island' {
  interface Islands {
    facts: FactsView;
  }
}

/** Measures, materials and whatever else is known of a product. */
export default function Facts(own: FactsView) {
  const { attributes, fit } = useVariant('facts', own);
  return (
    <>
      <dl className="facts">
        {attributes.map(({ code, label, value }) => (
          <div key={code}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fit && <DoesItFit {...fit} />}
    </>
  );
}
