import type { words as keys } from '../es-mx/product';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'No such configuration for the product. Please do choose another combination of attributes.':
    'Diese Ausführung gibt es nicht. Wähle eine andere.',
  'No such configuration for the product. We have manually chosen another configuration that you may like.':
    'Diese Ausführung gibt es nicht. Wir haben eine andere gewählt, die dir gefallen könnte.',
  'No available product variants': 'Im Moment ist keine Ausführung dieses Produkts verfügbar.',
  'Product not found': 'Das Produkt wurde nicht gefunden.',
  'In stock!': 'Verfügbar',
  'Out of the stock!': 'Ausverkauft',
  'Adding a review ...': 'Deine Bewertung wird gesendet …',
  Buy: 'Kaufen',
  'You save {amount}': 'Du sparst {amount}',
  'Cash price, IVA included': 'Barpreis, inkl. Mehrwertsteuer',
  'Final price': 'Endpreis',
  'IVA included': 'inkl. Mehrwertsteuer',
  'Extended warranty': 'Garantieverlängerung',
  optional: 'optional',
  'Add a service': 'Dienst dazunehmen',
  'One for each piece, on a line of its own in your cart: you can take it out by itself.':
    'Einer je Stück, in einer eigenen Zeile des Warenkorbs: Du kannst ihn einzeln herausnehmen.',
  'Without extended warranty': 'Ohne Garantieverlängerung',
  'It is added to the price of each piece, on the same line of your cart.':
    'Sie kommt zum Preis jedes Stücks hinzu, in derselben Zeile deines Warenkorbs.',
  '{count} more months': { one: '{count} weiterer Monat', other: '{count} weitere Monate' },
  'Still to choose or fill in:': 'Noch zu wählen oder auszufüllen:',
  'With what you chose:': 'Mit deiner Auswahl:',
  'None of these': 'Nichts davon',
  Quantity: 'Menge',
  'One less': 'Eins weniger',
  'One more': 'Eins mehr',
  'One less of {name}': 'Eins weniger: {name}',
  'One more of {name}': 'Eins mehr: {name}',
  'Add to cart': 'In den Warenkorb',
  'Buy now': 'Direkt zur Kasse',
  'Choose an option': 'Wähle eine Ausführung',
  'Choose your {option}': '{option} wählen',
  'You chose {choice}. Price: {price}. {stock}.': 'Gewählt: {choice}. Preis: {price}. {stock}.',
  'You are offline. It is kept, and added when you are back.':
    'Keine Verbindung. Wir merken es und legen es in den Warenkorb, sobald sie wieder da ist.',
  'We could not add it. Check your connection: it is kept and sent when it is back.':
    'Wir konnten es nicht hinzufügen. Prüfe deine Verbindung: Wir merken es uns und senden es, sobald sie wieder da ist.',
  'Special item: it arrives within {days} days': 'Auf Bestellung: kommt innerhalb von {days} Tagen',
  'It arrives in 2 to 8 working days': 'Kommt in 2 bis 8 Werktagen',
  'You see the exact date with your postal code, before you pay.':
    'Das genaue Datum siehst du mit deiner Postleitzahl, vor dem Bezahlen.',
  'Pictures of {name}': 'Bilder von {name}',
  Description: 'Beschreibung',
  Specifications: 'Merkmale',
  'What it includes': 'Was dazugehört',
  'Goes well with': 'Passt dazu',
  'See when it arrives': 'Ankunft ansehen',
  'to {place}': 'nach {place}',
  change: 'ändern',
  'About this product': 'Über dieses Produkt',
  'Measures and materials': 'Maße und Materialien',
  'Delivery and returns': 'Lieferung und Rückgabe',
  'We have none left for now.': 'Im Moment haben wir nichts davon.',
  'Shall we tell you when it is back?': 'Ausverkauft. Sollen wir dir schreiben, wenn es wieder da ist?',
  'It is sold out for now. These we do have:': 'Zurzeit ausverkauft. Das haben wir da:',
  'See more in {name}': 'Mehr in {name} ansehen',
  'Tap twice or spread two fingers to see it closer': 'Tippe zweimal oder spreize zwei Finger für eine Nahansicht',
  'Click or press + to see it closer, and the arrows for the other pictures':
    'Klicke oder drücke + für eine Nahansicht und die Pfeiltasten für die anderen Bilder',
  'See it large': 'Groß ansehen',
  'Picture {number} of {count}': 'Bild {number} von {count}',
  Reviews: 'Bewertungen',
  'Reviews ({count})': 'Bewertungen ({count})',
  '{average} out of 5': '{average} von 5',
  '{count} with a comment': { one: '{count} mit Kommentar', other: '{count} mit Kommentar' },
  'We take it to your door. You see the exact date with your postal code, before you pay.':
    'Wir bringen es bis an deine Tür. Das genaue Datum siehst du mit deiner Postleitzahl, vor dem Bezahlen.',
  'You can pay when you receive it, in cash.': 'Du kannst bar bezahlen, wenn du es bekommst.',
  'If you change your mind, tell us within 5 working days of the delivery.':
    'Wenn du es dir anders überlegst, sag uns innerhalb von 5 Werktagen nach der Lieferung Bescheid.',
};
