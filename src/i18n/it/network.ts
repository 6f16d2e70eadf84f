import type { words as keys } from '../es-mx/network';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'An error occurred while saving or querying the information': 'Non è andata a buon fine. Riprova tra un momento.',
  'You are offline; some features are limited': 'Sei senza rete; alcune cose per ora non funzionano.',
  'Unexpected authorization error; check the network': 'C’è stato un errore di autorizzazione. Controlla la rete.',
};
