'use client';
import { useEffect, useState } from 'react';
import { newKey } from './new-key';

/**
 * The hidden key of a form: however often the form is sent, it is one operation. A page that the browser shows again as it was left has sent
 * its form already, so what is sent from there is a new intention with a new key.
 */
export function KeyField({ value }: { value: string }) {
  const [key, setKey] = useState(value);
  useEffect(() => {
    const again = (event: PageTransitionEvent) => event.persisted && setKey(newKey());
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  return <input type="hidden" name="key" value={key} />;
}
