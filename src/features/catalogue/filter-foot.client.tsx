'use client';

import { useRef, useState } from 'react';
import { joinCounts } from '../../ui/hooks/join-counts';
import { islandProps } from '../../ui/hooks/joined-markup';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { useFormAround } from '../../ui/hooks/use-form-around';
import { useListen } from '../../ui/hooks/use-listen';
import { fetchChoice } from './fetch-choice';

interface Props {
  texts: {
    apply: string;
    /** How many products its choice shows. */
    see: string;
  };
  /** Where nothing is chosen any more; null where nothing is. */
  reset: { label: string; href: string } | null;
}

declare module '../../ui/island' {
  interface Islands {
    'filter-foot': Props;
  }
}

/** Where the form stands beside the list, not on a sheet of its own. */
const WIDE = '(width >= 1100px)';

/**
 * The foot of the filters. Beside a list a choice sends its form; on a sheet it is counted what it would show, on the
 * button and beside each value, and the page behind it stands still. Without an answer they stay as they were.
 */
export default function FilterFoot({ texts, reset }: Props) {
  const [see, setSee] = useState(texts.see);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useListen(
    'document',
    'toggle',
    (event) =>
      (event.target as Element).contains(button.current) && setOpen((event as ToggleEvent).newState === 'open'),
    true,
  );
  useAttribute('html', 'data-covered', isOpen ? '' : null);
  useFormAround(button, (form) => {
    if (matchMedia(WIDE).matches) return form.requestSubmit();
    void fetchChoice(form).then((page) => {
      if (!page) return;
      setSee((before) => islandProps(page, 'filter-foot')?.texts.see ?? before);
      joinCounts(form, page, '.choice', '.choice-count');
    });
  });
  return (
    <>
      <button ref={button} type="submit" className="btn btn-ink btn-wide">
        <span className="without-script">{texts.apply}</span>
        <span className="needs-script">{see}</span>
      </button>
      {reset && (
        <a className="line-link" href={reset.href} rel="nofollow">
          {reset.label}
        </a>
      )}
    </>
  );
}
