'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isPostalCode } from '../../domain/validation/postal-code';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { isFocused } from '../../ui/hooks/is-focused';
import { useListen } from '../../ui/hooks/use-listen';
import { showToast } from '../../ui/show-toast';
import { askPlace } from './ask-place';
import { answerAddress, cameFrom } from './came-from';
import { devicePlace, forgetPlace, keepPlace } from './device-place';
import { usePlace } from './use-place';

export interface PlaceFormProps {
  action: string;
  storePrefix: string;
  /** What the page was asked with, '' for nothing. */
  code: string;
  /** What is wrong with it. */
  error: string | null;
  /** Where to go on to where nobody knows what it was opened from. */
  home: string;
  texts: {
    /** Of the page, and of the button that closes its window. */
    title: string;
    lead: string;
    close: string;
    code: string;
    save: string;
    searching: string;
    incomplete: string;
    notFound: string;
    failed: string;
    /** With {place}. */
    done: string;
    noCoverage: string;
    forget: string;
    goOn: string;
  };
}

declare module '../../ui/island' {
  interface Islands {
    'place-form': PlaceFormProps;
  }
}

const never = () => () => undefined;

/**
 * The form that asks where things are sent: it keeps the answer for all pages, and says so where a window is to be
 * closed (`onDone`), else on its page.
 */
export default function PlaceForm({
  action,
  storePrefix,
  code: asked,
  error,
  home,
  texts,
  onDone,
}: PlaceFormProps & { onDone?: () => void }) {
  const kept = usePlace();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(asked);
  const [problem, setProblem] = useState(error);
  const [isBusy, setBusy] = useState(false);

  const from = useSyncExternalStore(
    never,
    () => cameFrom(action, location.href, document.referrer),
    () => null,
  );
  const isAnswered = asked !== '' && problem === null && !onDone;

  // What was typed before this ran counts, else what is kept; whoever is in the field already is about to type.
  useLayoutEffect(() => {
    setCode(field.current?.value || (isFocused(field.current) ? '' : (devicePlace()?.code ?? '')));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window that it opens in, once
  useEffect(() => {
    if (onDone) field.current?.select();
  }, []);
  useListen('window', 'pageshow', () => setBusy(false));

  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const ask = async (wanted: string) => {
    const place = await askPlace(storePrefix, wanted);
    if (!place) return refuse(texts.notFound);
    keepPlace(place);
    if (!onDone) return location.assign(answerAddress(action, wanted, from));
    onDone();
    if (place.isCovered)
      showToast({ level: 'success', message: texts.done.replace('{place}', `${place.code} ${place.name}`) });
    else showToast({ level: 'warning', message: texts.noCoverage });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wanted = code.trim();
    if (!isPostalCode(wanted)) return refuse(texts.incomplete);
    setProblem(null);
    setBusy(true);
    await ask(wanted).catch(() => refuse(texts.failed));
    setBusy(false);
  };
  const forget = () => {
    forgetPlace();
    setCode('');
    if (onDone) onDone();
    else field.current?.focus();
  };
  return (
    <form className="fields" action={action} method="get" noValidate onSubmit={(event) => void send(event)}>
      {isAnswered && (
        <div className="field">
          <ButtonLink wide href={from ?? home}>
            {texts.goOn}
          </ButtonLink>
        </div>
      )}
      <Field
        ref={field}
        label={texts.code}
        name="cp"
        scope="envio"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={problem}
        inputMode="numeric"
        pattern="[0-9]{5}"
        maxLength={5}
        autoComplete="postal-code"
        required
      />
      <div className="field">
        <Button wide kind={isAnswered ? 'plain' : 'ink'}>
          {isBusy ? texts.searching : texts.save}
        </Button>
      </div>
      {kept && (
        <div className="field">
          <button type="button" className="line-link" onClick={forget}>
            {texts.forget}
          </button>
        </div>
      )}
    </form>
  );
}
