'use client';

import { useRef } from 'react';
import { useFormAround } from '../../ui/hooks/use-form-around';

declare module '../../ui/island' {
  interface Islands {
    'auto-submit': { label: string };
  }
}

/** The button of a form that sends itself when its choice changes: there is no need for it where this runs. */
export default function AutoSubmit({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useFormAround(button, (form) => form.requestSubmit());
  return (
    <button ref={button} type="submit" className="line-link">
      {label}
    </button>
  );
}
