import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListen } from '../../ui/hooks/use-listen';
import { Icon } from '../../ui/icon';
import { nearKept } from '../branches/near-kept';
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

interface Said {
  text: ReactNode;
  /** Whether there is no branch to look at. */
  isNowhere: boolean;
}

/** What is said of it comes only where a place is known. */
async function nearest(address: string): Promise<Said> {
  const { nearestAt, NearestBranch } = await import('../branches/nearest-branch');
  const branch = await nearestAt(address);
  const isNowhere = typeof branch === 'string';
  return { text: isNowhere ? branch : branch && <NearestBranch {...branch} />, isNowhere };
}

/** The nearest branch that has what is chosen, or that none has it, as soon as this browser knows its postal code. */
function useNearest({ href, isOpen }: PickupView, isSeen: boolean): Said | null {
  const code = usePlace()?.code;
  const [found, setFound] = useState<{ of: string; said: Said | null } | null>(null);
  const asked = useRef({ of: '', at: 0 });
  const of = code === undefined || isOpen || !isSeen ? '' : `${href} ${code}`;
  const ask = async () => {
    if (of === '' || (of === asked.current.of && Date.now() - asked.current.at < HOLDS_MS)) return;
    asked.current = { of, at: Date.now() };
    const said = await nearest(nearKept(href)).catch(() => null);
    if (asked.current.of === of) setFound({ of, said });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for alone is asked about by itself
  useEffect(() => void ask(), [of]);
  useListen('document', 'visibilitychange', () => document.visibilityState === 'visible' && void ask());
  // What is said of another variant or place is true no longer.
  return found?.of === of ? found.said : null;
}

/**
 * The line of a product's delivery that leads to the branches; with script and a known place the nearest that has what
 * is chosen comes first, or stands that none has it.
 */
export function PickupNear({ pickup, isSeen }: { pickup: PickupView; isSeen: boolean }) {
  const said = useNearest(pickup, isSeen);
  return (
    <li>
      <Icon name="store" />
      <div className="pickup-near">
        <div role="status">{said?.text}</div>
        {!said?.isNowhere && (
          <a className="line-link" href={pickup.href} data-branches="" data-live="windows">
            {pickup.label}
          </a>
        )}
      </div>
    </li>
  );
}
