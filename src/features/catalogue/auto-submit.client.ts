import { countResults } from './count-results';

interface Props {
  /** 'wide': only where the form stands beside the list, not on a sheet of its own. */
  where: 'always' | 'wide';
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'auto-submit': Props;
  }
}

const WIDE = '(width >= 1100px)';

const changedEarly = (form: HTMLFormElement) =>
  [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement &&
        /^(checkbox|radio)$/.test(control.type) &&
        control.checked !== control.defaultChecked) ||
      (control instanceof HTMLSelectElement &&
        !control.options[control.selectedIndex]?.defaultSelected &&
        control.selectedIndex > 0),
  );

/**
 * Sends the form when a choice changes where it applies, also one made before this ran; where it does not, the form
 * says how much its choice shows. On coming back it shows the choices of its list again: its autocomplete is off, and
 * what a browser has kept as it was left is reset.
 */
export function start(element: HTMLElement, { where }: Props): void {
  const form = element as HTMLFormElement;
  const applies = () => where === 'always' || matchMedia(WIDE).matches;
  const send = () => {
    if (applies()) form.requestSubmit();
    else void countResults(form);
  };
  if (changedEarly(form)) send();
  form.addEventListener('change', send);
  addEventListener('pageshow', ({ persisted }) => persisted && form.reset());
}
