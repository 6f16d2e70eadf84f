import type { Access } from './access';
import type { FormFields } from './form-fields';
import type { Limit } from './limit';

/** The one file a form may carry. */
export interface FileField {
  name: string;
  maxBytes: number;
  /** Media types it may say it is; what it really is, whoever reads it has to see. */
  types: readonly string[];
}

/** A form, defined once: who may send it, what it takes, and what of that may be shown again. */
export interface FormDefinition<Fields extends FormFields = FormFields, Who extends Access = Access> {
  /** Names the form where it is shown again; no two forms have the same. */
  id: string;
  /** Path below /f. */
  path: string;
  /** Whom it is for; its handler is given a principal of these kinds only. */
  access: Who;
  /** What a send of it is counted as, before anything of it is read. */
  limit: Limit;
  /** Path of the page that shows it. */
  page: string;
  fields: Fields;
  /**
   * Where an executed send is remembered under its key: by the cart it changes, or in the form session of whoever sent
   * it; by nobody of what is only read, which is read again.
   */
  keyKeptBy: 'cart' | 'session' | 'nobody';
  /**
   * null: the form carries no file and is sent urlencoded; otherwise it is sent as multipart/form-data, the file last.
   */
  file: FileField | null;
}

type Optional = 'keyKeptBy' | 'file';

// Who needs only the fields of a form, as a browser does, is not given the form: the build leaves the call out.
/* @__NO_SIDE_EFFECTS__ */
export function defineForm<Fields extends FormFields, Who extends Access>(
  form: Omit<FormDefinition<Fields, Who>, Optional> & Partial<Pick<FormDefinition<Fields, Who>, Optional>>,
): FormDefinition<Fields, Who> {
  return { keyKeptBy: 'session', file: null, ...form };
}

/** The names of the fields that may be kept and shown again when the form is refused. */
export const shownAgain = ({ fields }: FormDefinition): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.privacy === undefined);
