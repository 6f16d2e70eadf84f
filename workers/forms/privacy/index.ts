import type { PRIVACY_FORMS } from '../../../src/contract/privacy/forms';
import type { FormHandlers } from '../serving/sent-form';
import {
  answerRequest,
  carryRequestOut,
  eraseOfRequest,
  makeRequestLonger,
  noteRequest,
  noteRequestOf,
  saveDataOfRequest,
} from './desk';
import { askAboutData, askAboutOwn, askOwnCopy, closeOwnAccount, confirmData, saveOwnCopy } from './own';

/** Forms of requests about personal data, copies of it, and accounts that are closed. */
export const privacyForms: FormHandlers<typeof PRIVACY_FORMS> = {
  'mis-datos': askAboutData,
  'mis-datos-confirmar': confirmData,
  'solicitud-propia': askAboutOwn,
  'pedir-copia': askOwnCopy,
  'guardar-copia': saveOwnCopy,
  'cerrar-cuenta': closeOwnAccount,
  'operacion-privacidad-anotar': noteRequest,
  'operacion-privacidad-cliente': noteRequestOf,
  'operacion-privacidad-responder': answerRequest,
  'operacion-privacidad-ampliar': makeRequestLonger,
  'operacion-privacidad-cumplir': carryRequestOut,
  'operacion-privacidad-datos': saveDataOfRequest,
  'operacion-privacidad-borrar': eraseOfRequest,
};
