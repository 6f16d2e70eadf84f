'use client';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { SuggestionList, suggestionId } from './suggestion-list';
import { fetchSuggestions, movedTo, type Suggested, suggestionSize } from './suggestions';

const TYPING_PAUSE_MS = 180;
const INPUT_ID = 'buscar';
const LIST_ID = 'sugerencias';

interface SearchBoxProps {
  action: string;
  suggestAddress: string;
  query: string;
  sign: string;
  texts: {
    search: string;
    placeholder: string;
    hint: string;
    suggestions: string;
    categories: string;
    products: string;
    from: string;
    close: string;
    all: string;
    count: string;
  };
}

/** The search field. With script it is a combobox over what the shop offers for the typed text, and a panel of its own on phones. */
export function SearchBox({ action, suggestAddress, query, sign, texts }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [live, setLive] = useState(false);
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<Suggested | null>(null);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const count = found ? found.categories.length + found.products.length : 0;
  const listed = open && count > 0;

  // what was typed before this ran counts as well
  useEffect(() => {
    setLive(true);
    const typed = input.current?.value ?? '';
    if (typed !== query) setText(typed);
    if (document.activeElement === input.current) setOpen(true);
  }, [query]);

  useEffect(() => {
    if (!open) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(suggestAddress, text, suggestionSize(innerWidth), asking.signal);
      if (!answer) return;
      setFound(answer);
      setActive(-1);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [open, text, suggestAddress]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
      return;
    }
    const next = movedTo(event.key, active, listed ? count : 0);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      document.getElementById(suggestionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && listed && active >= 0) {
      event.preventDefault();
      document.getElementById(suggestionId(active))?.click();
    }
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) close();
  };

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    const shortcut = (event: MouseEvent) => {
      if (!(event.target as Element).closest(`a[href="#${INPUT_ID}"]`)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('pointerdown', outside);
    document.addEventListener('click', shortcut);
    return () => {
      removeEventListener('pointerdown', outside);
      document.removeEventListener('click', shortcut);
    };
  });

  return (
    <search className="search" ref={box} data-open={open || undefined} onBlur={leave}>
      <form action={action} method="get">
        <input
          ref={input}
          id={INPUT_ID}
          type="search"
          name="q"
          value={text}
          placeholder={texts.placeholder}
          aria-label={texts.search}
          maxLength={120}
          required
          autoComplete="off"
          enterKeyHint="search"
          {...(live && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': listed,
            'aria-controls': LIST_ID,
            'aria-activedescendant': listed && active >= 0 ? suggestionId(active) : undefined,
          })}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        <button type="submit" className="search-send" aria-label={texts.search}>
          <Icon name="search" size={20} />
        </button>
      </form>
      <button type="button" className="icon-button search-close" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
      <div className="search-panel">
        <div id={LIST_ID} role="listbox" aria-label={texts.suggestions}>
          {listed && found && <SuggestionList found={found} active={active} sign={sign} texts={texts} />}
        </div>
        {!listed && <p className="muted">{texts.hint}</p>}
        {text.trim() && (
          <a className="line-link" href={`${action}?${new URLSearchParams({ q: text.trim() })}`}>
            {texts.all}
          </a>
        )}
      </div>
      <p className="sr" role="status">
        {listed && texts.count.replace('{count}', String(count))}
      </p>
    </search>
  );
}
