import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormCheck } from '../../contract/browser-form';
import type { FieldProblem } from '../../domain/result';
import { useFocusInvalid } from '../../ui/hooks/use-focus-invalid';
import { useListen } from '../../ui/hooks/use-listen';
import { type FormDone, messageOf } from '../shop/form-answer';
import { inWords } from '../shop/form-done';
import { wordsOf } from '../shop/general-message';
import { OFFLINE } from '../shop/offline';
import { problemKey } from '../shop/problem-key';
import { bodyOf, sendForm } from '../shop/send-form';
import { problemsOf, stillSaid } from './form-problems';
import type { FormStart } from './form-start';

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget): target is Typed =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isChoice = (target: Typed): target is HTMLInputElement => target.type === 'radio' || target.type === 'checkbox';

/**
 * Writes the step that a form is sent from into the address of its page (?paso=): without it the address stands for the
 * first step that is open, and who goes back from the next one would land there again.
 */
function nameStep(step: string): void {
  const here = new URL(location.href);
  here.searchParams.set('paso', step);
  history.replaceState(history.state, '', here);
}

/** Whether nothing was typed into a field, or it was not chosen. */
const isEmpty = (target: Typed): boolean => (isChoice(target) ? !target.checked : target.value === '');

interface Options {
  /** What the browser checks; without it the shop alone says what is wrong. */
  check?: FormCheck;
  /** For a form that is sent without leaving its page: what was answered, its notices in words. */
  onDone?: (done: FormDone) => void;
}

/** A form that says what is wrong beside its fields. */
export interface CheckedForm {
  ref: RefObject<HTMLFormElement | null>;
  start: FormStart;
  /** What the form's element is given. */
  props: {
    action: string;
    method: 'post';
    noValidate: boolean;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** What a field begins with, and what is wrong with it now. */
  field: (name: string) => { name: string; defaultValue: string | undefined; error: string | null };
  /** What is wrong with the whole form; '' for nothing. */
  alert: string;
  /** Message key of why the shop refused it as a whole; null when it did not. */
  refusal: string | null;
  isPending: boolean;
}

/**
 * Says what is wrong when a field is left and stops saying it as soon as the field is right, takes the shopper to the
 * first error, and sends the form once: as a page, or where `onDone` is given without leaving this one.
 */
export function useCheckedForm(start: FormStart, { check, onDone }: Options = {}): CheckedForm {
  const ref = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  /** Fields that the shop refused, as they were sent. */
  const ofShop = useRef(new Set(Object.keys(start.errors)));
  const [errors, setErrors] = useState(start.errors);
  const [alert, setAlert] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const goToError = useFocusInvalid(ref, Object.keys(start.errors).length > 0);
  const { messages } = start;

  const mark = (problems: readonly FieldProblem[]) =>
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(problems.map((one) => [one.field, wordsOf(messages, problemKey(one))])),
    }));
  const release = () => {
    isSent.current = false;
    setPending(false);
  };
  useListen('window', 'pageshow', release);

  const stay = async (form: HTMLFormElement, done: (answer: FormDone) => void) => {
    const sent = await sendForm(form.action, bodyOf(form));
    release();
    if (sent.ok) return done(inWords(sent.done, messages));
    const fields = sent.ok === false ? (sent.fields ?? []) : [];
    const refused = fields.length > 0 ? null : messageOf(sent);
    mark(fields);
    ofShop.current = new Set(fields.map(({ field }) => field));
    setRefusal(refused);
    setAlert(refused ? wordsOf(messages, refused, sent.ok === false ? sent.notice.params : undefined) : '');
    goToError();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (isSent.current) return event.preventDefault();
    const problems = problemsOf(check, form);
    const isOffline = problems.length === 0 && !navigator.onLine;
    if (problems.length > 0 || isOffline) {
      event.preventDefault();
      mark(problems);
      setAlert(isOffline ? wordsOf(messages, start.offline ?? OFFLINE) : '');
      return goToError();
    }
    isSent.current = true;
    if (onDone) {
      event.preventDefault();
      void stay(form, onDone);
    } else if (start.step) nameStep(start.step);
    // Before the browser leaves: what is drawn later may never be seen.
    flushSync(() => {
      setAlert('');
      setPending(true);
    });
  };

  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isTyped(target) || (isEmpty(target) && !errors[target.name])) return;
    const problem = problemsOf(check, currentTarget).find(({ field }) => field === target.name);
    if (problem) mark([problem]);
  };

  // Not only when the field is left: a message that goes at the tap on the button moves the button away under the
  // finger.
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isTyped(target) || Object.keys(errors).length === 0) return;
    ofShop.current.delete(target.name);
    const wrong = problemsOf(check, currentTarget);
    setErrors((before) => stillSaid(before, wrong, ofShop.current));
  };

  return {
    ref,
    start,
    props: { action: start.action, method: 'post', noValidate: check !== undefined, onBlur, onInput, onSubmit },
    field: (name) => ({ name, defaultValue: start.values[name], error: errors[name] ?? null }),
    alert,
    refusal,
    isPending,
  };
}
