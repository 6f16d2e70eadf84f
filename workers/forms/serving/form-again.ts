import { FORMS } from '../../../src/contract/areas';
import { escapeHtml } from '../../../src/contract/documents/escape-html';
import { shownAgain } from '../../../src/contract/form';
import type { Key, Translate } from '../../../src/i18n';

const BUTTON =
  'padding:.9rem 1.75rem;border:0;border-radius:2rem;background:#17130f;color:#fff;font:inherit;font-weight:650;cursor:pointer';
const INPUT =
  'margin-top:.4rem;padding:.7rem .9rem;border:1px solid #17130f;border-radius:.6rem;font:inherit;width:100%;max-width:24rem;box-sizing:border-box';

/** Labels of what is never sent back in a page and has to be typed again. */
const TYPED_AGAIN: Record<string, Key> = {
  currentPassword: 'Your current password',
  password: 'Password',
  passwordAgain: 'The password again',
};

/** Fields of forms in which a password is chosen. */
const CHOOSES = ['passwordAgain', 'terms'];

/** The passwords of a form, to be typed once more. */
const passwordInputs = (t: Translate, fields: URLSearchParams): string =>
  Object.entries(TYPED_AGAIN)
    .filter(([name]) => fields.has(name))
    .map(
      ([name, label]) =>
        `<p><label>${escapeHtml(t(label))}<br><input type="password" name="${name}" required autocomplete="${name !== 'currentPassword' && CHOOSES.some((one) => fields.has(one)) ? 'new' : 'current'}-password" style="${INPUT}"></label></p>`,
    )
    .join('');

/**
 * The fields that are sent again: what may be shown again of the form, and its key, so that it stays one operation.
 * null for a path that has no such form.
 */
function sentAgain(path: string, fields: URLSearchParams): [string, string][] | null {
  const form = FORMS.find((one) => `/f${one.path}` === path && one.file === null);
  if (!form) return null;
  return [...shownAgain(form), 'key'].flatMap((name): [string, string][] => {
    const value = fields.get(name);
    return value === null ? [] : [[name, value]];
  });
}

interface Again {
  /** Path inside the store view, and where the form is sent to. */
  path: string;
  action: string;
  /** What was sent. */
  fields: URLSearchParams;
  /** Markup in front of the button. */
  inside?: string;
}

/**
 * What was sent, as a form that sends it again to the same address under the same key; passwords are typed once more.
 * It stands in the page and is kept nowhere else, so that nobody can fill a store with forms that were refused. null
 * for a form that cannot be sent again.
 */
export function formAgain(t: Translate, { path, action, fields, inside = '' }: Again): string | null {
  const again = sentAgain(path, fields);
  if (again === null) return null;
  const hidden = again
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form method="post" action="${escapeHtml(action)}">${hidden}${passwordInputs(t, fields)}
${inside}<button type="submit" style="${BUTTON}">${escapeHtml(t('Continue'))}</button></form>`;
}

/** What somebody who loses nothing is told of a form that is sent again. */
export const nothingLost = (t: Translate, fields: URLSearchParams): string =>
  t(
    Object.keys(TYPED_AGAIN).some((name) => fields.has(name))
      ? 'You have lost nothing: type your password once more, and the rest is sent again.'
      : 'You have lost nothing: what you sent is sent again when you go on.',
  );
