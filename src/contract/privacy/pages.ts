import { ACCOUNT_PAGE } from '../customers/pages';

/** Where anybody asks about their own data, and where the link leads that shows whose the e-mail is. */
export const DATA_PAGE = '/mis-datos';
export const DATA_CONFIRM_PAGE = '/mis-datos/confirmar';

/** What a customer is told of their data, and can do about it. */
export const MY_PRIVACY_PAGE = `${ACCOUNT_PAGE}/privacy` as const;

/** Path of the page of a customer's own request. */
export const ownRequestPath = (folio: string): string => `${MY_PRIVACY_PAGE}/${folio}`;

/** Requests at the desk, and the filter of their list. */
export const DESK_PRIVACY_PAGE = '/operacion/privacidad';
export const DESK_PRIVACY = { group: 'estado', after: 'despues', note: 'anotar' } as const;

export const deskRequestPath = (folio: string): string => `${DESK_PRIVACY_PAGE}/${folio}`;
