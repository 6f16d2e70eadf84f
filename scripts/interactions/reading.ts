import type { Form } from './forms.ts';

/** One measured value of a figure, or why there is none. */
export interface Reading {
  figure: string;
  form: Form;
  value: number | null;
  note?: string;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? String(error);

/** What a step measures; figures it could not get to have the reason in their place. */
export async function readings(
  form: Form,
  figures: string[],
  step: (found: (figure: string, value: number, note?: string) => void) => Promise<void>,
): Promise<Reading[]> {
  const all: Reading[] = [];
  const found = (figure: string, value: number, note?: string) => {
    all.push({ figure, form, value, ...(note === undefined ? {} : { note }) });
  };
  try {
    await step(found);
    return all;
  } catch (error) {
    const missing = figures.filter((figure) => !all.some((one) => one.figure === figure));
    return [...all, ...missing.map((figure): Reading => ({ figure, form, value: null, note: reasonOf(error) }))];
  }
}
