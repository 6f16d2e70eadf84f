import type { Notice } from '../domain/cart/cart';
import type { FieldProblem } from '../domain/result';

/** What a form left for the next page: shown once, kept ten minutes at most. */
export interface Flash {
  notices: Notice[];
  /** Id of the form the values and errors belong to, null when there are only notices. */
  form: string | null;
  values: Record<string, string>;
  errors: FieldProblem[];
  /** Path of the one page it is for, where others may be opened before it; left out where the next page shows it. */
  page?: string;
}
