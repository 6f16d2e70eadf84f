'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { useClickOn } from '../../ui/hooks/use-click-on';
import { useListen } from '../../ui/hooks/use-listen';
import { readConsent } from './consent';
import { answerMeasuring, hasToAsk } from './measure';

interface Props {
  /** Address of the retailer's own tag. */
  tag?: string;
  privacy: string;
  texts: { label: string; question: string; privacy: string; no: string; yes: string };
}

declare module '../../ui/island' {
  interface Islands {
    'consent-bar': Props;
  }
}

/**
 * The question whether the shop may measure: not there until there is something to ask for, or whoever answered it
 * wants to answer otherwise, and in nobody's way then.
 */
export default function ConsentBar({ tag, privacy, texts }: Props) {
  const [isShown, setShown] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useAttribute('html', 'data-asking', isShown ? '' : null);
  useLayoutEffect(() => setShown(hasToAsk(tag)), [tag]);
  useClickOn('[data-asks-consent]', () => {
    setShown(true);
    setAsked(true);
  });
  useLayoutEffect(() => {
    if (isAsked) no.current?.focus();
  }, [isAsked]);
  // Another page, or another tab, may have been answered meanwhile.
  useListen('window', 'pageshow', ({ persisted }) => persisted && readConsent() !== null && setShown(false));
  const answer = (given: 'yes' | 'no') => {
    setShown(false);
    setAsked(false);
    answerMeasuring(given, tag);
  };
  if (!isShown) return null;
  return (
    <section className="consent" aria-label={texts.label}>
      <p>
        {texts.question} <a href={privacy}>{texts.privacy}</a>
      </p>
      <div className="consent-answers">
        <Button ref={no} kind="plain" type="button" onClick={() => answer('no')}>
          {texts.no}
        </Button>
        <Button kind="plain" type="button" onClick={() => answer('yes')}>
          {texts.yes}
        </Button>
      </div>
    </section>
  );
}
