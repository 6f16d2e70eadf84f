import { isPassword, MAX_LENGTH } from '../../domain/validation';
import { SECURITY_PAGE, SIGN_IN_PAGE } from '../customers/pages';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';

/** Where a provider sends browsers back to: below it stands the provider's id. */
export const SOCIAL_RETURN = '/social-login';

/** Where whoever has an account already connects it with a provider. */
export const CONNECT_PAGE = '/customer/account/connect';

/** Parameter and field that say where to go on afterwards: a path inside the store view, in Base64. */
export const RETURN_TO = 'r';

const ID_MAX = 40;
const RETURN_MAX = 4096;

const provider = line(ID_MAX);
const password: FormField = {
  rule: 'text',
  test: isPassword,
  maxLength: MAX_LENGTH.password,
  privacy: 'secret',
  asTyped: true,
};

export const SOCIAL_SIGN_IN = { provider, [RETURN_TO]: optional(line(RETURN_MAX)) } satisfies FormFields;
export const SOCIAL_PASSWORD = { password } satisfies FormFields;
export const SOCIAL_CONNECT = { provider, password: optional(password) } satisfies FormFields;
export const SOCIAL_DISCONNECT = { identity: line(ID_MAX) } satisfies FormFields;

/** Forms of providers. They carry no key: each send begins something of its own, or would need its cookies again. */
export const SOCIAL_FORMS = {
  'entrar-con': defineForm({
    id: 'entrar-con',
    path: '/account/entrar-con',
    access: 'anyone',
    limit: 'form',
    page: SIGN_IN_PAGE,
    fields: SOCIAL_SIGN_IN,
  }),
  'confirmar-cuenta': defineForm({
    id: 'confirmar-cuenta',
    path: '/account/confirmar-cuenta',
    access: 'anyone',
    limit: 'form',
    page: CONNECT_PAGE,
    fields: SOCIAL_PASSWORD,
  }),
  'conectar-cuenta': defineForm({
    id: 'conectar-cuenta',
    path: '/account/conectar',
    limit: 'form',
    page: SECURITY_PAGE,
    access: 'customer',
    fields: SOCIAL_CONNECT,
  }),
  'desconectar-cuenta': defineForm({
    id: 'desconectar-cuenta',
    path: '/account/desconectar',
    limit: 'form',
    page: SECURITY_PAGE,
    access: 'customer',
    fields: SOCIAL_DISCONNECT,
  }),
};
