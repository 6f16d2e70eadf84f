import type { words as keys } from '../es-mx/network';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'An error occurred while saving or querying the information':
    'Das hat nicht geklappt. Versuche es gleich noch einmal.',
  'You are offline; some features are limited': 'Du bist offline; manches geht gerade nicht.',
  'Unexpected authorization error; check the network': 'Bei der Anmeldung gab es einen Fehler. Prüfe deine Verbindung.',
};
