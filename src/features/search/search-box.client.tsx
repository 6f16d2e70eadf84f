import { drawIn } from '../../ui/draw-in';
import { forgetSearches, noteSearch, recentSearches } from './recent-searches';
import { TEXT_PARAM } from './searched-text';
import { optionCount, SuggestionList, suggestionId } from './suggestion-list';
import { fetchPopular, fetchSuggestions, movedTo, type Suggested, suggestionSize, UNANSWERED } from './suggestions';

interface Props {
  /** Address of the results page. */
  action: string;
  suggestAddress: string;
  sign: string;
  texts: {
    categories: string;
    products: string;
    from: string;
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

declare module '../../ui/enhanced' {
  interface Enhanced {
    'search-box': Props;
  }
}

const TYPING_PAUSE_MS = 180;

/** Elements of the search form, as the server wrote them. */
function partsOf(box: HTMLElement) {
  const input = box.querySelector('input');
  const list = box.querySelector<HTMLElement>('[role="listbox"]');
  const hint = box.querySelector<HTMLElement>('.search-panel > p');
  const all = box.querySelector<HTMLAnchorElement>('.search-panel > a');
  const forget = box.querySelector<HTMLElement>('.search-panel > button');
  const status = box.querySelector('[role="status"]');
  return input && list && hint && all && forget && status ? { input, list, hint, all, forget, status } : null;
}

/**
 * Makes the search field a combobox over what the shop offers for the typed text, and before that over recent and
 * popular searches.
 */
export function start(box: HTMLElement, { action, suggestAddress, sign, texts }: Props): void {
  const parts = partsOf(box);
  if (!parts) return;
  const { input, list, hint, all, forget, status } = parts;
  const draw = drawIn(list);
  let found: Suggested | null = null;
  let recent: string[] = [];
  let popular: string[] | null = null;
  let active = -1;
  let isOpen = false;
  let timer = 0;
  let asking = new AbortController();

  const typed = () => input.value.trim();
  const searches = () =>
    typed() === ''
      ? [
          { label: texts.recent, icon: 'undo' as const, texts: recent },
          {
            label: texts.popular,
            icon: 'search' as const,
            texts: (popular ?? []).filter((text) => !recent.some((one) => one.toLowerCase() === text.toLowerCase())),
          },
        ]
      : [];
  const count = () => (isOpen && found ? optionCount(found, searches()) : 0);

  const show = () => {
    const options = count();
    const isListed = options > 0;
    const text = typed();
    const isNothing = isOpen && text !== '' && found !== null && found !== UNANSWERED && !isListed;
    const nothing = found?.offline ? texts.offline : texts.nothing.replace('{text}', () => text);
    box.toggleAttribute('data-open', isOpen);
    box.toggleAttribute('data-filled', isListed || isNothing);
    input.setAttribute('aria-expanded', String(isListed));
    if (isListed && active >= 0) input.setAttribute('aria-activedescendant', suggestionId(active));
    else input.removeAttribute('aria-activedescendant');
    draw(
      isListed && found && (
        <SuggestionList found={found} active={active} sign={sign} searches={searches()} action={action} texts={texts} />
      ),
    );
    hint.hidden = isListed || (text !== '' && !isNothing);
    hint.textContent = isNothing ? nothing : texts.hint;
    all.hidden = !isListed || text === '';
    all.href = `${action}?${new URLSearchParams({ [TEXT_PARAM]: text })}`;
    forget.hidden = text !== '' || recent.length === 0;
    status.textContent = isNothing ? nothing : isListed ? texts.count.replace('{count}', String(options)) : '';
  };

  /** What is typed is no more what was found: nothing old stands under new words. */
  const ask = () => {
    clearTimeout(timer);
    asking.abort();
    if (!isOpen) return;
    asking = new AbortController();
    const { signal } = asking;
    timer = window.setTimeout(async () => {
      const text = input.value;
      if (typed() === '') popular ??= await fetchPopular(suggestAddress, signal);
      const answer = await fetchSuggestions(suggestAddress, text, suggestionSize(innerWidth), signal);
      if (!answer || signal.aborted) return;
      found = answer;
      active = -1;
      show();
    }, TYPING_PAUSE_MS);
  };
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    recent = recentSearches(action);
    show();
    ask();
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    active = -1;
    ask();
    show();
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isOpen) {
      event.preventDefault();
      open();
      return;
    }
    const next = movedTo(event.key, active, count());
    if (next !== null) {
      event.preventDefault();
      active = next;
      show();
      document.getElementById(suggestionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && count() > 0 && active >= 0) {
      event.preventDefault();
      document.getElementById(suggestionId(active))?.click();
    }
  };

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  for (const type of ['focus', 'click']) input.addEventListener(type, open);
  input.addEventListener('keydown', press);
  input.addEventListener('input', () => {
    isOpen = true;
    active = -1;
    if (typed() === '') recent = recentSearches(action);
    show();
    ask();
  });
  input.form?.addEventListener('submit', () => noteSearch(action, input.value));
  for (const place of [list, all]) place.addEventListener('click', () => noteSearch(action, input.value));
  forget.addEventListener('click', () => {
    forgetSearches(action);
    recent = [];
    show();
    input.focus();
  });
  box.querySelector('.search-close')?.addEventListener('click', close);
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !box.contains(relatedTarget as Node)) close();
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!box.contains(target as Node)) close();
  });
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(`a[href="#${input.id}"]`)) return;
    event.preventDefault();
    input.focus();
  });
  // what was typed before this ran counts as well
  if (document.activeElement === input) open();
  else show();
}
