import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from './use-latest';
import { useListen } from './use-listen';

/** Which choice of a list the page was written with: the first where it says none. */
const writtenIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

const isChanged = (control: Element): boolean =>
  (control instanceof HTMLInputElement &&
    /^(checkbox|radio)$/.test(control.type) &&
    control.checked !== control.defaultChecked) ||
  (control instanceof HTMLSelectElement && control.selectedIndex !== writtenIndex(control));

/**
 * The form of the server that a control of a component stands in: calls back when a choice in it changes, and with one
 * that was made before the component ran. On coming back it shows the choices of its page again: its autocomplete is
 * off, and what a browser has kept as it was left is reset.
 */
export function useFormAround(
  control: RefObject<HTMLButtonElement | null>,
  changed: (form: HTMLFormElement) => void,
): void {
  const latest = useLatest(changed);
  useLayoutEffect(() => {
    const form = control.current?.form;
    if (form && [...form.elements].some(isChanged)) latest.current(form);
  }, [control, latest]);
  useListen('document', 'change', ({ target }) => {
    const form = control.current?.form;
    if (form && target instanceof Element && form.contains(target)) changed(form);
  });
  useListen('window', 'pageshow', ({ persisted }) => persisted && control.current?.form?.reset());
}
