import type { words as keys } from '../es-mx/desk-privacy';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Requests to answer': 'Da rispondere',
  'Requests to carry out': 'Da eseguire',
  'Requests that are over': 'Concluse',
  'No requests like this': 'Nessuna richiesta così',
  'More requests': 'Altre richieste',
  'Late since {day}': 'Scaduta dal {day}',
  'Answer the request': 'Rispondi alla richiesta',
  'The answer, as the person reads it': 'La risposta, come la leggerà la persona',
  'It proceeds': 'Accogli',
  'More time, once': 'Più tempo, una volta',
  'Why, as the person reads it': 'Perché, come lo leggerà la persona',
  'Make the time longer': 'Proroga il termine',
  'What stands here of the person': 'Che cosa c’è qui della persona',
  'It is noted who saves it. Hand it over by a way that only the person reads.':
    'Resta annotato chi lo salva. Consegnalo in un modo che legga solo la persona.',
  Erase: 'Cancella',
  'It closes the account at once and erases it after 72 hours; what the law asks for stays blocked.':
    'Chiude subito l’account e lo cancella dopo 72 ore; ciò che chiede la legge resta bloccato.',
  'It erases at once what stands here under this e-mail; what the law asks for stays blocked.':
    'Cancella subito quello che c’è qui con questa e-mail; ciò che chiede la legge resta bloccato.',
  'Erase what stands here': 'Cancella quello che c’è qui',
  'The account is closed and is erased on {moment}.': 'L’account è chiuso e sarà cancellato il {moment}.',
  'The account was erased on {moment}; what the law asks for stays blocked.':
    'L’account è stato cancellato il {moment}; ciò che chiede la legge resta bloccato.',
  'The accounts of this store view are kept by its retailer: what it holds is answered and erased there.':
    'Gli account di questo negozio li gestisce il suo commerciante: ciò che conserva si risponde e si cancella lì.',
  'It is carried out': 'È eseguita',
  'Say so once everything that was granted is done, here and wherever else.':
    'Dillo quando è fatto tutto ciò che è stato accolto, qui e altrove.',
  'Note it and write to the person': 'Annota e scrivi alla persona',
  'Told privacy-asked': 'Dati: conferma della richiesta',
  'Told privacy-received': 'Dati: richiesta ricevuta',
  'Told privacy-longer': 'Dati: termine prorogato',
  'Told privacy-answered': 'Dati: risposta',
  'Told privacy-carried-out': 'Dati: richiesta eseguita',
  'Told privacy-copy-asked': 'Dati: copia pronta',
  'Told account-closed': 'Account chiuso',
  'Told account-erased': 'Account cancellato',
  'Did answer-request': 'Ha risposto alla richiesta di dati',
  'Did extend-request': 'Ha prorogato il termine della richiesta',
  'Did carry-out-request': 'Ha eseguito la richiesta di dati',
  'Did save-data': 'Ha salvato i dati di una persona',
  'Did erase-data': 'Ha cancellato i dati di una persona',
  'About privacy-request': 'Richiesta di dati',
};
