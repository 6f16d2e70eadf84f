export const SIGN_IN_PAGE = '/login';
export const SIGN_UP_PAGE = '/customer/account/create';
export const ACCOUNT_PAGE = '/my-account';
/** Ways in, devices, and the e-mail of the account. */
export const SECURITY_PAGE = `${ACCOUNT_PAGE}/security` as const;
export const FORGOT_PASSWORD_PAGE = '/customer/account/forgot-password';
export const CREATE_PASSWORD_PAGE = '/create-password';
/** Where the links lead that confirm another e-mail, and take it back. */
export const EMAIL_PAGE = '/confirmar-correo';
export const EMAIL_BACK_PAGE = '/recuperar-correo';
/** Where somebody who may not sign in for a while asks for a link, and where it leads. */
export const UNLOCK_PAGE = '/desbloquear';

/** Parameters of the link in a message; that of a retailer names the e-mail too. */
export const LINK_TOKEN = 'token';
export const LINK_EMAIL = 'email';

/** Parameter and field that say where to go on afterwards: a path inside the store view. */
export const BACK = 'volver';

/** Parameter of the sign-in page that says that a session has ended by itself. */
export const ENDED = 'terminada';

/** Longest way back, in characters. */
export const BACK_MAX = 2048;

/** Fragment of the address of a page that is the same for everyone, to which a sign-in led: its browser says so. */
export const SIGNED_IN = '#sesion-iniciada';
