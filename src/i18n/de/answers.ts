import type { words as keys } from '../es-mx/answers';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Error with response - bad content-type!': 'Die Antwort des Servers war nicht lesbar.',
  'Unhandled error, wrong response format!': 'Die Antwort des Servers hat nicht die erwartete Form.',
  'Too many requests, please wait a moment': 'Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.',
  'The service is busy, please try again': 'Gerade ist viel los. Versuche es gleich noch einmal.',
  'Error refreshing user token. User is not authorized to access the resource':
    'Deine Sitzung ist abgelaufen. Melde dich neu an.',
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.':
    'Deine Sitzung ließ sich nicht erneuern. Lösche die Websitedaten und lade die Seite neu.',
};
