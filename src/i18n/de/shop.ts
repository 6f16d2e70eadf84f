import type { words as keys } from '../es-mx/shop';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'The store cannot be reached at the moment, please try again':
    'Der Shop ist gerade nicht erreichbar. Versuche es noch einmal.',
  'Could not copy link to clipboard': 'Der Link ließ sich nicht kopieren',
  'You are offline. What you typed stays here: try again when you are back.':
    'Du bist offline. Deine Eingaben bleiben hier: Versuche es noch einmal, wenn die Verbindung zurück ist.',
  'This form can only be sent from the shop': 'Dieses Formular kann nur aus dem Shop gesendet werden.',
  'Not found': 'Nicht gefunden',
  '{retailer} at {brand}': '{retailer} bei {brand}',
  '{brand}, home': '{brand}, Startseite',
  'Skip to content': 'Zum Inhalt springen',
  'Pay when you receive it': 'Bezahle bei Erhalt',
  'IVA included in every price': 'Alle Preise enthalten die Mehrwertsteuer',
  'Help {phone}': 'Hilfe {phone}',
  Cart: 'Warenkorb',
  'in the cart': 'im Warenkorb',
  Home: 'Start',
  Categories: 'Kategorien',
  'All categories': 'Alle Kategorien',
  Shortcuts: 'Schnellzugriff',
  Opening: 'Wird geöffnet:',
  'You are offline. Tap it again when you are back.':
    'Offline lässt sich das nicht öffnen. Tippe noch einmal darauf, wenn du wieder Netz hast.',
  'The page takes longer than usual. Check your connection and try again.':
    'Die Seite braucht länger als sonst. Prüfe deine Verbindung und versuche es noch einmal.',
  'This does not answer at the moment. Reload the page and try again.':
    'Das antwortet gerade nicht. Lade die Seite neu und versuche es noch einmal.',
  OK: 'OK',
  Offers: 'Angebote',
  Close: 'Schließen',
  Shop: 'Einkaufen',
  Help: 'Hilfe',
  'Payment methods': 'Zahlungsarten',
  'Warranties and returns': 'Garantie und Rückgabe',
  'Frequent questions': 'Häufige Fragen',
  'Privacy notice': 'Datenschutz',
  'Terms and conditions': 'Geschäftsbedingungen',
  'Everything with the price in sight and delivery to your door.':
    'Alles mit klarem Preis und Lieferung bis an die Tür.',
  'Your data travels protected': 'Daten geschützt',
  'Delivery to your door': 'Lieferung bis an die Tür',
  '2 to 8 working days, with the date before you pay': 'In 2 bis 8 Werktagen, mit Datum vor dem Bezahlen',
  'In cash, at your door': 'Bar, an deiner Tür',
  'Warranty in writing': 'Schriftliche Garantie',
  'On every product': 'Auf jedes Produkt',
  'Changed your mind?': 'Anders überlegt?',
  '5 working days from delivery to say so': '5 Werktage ab Lieferung, um es zu sagen',
  'What you can count on': 'Worauf du zählen kannst',
  'Go to the home page': 'Zur Startseite',
  'You are here': 'Du bist hier',
  'Page not found': 'Seite nicht gefunden',
  'It may have moved or been sold out. Search for it by name, or start from the home page.':
    'Vielleicht ist sie umgezogen oder nicht mehr im Angebot. Suche nach dem Namen oder beginne auf der Startseite.',
  'One moment, please': 'Einen Moment, bitte',
  'Many requests come from your network at the moment.': 'Aus deinem Netz kommen gerade sehr viele Anfragen.',
  'Show that you are a person, and you go on where you were.':
    'Zeige, dass du ein Mensch bist, und es geht weiter, wo du warst.',
  'You have lost nothing: what you sent is sent again when you go on.':
    'Du hast nichts verloren: Was du gesendet hast, wird beim Weitergehen noch einmal gesendet.',
  'The check did not go through. Please try it once more.':
    'Die Prüfung hat nicht geklappt. Versuche sie bitte noch einmal.',
  'The check cannot be made at the moment. Try again in a minute.':
    'Die Prüfung ist gerade nicht möglich. Versuche es in einer Minute noch einmal.',
  'The check needs JavaScript: turn it on and reload this page.':
    'Die Prüfung braucht JavaScript: Schalte es ein und lade diese Seite neu.',
  'The check needs JavaScript. Turn it on and reload this page, or wait {minutes} minutes and press the button.':
    'Die Prüfung braucht JavaScript. Schalte es ein und lade diese Seite neu, oder warte {minutes} min und drücke den Knopf.',
  'Something went wrong': 'Etwas ist schiefgegangen',
  'Reference {id}': 'Vorgang {id}',
  'Something went wrong on our side': 'Bei uns ist etwas schiefgegangen',
  'You have lost nothing: your cart is kept. Wait a moment and try again.':
    'Nichts ist verloren, dein Warenkorb bleibt. Warte einen Moment und versuche es noch einmal.',
  'We are still writing this page. Until then write or call us, and we gladly answer before you buy.':
    'An dieser Seite schreiben wir noch. Bis dahin beantworten wir deine Fragen gern persönlich, bevor du kaufst.',
  'More help': 'Weitere Hilfe',
  Measuring: 'Messung',
  'May we keep in your browser which link brought you here, and measure what is seen and bought? The shop works the same without it.':
    'Dürfen wir in deinem Browser speichern, über welchen Link du gekommen bist, und messen, was angesehen und gekauft wird? Der Shop funktioniert ohne genauso.',
  'No, thanks': 'Nein, danke',
  'Yes, that is fine': 'Ja, in Ordnung',
  'Change what we may measure': 'Ändern, was wir messen dürfen',
  'Our other shops': 'Unsere anderen Shops',
};
