import { useEffect, useRef, useState } from 'react';
import { useListen } from '../../ui/hooks/use-listen';
import { Icon } from '../../ui/icon';
import { nearKept } from '../branches/near-kept';
import { type NearestBranch, nearestBranch } from '../branches/nearest-branch';
import { usePlace } from '../place/use-place';

export interface PickupView {
  /** Address of the page of branches that have what is chosen. */
  href: string;
  label: string;
  /** Whether something is still to be chosen, so that nothing can be said of it yet. */
  isOpen: boolean;
}

/** "Today from 13:15" is asked for again when a page is looked at after so long. */
const HOLDS_MS = 5 * 60 * 1000;

/** The nearest branch that has what is chosen, as soon as this browser knows its postal code. */
function useNearest({ href, isOpen }: PickupView, isSeen: boolean): NearestBranch | null {
  const code = usePlace()?.code;
  const [found, setFound] = useState<{ of: string; branch: NearestBranch | null } | null>(null);
  const asked = useRef({ of: '', at: 0 });
  const of = code === undefined || isOpen || !isSeen ? '' : `${href} ${code}`;
  const ask = async () => {
    if (of === '' || (of === asked.current.of && Date.now() - asked.current.at < HOLDS_MS)) return;
    asked.current = { of, at: Date.now() };
    const branch = await nearestBranch(nearKept(new URL(href, location.href).href));
    if (asked.current.of === of) setFound({ of, branch });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for alone is asked about by itself
  useEffect(() => void ask(), [of]);
  useListen('document', 'visibilitychange', () => document.visibilityState === 'visible' && void ask());
  // What is said of another variant or place is true no longer.
  return found?.of === of ? found.branch : null;
}

/**
 * The line of a product's delivery that leads to the branches; with script and a known place the nearest that has what
 * is chosen comes first.
 */
export function PickupNear({ pickup, isSeen }: { pickup: PickupView; isSeen: boolean }) {
  const nearest = useNearest(pickup, isSeen);
  return (
    <li>
      <Icon name="store" />
      <div className="pickup-near">
        <div role="status">
          {nearest && (
            <>
              <strong>{nearest.ready}</strong>
              <p>{[nearest.name, nearest.near].filter(Boolean).join(' · ')}</p>
              <p>{nearest.open}</p>
              {nearest.ways.length > 0 && (
                <p className="branch-ways">
                  {nearest.ways.map(({ href, text, label }) => (
                    <a key={href} className="line-link" href={href} rel="noopener noreferrer" aria-label={label}>
                      {text}
                    </a>
                  ))}
                </p>
              )}
            </>
          )}
        </div>
        <a className="line-link" href={pickup.href} data-island="branch-window">
          {pickup.label}
        </a>
      </div>
    </li>
  );
}
