import { type RefObject, useLayoutEffect, useState } from 'react';

/** What stands in the fields of a form, by their names; '' for one that is not ticked. */
export interface Fields {
  read(name: string): string;
  set(name: string, value: string): void;
  /** Names of those that somebody has touched. */
  touched: string[];
}

/**
 * Fields of a form that may go and come back, as another variant is shown: what was typed and chosen stays. `proposed`
 * is what stands in them before anybody touches them; what was typed before this ran is taken from the form.
 */
export function useFields(form: RefObject<HTMLFormElement | null>, proposed: Record<string, string>): Fields {
  const [typed, setTyped] = useState<Record<string, string>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useLayoutEffect(() => {
    if (!form.current) return;
    const now = new FormData(form.current);
    const before = Object.entries(proposed).flatMap(([name, own]) => {
      const value = String(now.get(name) ?? '');
      return value === own ? [] : [[name, value] as const];
    });
    if (before.length > 0) setTyped(Object.fromEntries(before));
  }, []);
  return {
    read: (name) => typed[name] ?? proposed[name] ?? '',
    set: (name, value) => setTyped((now) => ({ ...now, [name]: value })),
    touched: Object.keys(typed),
  };
}
