import type { words as keys } from '../es-mx/desk-privacy';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Requests to answer': 'Zu beantworten',
  'Requests to carry out': 'Auszuführen',
  'Requests that are over': 'Erledigt',
  'No requests like this': 'Keine solchen Anfragen',
  'More requests': 'Weitere Anfragen',
  'Late since {day}': 'Überfällig seit {day}',
  'Answer the request': 'Anfrage beantworten',
  'The answer, as the person reads it': 'Die Antwort, wie sie die Person liest',
  'It proceeds': 'Bewilligen',
  'More time, once': 'Mehr Zeit, einmal',
  'Why, as the person reads it': 'Warum, wie es die Person liest',
  'Make the time longer': 'Frist verlängern',
  'What stands here of the person': 'Was hier von der Person steht',
  'It is noted who saves it. Hand it over by a way that only the person reads.':
    'Es wird vermerkt, wer es speichert. Übergib es so, dass nur die Person es liest.',
  Erase: 'Löschen',
  'It closes the account at once and erases it after 72 hours; what the law asks for stays blocked.':
    'Schließt das Konto sofort und löscht es nach 72 Stunden; was das Gesetz verlangt, bleibt gesperrt.',
  'It erases at once what stands here under this e-mail; what the law asks for stays blocked.':
    'Löscht sofort, was hier unter dieser E-Mail steht; was das Gesetz verlangt, bleibt gesperrt.',
  'Erase what stands here': 'Löschen, was hier steht',
  'The account is closed and is erased on {moment}.': 'Das Konto ist geschlossen und wird am {moment} gelöscht.',
  'The account was erased on {moment}; what the law asks for stays blocked.':
    'Das Konto wurde am {moment} gelöscht; was das Gesetz verlangt, bleibt gesperrt.',
  'The accounts of this store view are kept by its retailer: what it holds is answered and erased there.':
    'Die Konten dieses Shops führt sein Händler: Was er aufbewahrt, wird dort beantwortet und gelöscht.',
  'It is carried out': 'Es ist ausgeführt',
  'Say so once everything that was granted is done, here and wherever else.':
    'Sag es, wenn alles Bewilligte getan ist, hier und überall sonst.',
  'Note it and write to the person': 'Vermerken und der Person schreiben',
  'Told privacy-asked': 'Daten: Anfrage bestätigen',
  'Told privacy-received': 'Daten: Anfrage eingegangen',
  'Told privacy-longer': 'Daten: Frist verlängert',
  'Told privacy-answered': 'Daten: Antwort',
  'Told privacy-carried-out': 'Daten: Anfrage ausgeführt',
  'Told privacy-copy-asked': 'Daten: Kopie fertig',
  'Told account-closed': 'Konto geschlossen',
  'Told account-erased': 'Konto gelöscht',
  'Did answer-request': 'Hat die Datenanfrage beantwortet',
  'Did extend-request': 'Hat die Frist der Anfrage verlängert',
  'Did carry-out-request': 'Hat die Datenanfrage ausgeführt',
  'Did save-data': 'Hat die Daten einer Person gespeichert',
  'Did erase-data': 'Hat die Daten einer Person gelöscht',
  'About privacy-request': 'Datenanfrage',
};
