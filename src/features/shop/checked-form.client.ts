import type { FormCheck } from '../../contract/browser-form';
import type { FieldProblem } from '../../domain/result';
import { RULES } from '../../domain/validation';
import type { CheckedFormName } from './checked-form';
import { messageOf } from './form-answer';
import { announceDone, inWords } from './form-done';
import { wordsOf } from './general-message';
import { OFFLINE } from './offline';
import { problemKey } from './problem-key';
import { bodyOf, sendForm } from './send-form';
import { nameStepInAddress } from './step-in-address';

export interface CheckedFormProps {
  form: CheckedFormName;
  /** Message key → text. */
  messages: Record<string, string>;
  /** Message key of what is said without a connection. */
  offline?: string;
  /** Message key of what is said while it is on its way. */
  progress?: string;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'checked-form': CheckedFormProps;
  }
}

/** What is wrong with a form: by its check, and every field that may not stay empty. */
function problemsOf(check: FormCheck | undefined, element: HTMLFormElement): FieldProblem[] {
  const values = Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
  const problems = check?.(values);
  if (!problems) return [];
  const missing = [...element.querySelectorAll<HTMLInputElement>('input[required]')].filter(
    ({ name, value }) => value.trim() === '' && !problems.some(({ field }) => field === name),
  );
  return [...problems, ...missing.map(({ name }) => ({ field: name, rule: 'required', message: RULES.required }))];
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Puts a message under a field, or takes it away; the field's markup is the server's. */
function mark(found: Element | RadioNodeList | null, message: string | null) {
  // Of a group of choices the first one stands for all.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!field || !(field instanceof HTMLElement)) return;
  field.toggleAttribute('aria-invalid', message !== null);
  if (message !== null) field.setAttribute('aria-invalid', 'true');
  const place = document.getElementById(`${field.id}-error`);
  if (place) place.textContent = message;
}

/** Shows on a form's button that it is on its way. */
function setPending(form: HTMLFormElement | null, isPending: boolean) {
  const button = form?.querySelector<HTMLElement>('.btn');
  if (button) button.dataset.pending = String(isPending);
}

/** A password is shown and hidden by its button. */
function showOnDemand(form: HTMLFormElement) {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-shows]')) {
    const field = form.elements.namedItem(button.dataset.shows ?? '');
    if (!(field instanceof HTMLInputElement)) continue;
    const show = button.textContent;
    button.addEventListener('click', () => {
      const isShown = field.type === 'text';
      field.type = isShown ? 'password' : 'text';
      button.textContent = isShown ? show : (button.dataset.hide ?? show);
      button.setAttribute('aria-pressed', String(!isShown));
    });
    // A browser keeps what was typed into a text field.
    form.addEventListener('submit', () => {
      field.type = 'password';
    });
  }
}

/**
 * Says what is wrong when a field is left and stops saying it as soon as the field is right, takes the shopper to the
 * first error, and sends the form once. Without a `check` the server alone says what is wrong.
 */
export function startForm(
  place: HTMLElement,
  { messages, offline = OFFLINE, progress }: CheckedFormProps,
  check?: FormCheck,
): void {
  const element = place as HTMLFormElement;
  const alert = element.querySelector<HTMLElement>(':scope > [role="alert"]');
  const status = element.querySelector<HTMLElement>(':scope > [role="status"]');
  const text = (problem: FieldProblem) => wordsOf(messages, problemKey(problem));
  let isSent = false;

  const isMarked = (name: string) =>
    element.querySelector(`[name="${CSS.escape(name)}"][aria-invalid="true"]`) !== null;

  /** What concerns the whole form, under its button. */
  function sayOfForm(message: string) {
    if (alert) alert.textContent = message;
  }

  /** Shows what helps after one message, and hides what helps after another. */
  function offerAfter(message: string | undefined) {
    for (const offer of element.querySelectorAll<HTMLElement>('[data-after]'))
      offer.hidden = offer.dataset.after !== message;
  }

  /** To the first field that is wrong, or else to what is said of the whole form, which the browser scrolls to. */
  function goToError() {
    const field = element.querySelector<HTMLElement>('[aria-invalid="true"]');
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    if (field) field.focus();
    else if (alert?.textContent) alert.focus();
  }

  element.addEventListener('focusout', ({ target }) => {
    if (!target || !isField(target) || (!target.value && !target.hasAttribute('aria-invalid'))) return;
    const problem = problemsOf(check, element).find((one) => one.field === target.name);
    mark(element.elements.namedItem(target.name), problem ? text(problem) : null);
  });

  // Not only when the field is left: a message that goes at the tap on the button moves the button away under the
  // finger.
  element.addEventListener('input', ({ target }) => {
    if (!target || !isField(target) || !isMarked(target.name)) return;
    if (!problemsOf(check, element).some(({ field }) => field === target.name))
      mark(element.elements.namedItem(target.name), null);
  });

  /** Sends the form of a window, whose page stays. */
  async function stay() {
    const sent = await sendForm(element.action, bodyOf(element));
    isSent = false;
    setPending(element, false);
    if (sent.ok) return announceDone(inWords(sent.done, messages));
    const fields = sent.ok === false ? (sent.fields ?? []) : [];
    for (const problem of fields) mark(element.elements.namedItem(problem.field), text(problem));
    const refused =
      fields.length > 0
        ? null
        : { message: messageOf(sent), params: sent.ok === false ? sent.notice.params : undefined };
    sayOfForm(refused ? wordsOf(messages, refused.message, refused.params) : '');
    offerAfter(refused?.message);
    goToError();
  }

  element.addEventListener('submit', (event) => {
    if (isSent) return event.preventDefault();
    const problems = problemsOf(check, element);
    for (const problem of problems) mark(element.elements.namedItem(problem.field), text(problem));
    if (problems.length > 0) {
      event.preventDefault();
      return goToError();
    }
    sayOfForm(navigator.onLine ? '' : wordsOf(messages, offline));
    if (!navigator.onLine) {
      event.preventDefault();
      return goToError();
    }
    isSent = true;
    nameStepInAddress(element);
    setPending(element, true);
    if (status && progress) status.textContent = wordsOf(messages, progress);
    if (element.dataset.stays === undefined) return;
    event.preventDefault();
    void stay();
  });

  addEventListener('pageshow', () => {
    isSent = false;
    setPending(element, false);
    if (status) status.textContent = '';
  });
  showOnDemand(element);
  element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
