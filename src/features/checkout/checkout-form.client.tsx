'use client';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addressForm, formProblems, personalDetailsForm } from '../../contract/checkout/browser-forms';
import type { FieldProblem } from '../../domain/result';
import { OFFLINE } from './offline';

interface CheckoutFormProps {
  action: string;
  form: 'datos' | 'direccion' | 'envio' | 'pago' | 'pedido';
  /** Message key → text. */
  messages: Record<string, string>;
  children: ReactNode;
}

const SCHEMAS = { datos: personalDetailsForm, direccion: addressForm };

function problemsOf(form: CheckoutFormProps['form'], element: HTMLFormElement): FieldProblem[] {
  if (form !== 'datos' && form !== 'direccion') return [];
  const values = Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
  const neighbourhood = values.neighbourhood?.trim() || values.neighbourhoodOther || '';
  return formProblems(SCHEMAS[form], form === 'direccion' ? { ...values, neighbourhood } : values);
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Puts a message under a field, or takes it away; the field's markup is the server's. */
function mark(field: Element | RadioNodeList | null, message: string | null) {
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

/** A form of checkout: says what is wrong when a field is left, takes the shopper to the first error, and is sent once. */
export function CheckoutForm({ action, form, messages, children }: CheckoutFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const [isOffline, setOffline] = useState(false);

  useEffect(() => {
    const again = () => {
      sent.current = false;
      setPending(element.current, false);
    };
    addEventListener('pageshow', again);
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return () => removeEventListener('pageshow', again);
  }, []);

  const text = (problem: FieldProblem) => messages[problem.message] ?? problem.message;

  const left = (event: FocusEvent) => {
    const field = event.target;
    if (!element.current || !isField(field) || (!field.value && !field.hasAttribute('aria-invalid'))) return;
    const problem = problemsOf(form, element.current).find((one) => one.field === field.name);
    mark(field, problem ? text(problem) : null);
  };

  const send = (event: FormEvent) => {
    if (sent.current) return event.preventDefault();
    if (!element.current) return;
    const problems = problemsOf(form, element.current);
    for (const problem of problems) mark(element.current.elements.namedItem(problem.field), text(problem));
    const first = element.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (problems.length > 0) {
      event.preventDefault();
      first?.focus();
      return;
    }
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return event.preventDefault();
    sent.current = true;
    setPending(element.current, true);
  };

  return (
    <form
      ref={element}
      className="checkout-form"
      action={action}
      method="post"
      noValidate={form === 'datos' || form === 'direccion'}
      onBlur={left}
      onSubmit={send}
    >
      {children}
      <p className="field-error" role="alert">
        {isOffline && messages[OFFLINE]}
      </p>
    </form>
  );
}
