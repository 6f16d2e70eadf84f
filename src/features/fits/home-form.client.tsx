'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { doorId } from '../../domain/catalogue/listing/door-filter';
import { HOME_FIELDS, type HomeField, type HomeProblem, homeFieldNames, readHome } from '../../domain/fits/home';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useFocusInvalid } from '../../ui/hooks/use-focus-invalid';
import { showToast } from '../../ui/show-toast';
import { deviceHome } from './device-home';
import type { FitTexts } from './fit-lines';
import { useHome } from './use-home';

type Typed = Record<string, string>;

export interface HomeFormProps {
  action: string;
  /** What its address keeps besides what is typed. */
  keep: Record<string, string>;
  /** What the page was asked with, by field. */
  typed: Typed;
  problems: Partial<Record<HomeField, HomeProblem>>;
  texts: {
    /** Of the page, and of the button that closes its window. */
    title: string;
    lead: string;
    close: string;
    optional: string;
    /** Of the door, the lift and the place, and of their measures. */
    groups: string[];
    fields: Record<HomeField, string>;
    missing: string;
    /** With {least} and {most}. */
    senseless: string;
    save: string;
    saved: string;
    forget: string;
  };
  /** What is said of a product elsewhere. */
  fit: FitTexts;
}

declare module '../../ui/island' {
  interface Islands {
    'home-form': HomeFormProps;
  }
}

/** The fields of a door, a lift and a place. */
const GROUPS = ['puerta', 'elevador', 'lugar'].map((name) =>
  homeFieldNames.filter((field) => field.startsWith(`${name}-`)),
);

/**
 * The form that asks for the measures of a home: it keeps them on the device, and says so where a window is to be closed
 * (`onDone`), else on its page.
 */
export default function HomeForm({
  action,
  keep,
  typed: asked,
  problems: given,
  texts,
  onDone,
}: HomeFormProps & { onDone?: () => void }) {
  const kept = useHome();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>(asked);
  const [problems, setProblems] = useState(given);
  const goToError = useFocusInvalid(form, Object.keys(given).length > 0);

  // What was typed before this ran counts, else what is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page was asked with, once
  useLayoutEffect(() => {
    if (!form.current) return;
    const found = new Map([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const isTyped = homeFieldNames.some((name) => found.get(name));
    const own = isTyped ? Object.fromEntries(found) : deviceHome.get()?.typed;
    if (own) setTyped(Object.fromEntries(homeFieldNames.map((name) => [name, String(own[name] ?? '')])));
    // What was sent before this ran is in the address: the first of it is kept.
    const { home } = readHome((name) => asked[name] ?? '');
    if (home && !deviceHome.get()) deviceHome.keep({ door: doorId(home.door), typed: asked });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the window that it opens in, once
  useEffect(() => {
    if (onDone) first.current?.focus();
  }, []);

  const said = (name: HomeField): string | null => {
    const problem = problems[name];
    if (!problem) return null;
    const { least, most } = HOME_FIELDS[name];
    return texts[problem].replace('{least}', String(least)).replace('{most}', String(most));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readHome((name) => typed[name] ?? '');
    if (!read.home) {
      setProblems(read.problems);
      return goToError();
    }
    setProblems({});
    deviceHome.keep({ door: doorId(read.home.door), typed });
    if (!onDone) return location.assign(`${action}?${new URLSearchParams({ ...keep, ...typed })}`);
    onDone();
    showToast({ level: 'success', message: texts.saved });
  };
  const forget = () => {
    deviceHome.forget();
    setTyped({});
    onDone?.();
  };
  return (
    <form ref={form} className="home-form" action={action} method="get" noValidate onSubmit={send}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {GROUPS.map((names, index) => (
        <fieldset key={names[0]}>
          <legend>
            {texts.groups[index]} {index > 0 && <span className="optional">{texts.optional}</span>}
          </legend>
          <div className="fields">
            {names.map((name) => (
              <Field
                key={name}
                ref={name === homeFieldNames[0] ? first : undefined}
                label={texts.fields[name]}
                name={name}
                scope="casa"
                span="third"
                value={typed[name] ?? ''}
                onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
                error={said(name)}
                inputMode="decimal"
                maxLength={6}
                autoComplete="off"
                required={index === 0}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button wide>{texts.save}</Button>
      {kept && (
        <button type="button" className="line-link" onClick={forget}>
          {texts.forget}
        </button>
      )}
    </form>
  );
}
