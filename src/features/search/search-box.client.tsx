'use client';

import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { useClickOn } from '../../ui/hooks/use-click-on';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { useListen } from '../../ui/hooks/use-listen';
import { Icon } from '../../ui/icon';
import { forgetSearches, noteSearch, recentSearches } from './recent-searches';
import { TEXT_PARAM } from './searched-text';
import { addressesOf, suggestionId } from './suggestion-options';
import { hasNothing, movedTo } from './suggestions';
import { useSuggestions } from './use-suggestions';

interface Props {
  /** Addresses of the results page, of what is offered while typing, and of the page that scans a code. */
  action: string;
  suggestAddress: string;
  scan: string;
  /** What this page was searched with, '' for none. */
  query: string;
  sign: string;
  texts: {
    search: string;
    placeholder: string;
    close: string;
    suggestions: string;
    all: string;
    scan: string;
    clear: string;
    categories: string;
    products: string;
    from: string;
    /** With {asked} and {shown}. */
    instead: string;
    /** Both with {months} and {amount}; null where nothing is paid in months. */
    months: { of: string; from: string } | null;
    /** With {count}. */
    count: string;
    recent: string;
    popular: string;
    /** What to write, where nothing is typed. */
    hint: string;
    /** With {text}. */
    nothing: string;
    offline: string;
  };
}

declare module '../../ui/island' {
  interface Islands {
    'search-box': Props;
  }
}

/** id of the search field; links to it lead there. */
const SEARCH_ID = 'buscar';
const LIST_ID = 'sugerencias';
const NONE: string[] = [];

/** The list comes with the first field that opens. */
const load = () => import('./suggestion-list');
const SuggestionList = lazy(async () => ({ default: (await load()).SuggestionList }));

/**
 * The search field: a plain GET form, and where script runs a combobox over what the shop offers for the typed text, and
 * before that over recent and popular searches; in a panel of its own on phones.
 */
export default function SearchBox({ action, suggestAddress, scan, query, sign, texts }: Props) {
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isLive = useHydrated();
  const [text, setText] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState(NONE);
  const [active, setActive] = useState(-1);
  const { found, popular } = useSuggestions(suggestAddress, text, isOpen);

  useAttribute('html', 'data-searching', isOpen ? '' : null);
  const typed = text.trim();
  const isNothing = isOpen && typed !== '' && found !== null && hasNothing(found);
  const others = popular.filter((one) => !recent.some((other) => other.toLowerCase() === one.toLowerCase()));
  const searches = [
    ...(typed === '' ? [{ label: texts.recent, icon: 'undo' as const, texts: recent }] : []),
    ...(typed === '' || (isNothing && !found?.offline)
      ? [{ label: texts.popular, icon: 'search' as const, texts: typed === '' ? others : popular }]
      : []),
  ];
  const options = isOpen && found ? addressesOf(found, searches, action) : NONE;
  const isListed = options.length > 0;
  const nothing = found?.offline ? texts.offline : texts.nothing.replace('{text}', () => typed);

  const open = () => {
    if (isOpen) return;
    void load().catch(() => undefined);
    setRecent(recentSearches(action));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const note = () => noteSearch(action, text);
  const press = (event: KeyboardEvent) => {
    const next = movedTo(event.key, active, options.length);
    const follows = event.key === 'Enter' && options[active] !== undefined;
    if (event.key === 'Escape' && isOpen) close();
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isOpen) open();
    else if (next !== null) setActive(next);
    else if (!follows) return;
    event.preventDefault();
    if (!follows) return;
    note();
    location.assign(options[active] ?? action);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this ran counts as well, once
  useLayoutEffect(() => {
    setText(field.current?.value ?? query);
    if (document.activeElement === field.current) open();
  }, []);
  useListen('window', 'pointerdown', ({ target }) => {
    if (isOpen && !box.current?.contains(target as Node)) close();
  });
  useClickOn(`a[href="#${SEARCH_ID}"]`, () => field.current?.focus());

  return (
    <search
      ref={box}
      className="search"
      data-open={isOpen ? '' : undefined}
      data-filled={isListed || isNothing ? '' : undefined}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) close();
      }}
    >
      <form action={action} method="get" onSubmit={note}>
        <input
          ref={field}
          id={SEARCH_ID}
          type="search"
          name={TEXT_PARAM}
          defaultValue={query}
          placeholder={texts.placeholder}
          aria-label={texts.search}
          maxLength={120}
          required
          autoComplete="off"
          enterKeyHint="search"
          {...(isLive && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-controls': LIST_ID,
            'aria-expanded': isListed,
            'aria-activedescendant': isListed && active >= 0 ? suggestionId(active) : undefined,
          })}
          onFocus={open}
          onClick={open}
          onKeyDown={press}
          onChange={({ target }) => {
            if (target.value.trim() === '') setRecent(recentSearches(action));
            setText(target.value);
            setActive(-1);
            setOpen(true);
          }}
        />
        <button type="submit" className="search-send" aria-label={texts.search}>
          <Icon name="search" size={20} />
        </button>
      </form>
      <button type="button" className="icon-button search-close" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
      <div className="search-panel">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's */}
        <div id={LIST_ID} role="listbox" aria-label={texts.suggestions} onClick={note}>
          {isListed && found && (
            <Suspense>
              <SuggestionList
                found={found}
                active={active}
                sign={sign}
                searches={searches}
                action={action}
                texts={texts}
              />
            </Suspense>
          )}
        </div>
        <p className="muted" hidden={!isNothing && (isListed || typed !== '')}>
          {isNothing ? nothing : texts.hint}
        </p>
        {isListed && !isNothing && typed !== '' && (
          <a className="line-link" href={`${action}?${new URLSearchParams({ [TEXT_PARAM]: typed })}`} onClick={note}>
            {texts.all}
          </a>
        )}
        <a className="line-link" href={scan}>
          {texts.scan}
        </a>
        {typed === '' && recent.length > 0 && (
          <button
            type="button"
            className="line-link"
            onClick={() => {
              forgetSearches(action);
              setRecent(NONE);
              field.current?.focus();
            }}
          >
            {texts.clear}
          </button>
        )}
      </div>
      <p className="sr" role="status">
        {isNothing ? nothing : isListed ? texts.count.replace('{count}', String(options.length)) : ''}
      </p>
    </search>
  );
}
