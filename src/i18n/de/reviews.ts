import type { words as keys } from '../es-mx/reviews';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Thank you. Your review is shown once we have read it.':
    'Danke. Deine Bewertung erscheint, sobald wir sie gelesen haben.',
  'You have already written a review of this purchase': 'Du hast zu diesem Kauf schon eine Bewertung geschrieben',
  'This order does not have the product, or it has not been sent yet':
    'Diese Bestellung enthält das Produkt nicht oder wurde noch nicht versandt',
  'Many reviews came from your network. Please wait a while before you write another one.':
    'Aus deinem Netz kamen viele Bewertungen. Warte etwas, bevor du die nächste schreibst.',
  'Many reviews of this product wait to be read. Please write yours another day.':
    'Viele Bewertungen dieses Produkts warten darauf, gelesen zu werden. Schreib deine an einem anderen Tag.',
  'There is no such review': 'Diese Bewertung gibt es nicht',
  'This review has its stars already': 'Diese Bewertung hat schon ihre Sterne',
  'Somebody has decided about this review already': 'Über diese Bewertung wurde schon entschieden',
  'Your review': 'Deine Bewertung',
  'Write a review': 'Bewertung schreiben',
  'Nobody has written a review yet. Be the first.': 'Noch keine Bewertungen. Schreib die erste.',
  'Verified purchase': 'Verifizierter Kauf',
  'How many stars do you give it?': 'Wie viele Sterne gibst du?',
  '1 star': '1 Stern',
  '2 stars': '2 Sterne',
  '3 stars': '3 Sterne',
  '4 stars': '4 Sterne',
  '5 stars': '5 Sterne',
  'Title of your review': 'Titel',
  'In a few words': 'In wenigen Worten',
  'What did you like or dislike?': 'Was hat dir gefallen und was nicht?',
  'How it is made, whether it fits, how it arrived. Leave out telephones and addresses.':
    'Wie es gemacht ist, ob es passt, wie es ankam. Ohne Telefonnummern und Adressen.',
  'Name that is shown': 'Name, der angezeigt wird',
  'I bought it here: mark my review as a verified purchase':
    'Ich habe es hier gekauft: als verifizierten Kauf kennzeichnen',
  'The one you gave with the order. It is not shown.':
    'Die du bei der Bestellung angegeben hast. Sie wird nicht angezeigt.',
  'We read every review before it is shown, good or bad.':
    'Wir lesen jede Bewertung, bevor sie erscheint, ob gut oder schlecht.',
  'Send my review': 'Bewertung senden',
  'Back to the product': 'Zurück zum Produkt',
  'Your reviews': 'Deine Bewertungen',
  'You have not written a review yet': 'Du hast noch keine Bewertung geschrieben',
  'What you say of what you bought helps others choose.': 'Was du über deinen Kauf sagst, hilft anderen bei der Wahl.',
  'It is shown': 'Veröffentlicht',
  'We are reading it': 'Wir lesen sie noch',
  'It is not shown': 'Nicht veröffentlicht',
};
