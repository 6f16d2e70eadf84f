import { mine } from '../../commerce/request-context';
import type { FormFields } from '../../contract/form-fields';
import { checkMessages } from '../shop/check-messages';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';

/** What a form of the browser begins with: JSON, in words of the page's language. */
export interface FormStart {
  action: string;
  /** null on a page that is the same for everyone. */
  formKey: string | null;
  /** What was typed before and refused, else what is known, by field. */
  values: Record<string, string>;
  /** What the shop found wrong with it, in words, by field. */
  errors: Record<string, string>;
  /** Message key → text. */
  messages: Record<string, string>;
  /** Message key of what is said without a connection, where the general one does not do. */
  offline?: string;
  /** Message key of what is said while it is on its way. */
  progress?: string;
  /** Step of the checkout that it is sent from. */
  step?: string;
}

interface Asked {
  /** Its path below /f/. */
  path: string;
  /** Its name, by which the shop keeps what was typed. */
  form: string;
  state: FormState;
  /** Its fields, where they are checked before they are sent. */
  fields?: FormFields;
  /** Fields of which what was typed and what is wrong is shown; those that are checked when left out. */
  names?: readonly string[];
  /** Message keys of what it may be answered, for a form that is sent without leaving its page. */
  answers?: readonly string[];
  offline?: string;
  progress?: string;
  step?: string;
  /** What is known already. */
  known?: Record<string, string>;
  /** Whether it stands on a page of one shopper; false for one that is the same for everyone. */
  isKeyed?: boolean;
}

const present = (entries: [string, string | null | undefined][]): Record<string, string> =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));

/** What a form begins with, from what the last one of its name left and what is known. */
export function formStart({
  path,
  form,
  state,
  fields,
  names,
  answers,
  known = {},
  isKeyed = true,
  ...said
}: Asked): FormStart {
  const shown = names ?? Object.keys(fields ?? {});
  const { offline, progress, step } = said;
  return {
    action: formAction(path),
    formKey: isKeyed ? mine().formKey() : null,
    values: present(shown.map((name) => [name, state.value(form, name) ?? known[name]])),
    errors: present(shown.map((name) => [name, state.error(form, name)])),
    messages: checkMessages(fields ?? {}, [
      ...(answers ?? []),
      ...[offline, progress].filter((key) => key !== undefined),
    ]),
    ...(offline && { offline }),
    ...(progress && { progress }),
    ...(step && { step }),
  };
}
