'use client';
import { useEffect } from 'react';

const WIDE = '(width >= 1100px)';

const changedEarly = (form: HTMLFormElement) =>
  [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) && control.checked !== control.defaultChecked) ||
      (control instanceof HTMLSelectElement && !control.options[control.selectedIndex]?.defaultSelected && control.selectedIndex > 0),
  );

/** Sends forms marked data-auto when a choice changes ("wide": only where the form stands beside the list), also one made before this ran. */
export function AutoSubmit() {
  useEffect(() => {
    const applies = (form: HTMLFormElement) => form.dataset.auto === 'always' || (form.dataset.auto === 'wide' && matchMedia(WIDE).matches);
    const send = (event: Event) => {
      const form = (event.target as HTMLInputElement).form;
      if (form && applies(form)) form.requestSubmit();
    };
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-auto]')) if (applies(form) && changedEarly(form)) form.requestSubmit();
    document.addEventListener('change', send);
    return () => document.removeEventListener('change', send);
  }, []);
  return null;
}
