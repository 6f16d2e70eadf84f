import { drawIn } from '../../ui/draw-in';
import { SuggestionList, suggestionId } from './suggestion-list';
import { fetchSuggestions, movedTo, type Suggested, suggestionSize } from './suggestions';

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
  };
}

declare module '../../ui/island' {
  interface Islands {
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
  const status = box.querySelector('[role="status"]');
  return input && list && hint && all && status ? { input, list, hint, all, status } : null;
}

/** Makes the search field a combobox over what the shop offers for the typed text. */
export function start(box: HTMLElement, { action, suggestAddress, sign, texts }: Props): void {
  const parts = partsOf(box);
  if (!parts) return;
  const { input, list, hint, all, status } = parts;
  const draw = drawIn(list);
  let found: Suggested | null = null;
  let active = -1;
  let isOpen = false;
  let timer = 0;
  let asking = new AbortController();

  const count = () => (isOpen && found ? found.categories.length + found.products.length : 0);

  const show = () => {
    const isListed = count() > 0;
    box.toggleAttribute('data-open', isOpen);
    input.setAttribute('aria-expanded', String(isListed));
    if (isListed && active >= 0) input.setAttribute('aria-activedescendant', suggestionId(active));
    else input.removeAttribute('aria-activedescendant');
    draw(isListed && found && <SuggestionList found={found} active={active} sign={sign} texts={texts} />);
    const text = input.value.trim();
    hint.hidden = isListed || text !== '';
    all.hidden = text === '';
    all.href = `${action}?${new URLSearchParams({ q: text })}`;
    status.textContent = isListed ? texts.count.replace('{count}', String(count())) : '';
  };

  const ask = () => {
    clearTimeout(timer);
    asking.abort();
    if (!isOpen) return;
    asking = new AbortController();
    const { signal } = asking;
    timer = window.setTimeout(async () => {
      const answer = await fetchSuggestions(suggestAddress, input.value, suggestionSize(innerWidth), signal);
      if (!answer) return;
      found = answer;
      active = -1;
      show();
    }, TYPING_PAUSE_MS);
  };
  const open = () => {
    if (isOpen) return;
    isOpen = true;
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
    show();
    ask();
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
