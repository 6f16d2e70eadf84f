import type { words as keys } from '../es-mx/checkout';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'No address element provided within the request body': 'Die Adresse fehlt.',
  'No shipping and payment methods element provided within the request body': 'Versand und Zahlungsart fehlen.',
  'What was handed over is no longer valid':
    'Was übergeben wurde, gilt nicht mehr. Geh zurück zum Shop und noch einmal zur Kasse.',
  'Some checkout details are missing': 'Für die Bestellung fehlen noch Angaben.',
  'Choose how your order is delivered': 'Wähle, wie du deine Bestellung erhältst.',
  'Choose how you pay': 'Wähle, wie du bezahlst.',
  'Please do set the tax.defaultCountry in order to calculate totals': 'Die Summen ließen sich nicht berechnen.',
  'Payment not approved by the payment platform; check with your bank':
    'Die Zahlung wurde nicht genehmigt. Frage deine Bank.',
  Checkout: 'Kasse',
  Continue: 'Weiter',
  Edit: 'Ändern',
  'Your details': 'Deine Angaben',
  'First name': 'Vorname',
  'Last names': 'Nachname',
  'E-mail': 'E-Mail',
  'We write to you there about your order.': 'Dorthin schreiben wir dir zu deiner Bestellung.',
  'We use your data to deliver your order and to answer you.':
    'Wir nutzen deine Angaben, um die Bestellung zu liefern und dir zu antworten.',
  'Your address': 'Deine Adresse',
  'Postal code': 'Postleitzahl',
  State: 'Bundesstaat',
  Municipality: 'Gemeinde',
  Neighbourhood: 'Ortsteil',
  'Choose your neighbourhood': 'Wähle deinen Ortsteil',
  'My neighbourhood is not listed': 'Mein Ortsteil fehlt',
  'Write your neighbourhood': 'Gib deinen Ortsteil ein',
  'The postal code fills it in': 'Wird aus der Postleitzahl ausgefüllt',
  'We do get there: between {from} and {to}': 'Wir kommen hin: zwischen {from} und {to}',
  'Searching…': 'Suche läuft …',
  'We could not look up the postal code. Try again.':
    'Die Postleitzahl ließ sich nicht abfragen. Versuche es noch einmal.',
  'Change the postal code': 'Postleitzahl ändern',
  'Look up my postal code': 'Meine Postleitzahl suchen',
  'We do not have this postal code: write municipality and neighbourhood.':
    'Diese Postleitzahl steht nicht in der Liste: Gib Gemeinde und Ortsteil selbst ein.',
  Street: 'Straße',
  'Street and number': 'Straße und Hausnummer',
  Inside: 'Wohnung',
  'Between which streets': 'Zwischen welchen Straßen',
  References: 'Hinweise',
  'Choose one of your addresses': 'Wähle eine deiner Adressen.',
  'This saved address lacks something. Complete it to use it.':
    'Dieser gespeicherten Adresse fehlt etwas. Vervollständige sie, um sie zu nutzen.',
  'Your addresses': 'Deine Adressen',
  'Another address': 'Andere Adresse',
  'Write it down': 'Hier eingeben',
  'Complete it': 'Vervollständigen',
  'Choose a saved address': 'Gespeicherte Adresse wählen',
  'Somebody else receives it': 'Jemand anders nimmt es an',
  'Who receives it': 'Vorname der Person, die es annimmt',
  'Phone of who receives it': 'Handynummer der Person, die es annimmt',
  '10 digits. The driver calls this number.': '10 Ziffern. Diese Nummer ruft der Fahrer an.',
  Delivery: 'Versand',
  'Home delivery': 'Lieferung nach Hause',
  'Pick it up today from {time}': 'Heute ab {time} Uhr abholen',
  'Pick it up tomorrow from {time}': 'Morgen ab {time} Uhr abholen',
  'Pick it up on {day} from {time}': 'Am {day} ab {time} Uhr abholen',
  'How you receive it': 'Wie du es bekommst',
  'We take it to your door': 'Wir bringen es bis zur Tür',
  'Free, at the branch you choose': 'Kostenlos, in der Filiale deiner Wahl',
  'Only to be picked up at a branch': 'Nur zur Abholung in der Filiale',
  'Sold out for delivery: see which branch has it': 'Für den Versand ausverkauft: sieh, welche Filiale es hat',
  'Sold out for delivery. You can pick it up at a branch that has it.':
    'Für den Versand ausverkauft. Du kannst es in einer Filiale abholen, die es hat.',
  'Add to be picked up': 'Zur Abholung hinzufügen',
  'No branch has everything in your cart right now. Have it delivered, or take something out.':
    'Keine Filiale hat gerade alles aus deinem Warenkorb. Lass es liefern oder nimm etwas heraus.',
  'Your phone': 'Deine Telefonnummer',
  '10 digits. The branch tells you when it is ready.': '10 Ziffern. Die Filiale meldet sich, sobald es bereitliegt.',
  'It does not have everything in your cart': 'Hier gibt es nicht alles aus deinem Warenkorb',
  'Pay at the branch': 'Zahlung in der Filiale',
  'You pay for this order when you pick it up.': 'Du bezahlst diese Bestellung bei der Abholung.',
  'Branch pickup': 'Abholung in der Filiale',
  Branch: 'Filiale',
  'Flat rate': 'Pauschale',
  'It arrives by {to} at the latest': 'Kommt spätestens {to}',
  'It arrives between {from} and {to}': 'Kommt zwischen {from} und {to}',
  'if you pay in time': 'bei rechtzeitiger Zahlung',
  'if you pay before {time}': 'bei Zahlung vor {time} Uhr',
  'if you pay before {time} on {day}': 'bei Zahlung vor {day}, {time} Uhr (Mexiko-Stadt)',
  'if you order before {time}': 'bei Bestellung vor {time} Uhr',
  'if you order before {time} on {day}': 'bei Bestellung vor {day}, {time} Uhr (Mexiko-Stadt)',
  'Your payment came after {time} on {day}, so the date changed. Before: {arrival}':
    'Deine Zahlung kam nach {day}, {time} Uhr, deshalb hat sich der Termin geändert. Vorher: „{arrival}“.',
  'It goes to another place, so the date changed. Before: {arrival}':
    'Es geht an einen anderen Ort, deshalb hat sich das Datum geändert. Zuvor: {arrival}',
  '{time} on {day} has passed, so the date changed. Before: {arrival}':
    '{day}, {time} Uhr, ist vorbei, deshalb hat sich der Termin geändert. Vorher: „{arrival}“.',
  'We have no way to deliver there. Try another address.':
    'Dorthin können wir nicht liefern. Versuche eine andere Adresse.',
  'First name and last names': 'Vor- und Nachname',
  'Which one is near you? Tell us your postal code': 'Welche liegt in deiner Nähe? Nenne uns deine Postleitzahl',
  'Did you mean {email}?': 'Meintest du {email}?',
  'How you pay': 'Zahlungsart',
  'Cash on delivery': 'Zahlung bei Lieferung',
  'You are going to pay for this order upon delivery.': 'Du bezahlst bar, wenn die Bestellung ankommt.',
  'There is no way to pay for these products yet.': 'Für diese Produkte gibt es noch keine Zahlungsart.',
  'There is nothing to pay': 'Es ist nichts zu bezahlen',
  'This cannot be paid by itself yet.': 'Das gibt es zusammen mit einem Produkt, das wir liefern.',
  'We charge at your door, and there is nothing to deliver here. Add a product that we take to you and pay for everything together.':
    'Wir kassieren an deiner Tür, und hier gibt es nichts zu liefern. Lege ein Produkt dazu, das wir dir bringen, und bezahle alles zusammen.',
  'By placing the order you accept the': 'Mit der Bestellung nimmst du dies an:',
  'Your details and your address': 'Deine Daten und deine Adresse',
  'Your details and the branch': 'Deine Daten und deine Filiale',
  'Payment and order': 'Zahlung und Bestellung',
  'See the total with this way to pay': 'Gesamtbetrag mit dieser Zahlungsart ansehen',
  'What you filled in changed meanwhile. Look at it, and then place the order.':
    'Deine Angaben haben sich inzwischen geändert. Sieh sie dir an und bestelle dann.',
  'The way you pay makes another total. Look at it, and then place the order.':
    'Mit dieser Zahlungsart ändert sich der Gesamtbetrag. Sieh ihn dir an und bestelle dann.',
  'Place order': 'Bestellen',
  'See the summary ({count})': 'Übersicht ansehen ({count})',
  'Months without interest': 'Monatsraten ohne Zinsen',
  '{months} months without interest of {amount}': '{months} Monatsraten ohne Zinsen zu {amount}',
  '{months} months without interest from {amount}': '{months} Monatsraten ohne Zinsen ab {amount}',
  'Up to {months} months without interest on purchases from {amount}':
    'Bis zu {months} Monatsraten ohne Zinsen bei Einkäufen ab {amount}',
  'Monthly payments': 'Monatsraten',
  'One payment of {amount}': 'Eine Zahlung von {amount}',
  'These months without interest are not offered for this total; choose again':
    'Diese zinsfreien Raten werden bei dieser Summe nicht angeboten; wähle neu.',
  'I agree that {amount} are charged to my card now, before the order is sent.':
    'Ich bin einverstanden, dass {amount} jetzt von meiner Karte abgebucht werden, bevor die Bestellung verschickt wird.',
  'I agree that {amount} are charged to my card now, in {months}, before the order is sent.':
    'Ich bin einverstanden, dass {amount} jetzt von meiner Karte abgebucht werden ({months}), bevor die Bestellung verschickt wird.',
  'In {list} payments your card is charged when you place the order, before it is sent. We ask you first.':
    'Bei {list} Raten wird deine Karte mit der Bestellung belastet, bevor wir sie verschicken. Vorher fragen wir dich.',
  'I agree that {amount} are charged to my card now, before the order is ready at the branch.':
    'Ich bin einverstanden, dass {amount} jetzt von meiner Karte abgebucht werden, bevor die Bestellung in der Filiale bereitliegt.',
  'I agree that {amount} are charged to my card now, in {months}, before the order is ready at the branch.':
    'Ich bin einverstanden, dass {amount} jetzt von meiner Karte abgebucht werden ({months}), bevor die Bestellung in der Filiale bereitliegt.',
  'In {list} payments your card is charged when you place the order, before it is ready at the branch. We ask you first.':
    'Bei {list} Raten wird deine Karte mit der Bestellung belastet, bevor sie in der Filiale bereitliegt. Vorher fragen wir dich.',
  'Agree that your card is charged now, or choose another way to pay':
    'Stimm der sofortigen Abbuchung zu oder wähl eine andere Zahlungsart.',
  'You give the card on the page of our payment service. It is charged at once.':
    'Du gibst die Karte auf der Seite unseres Zahlungsdienstes ein. Sie wird sofort belastet.',
  'Nothing is sent to your door: the address is the one of your receipt.':
    'Nichts davon kommt an deine Tür: Die Adresse steht auf deinem Beleg.',
  'Create an account with these details': 'Mit diesen Daten ein Konto anlegen',
  'It is made with your order. By creating it you accept the':
    'Es entsteht mit deiner Bestellung. Mit dem Konto akzeptierst du die',
  'With an account': 'Mit neuem Konto',
  'Half an hour went by, so we no longer keep the password for your account: the order is placed without one, unless you give it again':
    'Eine halbe Stunde ist vergangen, und das Passwort für dein neues Konto ist nicht mehr gespeichert: Bestellt wird ohne Konto. Möchtest du eines, gib das Passwort bei deinen Angaben noch einmal ein.',
  'I need an invoice': 'Ich brauche eine Rechnung',
  RFC: 'RFC',
  'Name or company': 'Name oder Firma',
  'As in your tax certificate, without S.A. de C.V.': 'Wie in deiner Steuerbescheinigung, ohne S.A. de C.V.',
  'Tax regime': 'Steuerregime',
  'Use of the invoice': 'Verwendung der Rechnung',
  'Postal code of the certificate': 'Postleitzahl der Steuerbescheinigung',
  Choose: 'Wähle',
  'The last character of the RFC does not fit the others. Compare it with your tax certificate.':
    'Das letzte Zeichen des RFC passt nicht zu den anderen. Vergleiche ihn mit deiner Bescheinigung.',
};
