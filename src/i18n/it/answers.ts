import type { words as keys } from '../es-mx/answers';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Error with response - bad content-type!': 'La risposta del server non si è potuta leggere.',
  'Unhandled error, wrong response format!': 'La risposta del server non ha il formato previsto.',
  'Too many requests, please wait a moment': 'Troppe richieste in poco tempo. Aspetta un momento.',
  'The service is busy, please try again': 'C’è molta gente in negozio. Riprova tra un momento.',
  'Error refreshing user token. User is not authorized to access the resource':
    'La tua sessione è finita. Accedi di nuovo.',
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.':
    'Non siamo riusciti a rinnovare la sessione. Cancella i dati del sito e ricarica la pagina.',
};
