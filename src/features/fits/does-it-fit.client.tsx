'use client';

import { useEffect, useState } from 'react';
import { useVariant } from '../product/variants/variant-store';
import { type DrawingProps, FitDrawing, type FitShown } from './fit-drawing';
import { useHome } from './use-home';

/** Of one variant. */
export interface FitView {
  /** null where its measures tell no size: nothing is said of it. */
  fit: (FitShown & { page: string }) | null;
  texts: { title: string; note: string; measure: string; labels: DrawingProps['labels'] };
}

declare module '../../ui/island' {
  interface Islands {
    'does-it-fit': FitView;
  }
}

/** What is said at the measures of a home that this browser keeps; null as long as there is none, and where it did not come. */
function useOwn(fit: FitView['fit']): FitShown | null {
  const home = useHome();
  const [own, setOwn] = useState<{ fit: typeof fit; home: typeof home; shown: FitShown | null } | null>(null);
  useEffect(() => {
    if (!fit || !home) return;
    let isWanted = true;
    import('./home-pieces.client')
      .then(({ fitAtHome }) => fitAtHome(fit.page, home))
      .then(
        (shown) => isWanted && setOwn({ fit, home, shown }),
        (error) => console.warn('not said of the own door', error),
      );
    return () => {
      isWanted = false;
    };
  }, [fit, home]);
  return own && own.fit === fit && own.home === home ? own.shown : null;
}

/** Whether it gets home, drawn and said: through a usual door, or at the measures that this browser keeps. */
export default function DoesItFit(given: FitView) {
  const { fit, texts } = useVariant('does-it-fit', given);
  const own = useOwn(fit);
  if (!fit) return null;
  const { lines, drawing } = own ?? fit;
  const [door, ...others] = lines;
  return (
    <details className="fits">
      <summary>
        <span>
          <strong>{texts.title}</strong>
          <span className="fits-door">{door}</span>
        </span>
      </summary>
      {drawing && <FitDrawing {...drawing} labels={texts.labels} />}
      <ul>
        {others.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="small muted">{texts.note}</p>
      <a className="line-link" href={fit.page} rel="nofollow" data-home-fit="" data-live="windows">
        {texts.measure}
      </a>
    </details>
  );
}
