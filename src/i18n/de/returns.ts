import type { words as keys } from '../es-mx/returns';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'A service or a download cannot be returned': 'Dienstleistungen und Downloads können nicht zurückgegeben werden',
  'A gift card cannot be returned': 'Eine Geschenkkarte kann nicht zurückgegeben werden',
  'All of it is being returned already': 'Alles davon wird schon zurückgegeben',
  'It has not been picked up yet: cancel it instead': 'Noch nicht abgeholt: stattdessen stornieren.',
  'It has not been sent yet: cancel it instead': 'Es ist noch nicht versandt: storniere es stattdessen',
  'The time to return this order is over': 'Die Frist für die Rückgabe dieser Bestellung ist vorbei',
  'The five business days to change your mind are over': 'Die fünf Werktage für den Widerruf sind vorbei',
  'You cannot return more than you bought': 'Du kannst nicht mehr zurückgeben, als du gekauft hast',
  'Choose at least one product to return': 'Wähle mindestens einen Artikel zur Rückgabe',
  'Could not get the list of "rma attribute metadata" (404)':
    'Die Rückgabegründe sind gerade nicht abrufbar. Versuche es gleich noch einmal.',
  'Could not get the list of "Returns" (404)': 'Zu dieser Bestellung finden wir keine Rücksendungen',
  'Could not get the RMA create form data (404)': 'Diese Bestellung finden wir nicht unter deinen',
  'There is no such return': 'Diese Rücksendung gibt es nicht',
  'We have your return. We write to you at each step.': 'Wir haben deine Anfrage und schreiben dir bei jedem Schritt.',
  'Your return is authorised. Here you see how to send it.':
    'Deine Rücksendung ist genehmigt. Hier siehst du, wie du sie schickst.',
  'Your return is withdrawn: you keep the products': 'Die Rücksendung ist zurückgezogen: du behältst die Artikel',
  'Thank you. We write to you when it arrives.': 'Danke. Wir schreiben dir, wenn es da ist.',
  'We have your picture': 'Wir haben dein Bild',
  'The picture is gone': 'Das Bild ist weg',
  'Choose a picture first': 'Wähle zuerst ein Bild',
  'This is no picture that we can read: send it as JPG, PNG, WebP or HEIC':
    'Dieses Bild können wir nicht lesen: schicke es als JPG, PNG, WebP oder HEIC',
  'There are five pictures already': 'Es sind schon fünf Bilder',
  'The return cannot do this any more': 'Die Rücksendung lässt das nicht mehr zu',
  'By our records your order has not left the shop. If you have it, write to us':
    'Nach unseren Unterlagen hat deine Bestellung den Laden nicht verlassen. Wenn du sie hast, schreib uns',
  'The order of this return is not noted as sent. If it left, note its sending first':
    'Die Bestellung dieser Rücksendung ist nicht als versandt vermerkt. Wenn sie weg ist, vermerke zuerst den Versand',
  'The return changed meanwhile: look at it again':
    'Die Rücksendung hat sich inzwischen geändert: sieh sie dir noch einmal an',
  'Choose a working day within the next two weeks': 'Wähle einen Werktag der nächsten zwei Wochen',
  'The return is begun, and the customer is told': 'Die Rücksendung ist begonnen, und der Kunde bekommt Bescheid',
  'Its time is over: write why it is taken back all the same':
    'Die Frist ist vorbei: schreib, warum sie trotzdem angenommen wird',
  'Choose a reason': 'Wähle einen Grund',
  'Choose what it is like': 'Wähle den Zustand',
  'Write why': 'Schreibe, warum',
  'Look at what the order costs less, and where that goes':
    'Sieh nach, wie viel weniger die Bestellung kostet und wohin das Geld geht',
  'This does not fit what was asked to be returned': 'Das passt nicht zu dem, was zurückgegeben werden soll',
  'It is noted, and the customer is told': 'Es ist vermerkt, und der Kunde erfährt es',
  'What came back is noted': 'Was zurückkam, ist vermerkt',
  'Return reason': 'Grund',
  'Return condition': 'Zustand',
  'Return reason changed-mind': 'Ich möchte es nicht mehr',
  'Return reason damaged': 'Kam beschädigt an',
  'Return reason defective': 'Funktioniert nicht',
  'Return reason wrong': 'Es ist nicht, was ich bestellt habe',
  'Return reason incomplete': 'Es fehlen Teile',
  'Return condition unopened': 'Ungeöffnet',
  'Return condition opened': 'Geöffnet, unbenutzt',
  'Return condition damaged': 'Beschädigt',
  'Return status requested': 'Angefragt',
  'Return status authorised': 'Genehmigt',
  'Return status on-way': 'Unterwegs',
  'Return status partly-received': 'Teilweise erhalten',
  'Return status received': 'Erhalten',
  'Return status refused': 'Abgelehnt',
  'Return status refunded': 'Erstattet',
  'Return status withdrawn': 'Zurückgezogen',
  'Return way parcel': 'Als Paket, mit dem Etikett von uns',
  'Return way branch': 'Ich bringe es in eine Filiale',
  'Return way collect': 'Holt es bei mir ab',
  Returns: 'Rücksendungen',
  'Return {number}': 'Rücksendung {number}',
  'Return something': 'Etwas zurückgeben',
  'How many': 'Wie viele',
  'None of it': 'Nichts davon',
  'How do you want to return it?': 'Wie möchtest du es zurückgeben?',
  'Day to fetch it': 'Abholtag',
  'only if we fetch it': 'nur bei Abholung',
  'Choose a day': 'Wähle einen Tag',
  'You may change your mind until {day}; the way back is then on you.':
    'Bis zum {day} kannst du es dir anders überlegen; den Rückversand zahlst dann du.',
  'The five business days to change your mind ended on {day}.': 'Die fünf Werktage für den Widerruf endeten am {day}.',
  'If it came wrong, broken or incomplete, tell us until {day}: the way back is on us.':
    'Kam es falsch, kaputt oder unvollständig, sag es uns bis zum {day}: den Rückversand zahlen wir.',
  'Tell us what happened': 'Erzähl uns, was passiert ist',
  'In the next step you can add up to five pictures of it.':
    'Im nächsten Schritt kannst du bis zu fünf Bilder hinzufügen.',
  'Ask for the return': 'Rückgabe anfragen',
  '{received} of {qty} arrived, {accepted} taken back': '{received} von {qty} angekommen, {accepted} angenommen',
  'Not taken back: {reason}': 'Nicht angenommen: {reason}',
  'We look at it and write to you within two working days.':
    'Wir sehen sie uns an und schreiben dir innerhalb von zwei Werktagen.',
  'Send it as below: the way back is on us.': 'Schicke sie wie unten beschrieben: den Rückversand zahlen wir.',
  'Send it as below: the way back is on you.': 'Schicke sie wie unten beschrieben: den Rückversand zahlst du.',
  'It is on its way to us. We write to you when it arrives.':
    'Sie ist unterwegs zu uns. Wir schreiben dir, wenn sie da ist.',
  'A part of it is here. We wait for the rest.': 'Ein Teil ist da. Wir warten auf den Rest.',
  'It is here. Your order says how its money comes back.':
    'Sie ist da. In deiner Bestellung siehst du, wie das Geld zurückkommt.',
  'Its money has gone back to you.': 'Das Geld ist an dich zurückgegangen.',
  'We cannot take it back: {reason}': 'Wir können sie nicht annehmen: {reason}',
  'We cannot take it back.': 'Wir können sie nicht annehmen.',
  'You keep the products.': 'Du behältst die Artikel.',
  'How it goes back': 'Wie sie zurückkommt',
  'You asked for {day}. We confirm it to you.': 'Du hast den {day} gewünscht. Wir bestätigen ihn dir.',
  'We fetch it on {day}.': 'Wir holen sie am {day} ab.',
  'Carrier and guide: {label}': 'Paketdienst und Nummer: {label}',
  'Print this page with the code of your return and put it into the parcel, or show it at the branch.':
    'Drucke das Blatt mit dem Code deiner Rücksendung aus und lege es ins Paket, oder zeige es in der Filiale.',
  'Page to print': 'Blatt zum Drucken',
  'I have sent it': 'Ich habe sie abgeschickt',
  'It is on its way': 'Sie ist unterwegs',
  'Pictures of it': 'Bilder',
  'Picture {count}': 'Bild {count}',
  'Remove picture {count}': 'Bild {count} entfernen',
  'Add a picture': 'Bild hinzufügen',
  'JPG, PNG, WebP or HEIC, at most 5 MB. We take out where it was taken.':
    'JPG, PNG, WebP oder HEIC, höchstens 5 MB. Den Aufnahmeort entfernen wir.',
  'Send the picture': 'Bild senden',
  'I keep it: withdraw the return': 'Ich behalte es: Rückgabe zurückziehen',
  'Barcode of return {number}': 'Strichcode der Rücksendung {number}',
  'Back to the return': 'Zurück zur Rücksendung',
  'We have your return of order {number} and look at it. We write to you within two working days.':
    'Wir haben deine Rückgabeanfrage zur Bestellung {number}, sehen sie uns an und schreiben dir innerhalb von zwei Werktagen.',
  'Your return of order {number} is authorised.': 'Deine Rücksendung zur Bestellung {number} ist genehmigt.',
  'Send it with {carrier}, guide {guide}.': 'Schicke sie mit {carrier}, Nummer {guide}.',
  'Bring it to any of our branches with the page you print.':
    'Bringe sie mit dem ausgedruckten Blatt in eine unserer Filialen.',
  'We cannot take back your return of order {number}.':
    'Wir können deine Rücksendung zur Bestellung {number} nicht annehmen.',
  'The way back is on us.': 'Den Rückversand zahlen wir.',
  'The way back is on you.': 'Den Rückversand zahlst du.',
  'Why: {reason}': 'Grund: {reason}',
  'A part of your return of order {number} is here. We wait for the rest.':
    'Ein Teil deiner Rücksendung zur Bestellung {number} ist da. Wir warten auf den Rest.',
  'Your return of order {number} is on its way. We write to you when it is here.':
    'Deine Rücksendung zur Bestellung {number} ist unterwegs. Wir schreiben dir, wenn sie da ist.',
  'Your return of order {number} is here.': 'Deine Rücksendung zur Bestellung {number} ist da.',
  'Your return {number}: {status}': 'Deine Rücksendung {number}: {status}',
  'See the return': 'Rücksendung ansehen',
  'Your money back': 'Dein Geld zurück',
  '{amount} go back to your card as soon as a second person of the shop has agreed to it.':
    '{amount} gehen auf deine Karte zurück, sobald eine zweite Person des Shops zugestimmt hat.',
  '{amount} go back to your card by themselves.': '{amount} gehen von selbst auf deine Karte zurück.',
  '{amount} are waiting for you. Tell us where we send them.':
    'Wir haben {amount} für dich. Sag uns, wohin wir sie schicken.',
  'CLABE of the account': 'CLABE des Kontos',
  '18 digits; your bank shows them with your account.': '18 Ziffern; deine Bank zeigt sie bei deinem Konto.',
  'Name the account is in': 'Name der Kontoinhaberin oder des Kontoinhabers',
  'It has to be in the name of who bought.': 'Es muss auf den Namen lauten, auf den gekauft wurde.',
  'Send it to this account': 'Auf dieses Konto schicken',
  'I fetch it at a branch': 'Ich hole es in einer Filiale',
  'Send it elsewhere': 'Woandershin schicken',
  'We send {amount} to {account}, in two working days at most.':
    'Wir schicken {amount} in höchstens zwei Werktagen an: {account}.',
  '{bank}, account ending in {digits}': '{bank}, Konto mit den letzten Ziffern {digits}',
  'the account ending in {digits}': 'Konto mit den letzten Ziffern {digits}',
  '{amount} wait for you at any of our branches. Bring your order number and an identification.':
    '{amount} liegen in jeder unserer Filialen für dich bereit. Bring deine Bestellnummer und einen Ausweis mit.',
  'We do not know the bank of this CLABE: look at its digits once more.':
    'Die Bank dieser CLABE kennen wir nicht: sieh dir die Ziffern noch einmal an.',
  'We sent you {amount} on {day}.': 'Wir haben dir am {day} {amount} geschickt.',
  'The bank gave {amount} back to us on {day}.': 'Die Bank hat uns am {day} {amount} zurückgegeben.',
  'Reference: {reference}': 'Referenz: {reference}',
  'These are not the 18 digits of a CLABE: look at them once more':
    'Das ist keine gültige CLABE: sieh dir die 18 Ziffern noch einmal an',
  'Write the CLABE of the account': 'Gib die CLABE des Kontos ein',
  'Write the name the account is in': 'Gib den Namen des Kontoinhabers ein',
  'The account has to be in the name of who bought. Choose another one, or write to us.':
    'Das Konto muss auf den Namen lauten, auf den gekauft wurde. Nimm ein anderes oder schreib uns.',
  'We have it and send your money there': 'Wir haben es und schicken dein Geld dorthin',
  'There is no money of this order to be sent to an account':
    'Von dieser Bestellung ist kein Geld auf ein Konto zu schicken',
  'Where do we send {amount} of your order {number}?': 'Wohin schicken wir {amount} deiner Bestellung {number}?',
  'We still owe you {amount} of your order {number}': 'Wir schulden dir noch {amount} deiner Bestellung {number}',
  '{amount} of your order {number} go back to you.': 'Wir erstatten dir {amount} deiner Bestellung {number}.',
  'Tell us the CLABE of an account in your name on the page of your order, and we send it there.':
    'Sag uns auf der Seite deiner Bestellung die CLABE eines Kontos auf deinen Namen, und wir schicken es dorthin.',
  'Nobody of us asks you for it by telephone or in a message.':
    'Niemand von uns fragt dich am Telefon oder per Nachricht danach.',
  'Say where': 'Konto angeben',
  'Your money of order {number} came back to us': 'Das Geld deiner Bestellung {number} kam zu uns zurück',
  'The bank gave back what we sent you. We still have {amount} for you.':
    'Die Bank hat zurückgegeben, was wir dir geschickt haben. Wir haben weiterhin {amount} für dich.',
  'Told refund-asked': 'Wohin das Geld soll',
  'Told order-bounced': 'Erstattung kam zurück',
  'Event bounced': 'Erstattung kam zurück',
  'Desk bounced': 'Vermerken, dass eine Erstattung zurückkam',
  'Did {amount} of order {number} come back?': 'Sind {amount} der Bestellung {number} zurückgekommen?',
  'It is owed again, the account is forgotten, and the customer is asked for another one.':
    'Es ist wieder geschuldet, das Konto wird vergessen, und der Kunde wird nach einem anderen gefragt.',
  'Yes, it came back': 'Ja, es kam zurück',
  'What the bank says': 'Was die Bank sagt',
  'Its return {number}, which nobody has sent, ends with it.':
    'Die Rückgabe {number}, die niemand abgeschickt hat, endet mit ihr.',
  'Its return {number} is open, and stays open.': 'Die Rückgabe {number} ist offen und bleibt es.',
  'Reference of the transfer': 'Referenz der Überweisung',
  'Day it came': 'Tag des Eingangs',
  'Day it was sent': 'Tag der Überweisung',
  'Sent on {day}': 'Überwiesen am {day}',
  'The day has not come yet': 'Dieser Tag ist noch nicht gekommen',
  'The order was placed after that day': 'An diesem Tag gab es die Bestellung noch nicht',
  'Send back {amount}': '{amount} zurückschicken',
  'The customer was asked three times for an account and said none: it is owed.':
    'Der Kunde wurde dreimal nach einem Konto gefragt und hat keins genannt: es ist geschuldet.',
  'The customer was asked for an account and has not said one.':
    'Der Kunde wurde nach einem Konto gefragt und hat noch keins genannt.',
  'The customer wanted it in the wallet; that much of one order takes two people, so it goes back as it was paid.':
    'Der Kunde wollte es als Guthaben; so viel aus einer Bestellung brauchen zwei Personen, deshalb geht es auf dem Zahlungsweg zurück.',
  'The customer fetches it at a branch.': 'Der Kunde holt es in einer Filiale.',
  'In the name of': 'Auf den Namen',
  'No bank we know': 'Unbekannte Bank',
  'Copy the CLABE': 'CLABE kopieren',
  'No account said': 'Kein Konto genannt',
  'At a branch': 'In einer Filiale',
  'Where does your money go?': 'Wohin geht dein Geld?',
  'Its money goes into your wallet, as you chose.': 'Das Geld kommt auf dein Guthaben, wie du gewählt hast.',
  'Back as I paid': 'Zurück, wie ich bezahlt habe',
  'Into my wallet, now': 'Sofort in mein Guthaben',
  'Its money goes back the way it was paid, not into a wallet':
    'Dieses Geld geht so zurück, wie du bezahlt hast, nicht ins Guthaben',
  'It is in your wallet': 'Es ist in deinem Guthaben',
  'Into my wallet, for my next order': 'In mein Guthaben, für die nächste Bestellung',
  '{amount} went into your wallet on {day}.': '{amount} kamen am {day} auf dein Guthaben.',
  'Return way handed-over': 'Schon abgegeben',
  'You handed it over. We look at it and write to you.':
    'Du hast sie abgegeben. Wir sehen sie uns an und schreiben dir.',
  'Bring it to any of our branches with its number: {number}.':
    'Bring sie mit ihrer Nummer in eine unserer Filialen: {number}.',
  'Write {number} on the parcel, so that we know whose it is.':
    'Schreib {number} auf das Paket, damit wir wissen, von wem es ist.',
};
