import { MAX_LENGTH } from '../../domain/validation';
import { BACK, SECURITY_PAGE, SIGN_IN_PAGE } from '../customers/pages';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';

const CREDENTIAL_MAX = 16_384;
const ID_MAX = 20;
const PATH_MAX = 2048;

/** What the browser's authenticator answered, as JSON; a script fills it in. */
const credential: FormField = {
  rule: 'text',
  test: (value) => value.length <= CREDENTIAL_MAX,
  maxLength: CREDENTIAL_MAX,
  privacy: 'secret',
};

export const PASSKEY_NAME_MAX = MAX_LENGTH.name;
const name = line(PASSKEY_NAME_MAX);
const passkey = line(ID_MAX);

export const PASSKEY_SIGN_IN = { credential, [BACK]: optional(line(PATH_MAX)) } satisfies FormFields;
export const NEW_PASSKEY = { credential, name: optional(name) } satisfies FormFields;
export const PASSKEY_RENAMED = { passkey, name } satisfies FormFields;
export const PASSKEY_REMOVED = { passkey } satisfies FormFields;

/**
 * Forms of passkeys. The one that signs in carries no key: what was answered under one could not be answered again with
 * its cookies.
 */
export const PASSKEY_FORMS = {
  'entrar-llave': defineForm({
    id: 'entrar-llave',
    path: '/account/entrar-llave',
    access: 'anyone',
    limit: 'form',
    page: SIGN_IN_PAGE,
    fields: PASSKEY_SIGN_IN,
  }),
  'agregar-llave': defineForm({
    id: 'agregar-llave',
    path: '/account/agregar-llave',
    limit: 'form',
    page: SECURITY_PAGE,
    access: 'customer',
    fields: NEW_PASSKEY,
  }),
  'renombrar-llave': defineForm({
    id: 'renombrar-llave',
    path: '/account/renombrar-llave',
    limit: 'form',
    page: SECURITY_PAGE,
    access: 'customer',
    fields: PASSKEY_RENAMED,
  }),
  'quitar-llave': defineForm({
    id: 'quitar-llave',
    path: '/account/quitar-llave',
    limit: 'form',
    page: SECURITY_PAGE,
    access: 'customer',
    fields: PASSKEY_REMOVED,
  }),
};
