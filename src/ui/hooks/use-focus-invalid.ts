import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The first field that is wrong, unfolded where it stands in something folded; else what is said of the whole form. */
function goToError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  const said = form.querySelector<HTMLElement>('[role="alert"][tabindex]');
  if (field) field.focus();
  else if (said?.textContent) said.focus();
}

/** Whether nobody chose what has the focus: nothing, or what the page itself begins with. */
const isUnchosen = ({ activeElement }: Document): boolean =>
  activeElement === document.body || (activeElement instanceof HTMLElement && activeElement.autofocus);

/**
 * Takes the shopper to what is wrong with a form: call what it answers together with the state that says so, and the
 * focus moves once that is drawn. `isWrong`: the server found something, which is gone to where nobody has gone
 * elsewhere yet.
 */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, isWrong: boolean): () => void {
  const [asked, setAsked] = useState(0);
  const begins = useRef(isWrong);
  useLayoutEffect(() => {
    if (form.current && (asked > 0 || (begins.current && isUnchosen(document)))) goToError(form.current);
    begins.current = false;
  }, [asked, form]);
  return () => setAsked((times) => times + 1);
}
