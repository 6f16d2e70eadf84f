import type { words as keys } from '../es-mx/order';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'We look your order out at the branch': 'Wir legen deine Bestellung in der Filiale bereit',
  'We tell you at {phone} when it is ready.': 'Wir melden uns unter {phone}, sobald sie bereitliegt.',
  'We tell you when it is ready.': 'Wir melden uns, sobald sie bereitliegt.',
  'You pick it up at {branch}': 'Abholung in {branch}',
  'Bring your order number and an identification.': 'Bring deine Bestellnummer und einen Ausweis mit.',
  'Several orders that are paid on delivery are already on their way to this telephone or address.':
    'Zu dieser Telefonnummer oder Adresse sind schon mehrere Bestellungen unterwegs, die bei Lieferung bezahlt werden.',
  'Taken off afterwards': 'Nachträglicher Nachlass',
  'This order was canceled': 'Diese Bestellung wurde storniert',
  'Its products went back to the shop. If you still want them, order them again.':
    'Die Artikel sind wieder im Verkauf. Wenn du sie noch möchtest, bestelle sie noch einmal.',
  'Its parcel is with the carrier already: we ask for it back. If it still comes, do not take it.':
    'Das Paket ist schon beim Paketdienst: wir fordern es zurück. Kommt es trotzdem bei dir an, nimm es nicht an.',
  'Nothing of it is handed over any more. If you still want its products, order them again.':
    'Davon wird nichts mehr geliefert. Wenn du die Artikel noch möchtest, bestelle sie noch einmal.',
  'This order has expired': 'Diese Bestellung ist abgelaufen',
  'Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.':
    'Sie wurde nicht rechtzeitig bezahlt, deshalb sind die Artikel wieder im Verkauf. Wenn du sie noch möchtest, bestelle sie noch einmal.',
  'We found no order with this number and e-mail. Check both and try again.':
    'Wir haben keine Bestellung mit dieser Nummer und dieser E-Mail-Adresse gefunden. Prüfe beides und versuche es noch einmal.',
  'Many orders were looked for from your network. Please wait a while before you try again.':
    'Aus deinem Netz wurden viele Bestellungen gesucht. Warte eine Weile, bevor du es noch einmal versuchst.',
  'Find your order': 'Deine Bestellung finden',
  'Order number': 'Bestellnummer',
  'It stands in the e-mail we sent you: 000000042.': 'Sie steht in der E-Mail, die wir dir geschickt haben: 000000042.',
  'E-mail of the order': 'E-Mail-Adresse der Bestellung',
  'With its number and your e-mail you see how it is going and what is left to pay.':
    'Mit ihrer Nummer und deiner E-Mail-Adresse siehst du, wie es um sie steht und was noch zu bezahlen ist.',
  'Did you buy with an account? Your orders are in it.':
    'Hast du mit einem Konto gekauft? Dort stehen deine Bestellungen.',
  'Find an order you made without an account': 'Eine Bestellung ohne Konto finden',
  'Order not found': 'Diese Bestellung wurde nicht gefunden.',
  'We are checking your order': 'Wir prüfen deine Bestellung',
  'Your order did not reach the store and was not made. You can place it again.':
    'Deine Bestellung kam beim Händler nicht an und wurde nicht ausgeführt. Du kannst sie noch einmal aufgeben.',
  'Your order was not made': 'Deine Bestellung wurde nicht ausgeführt',
  'The cart has changed since the order was prepared':
    'Dein Warenkorb hat sich seitdem geändert. Prüfe ihn noch einmal.',
  'We could not find out what became of order {orderId}: ask us before you order again':
    'Wir konnten nicht klären, was aus der Bestellung {orderId} geworden ist: Frag uns, bevor du noch einmal bestellst.',
  'The order was not canceled': 'Die Bestellung wurde nicht storniert',
  'The products were not returned': 'Die Rückgabe wurde nicht erfasst',
  'Do not place it again. The answer is taking longer than usual; this page looks for it by itself.':
    'Bestelle nicht noch einmal. Die Antwort dauert länger als sonst; diese Seite sieht von selbst nach.',
  'See your last order': 'Letzte Bestellung ansehen',
  'Look again': 'Noch einmal nachsehen',
  'Thank you, {name}. Your order is in.': 'Danke, {name}. Deine Bestellung ist da.',
  'Order {number}': 'Bestellung {number}',
  'We are preparing your order': 'Wir bereiten deine Bestellung vor',
  'What you can do': 'Was du tun kannst',
  'What happens next': 'Wie es weitergeht',
  'Your order is on its way': 'Deine Bestellung ist unterwegs',
  'Your order waits for you at the branch': 'Deine Bestellung liegt in der Filiale bereit',
  'We delivered your order': 'Deine Bestellung ist zugestellt',
  'You picked up your order': 'Du hast deine Bestellung abgeholt',
  'Your payment is missing': 'Deine Zahlung fehlt noch',
  'We keep your order while you pay it.': 'Wir halten deine Bestellung fest, bis du sie bezahlst.',
  'Without an account you cancel or return it by writing to us.':
    'Ohne Konto stornierst oder retournierst du deine Bestellung, indem du uns schreibst.',
  'Do you need help with your order?': 'Brauchst du Hilfe mit deiner Bestellung?',
  'Write to us': 'Schreib uns',
  'We keep it for you for {days} days once it is ready.':
    'Wir heben sie {days} Tage für dich auf, sobald sie bereitliegt.',
  'Opening hours: {hours}': 'Öffnungszeiten: {hours}',
  'You picked up your order {number}': 'Du hast deine Bestellung {number} abgeholt',
  'We delivered your order {number}': 'Deine Bestellung {number} ist angekommen',
  'You picked up your order on {day}.': 'Du hast sie am {day} abgeholt. Viel Freude damit!',
  'We handed over your order on {day}.': 'Wir haben sie am {day} übergeben. Viel Freude damit!',
  'If something is missing, broken or not what you expected, tell us: we put it right.':
    'Fehlt etwas, ist etwas beschädigt oder anders als erwartet? Sag uns Bescheid, wir bringen es in Ordnung.',
  'Your card was not approved for your order {number}': 'Zahlung für Bestellung {number} von der Bank abgelehnt',
  'Your bank did not approve the payment of {amount}, and nothing was charged.':
    'Deine Bank hat die Zahlung von {amount} nicht genehmigt, es wurde nichts abgebucht.',
  'Open your order and pay it with another card or in another way.':
    'Öffne deine Bestellung und bezahle sie mit einer anderen Karte oder auf anderem Weg.',
  'We keep it for you until {date}: open it and pay it with another card or in another way.':
    'Wir heben sie bis zum {date} Uhr für dich auf: Öffne sie und bezahle mit einer anderen Karte oder auf anderem Weg.',
  'Send me the e-mail of this order again': 'E-Mail noch einmal schicken',
  'The e-mail of this order is on its way to you again': 'Die E-Mail dieser Bestellung ist noch einmal unterwegs',
  'The e-mail of this order was sent again several times. Look into your spam folder, or try again in an hour.':
    'Die E-Mail dieser Bestellung wurde schon mehrmals verschickt. Schau im Spam-Ordner nach oder versuch es in einer Stunde.',
  'We keep it for you until {date}.': 'Wir heben sie bis zum {date} für dich auf.',
  'We keep it for you until {moment}.': 'Wir heben sie bis zum {moment} Uhr für dich auf.',
  'We have your order': 'Wir haben deine Bestellung',
  'The driver calls you at {phone} before arriving.': 'Der Fahrer ruft dich unter {phone} an, bevor er kommt.',
  'The e-mails of this order go to {email}.': 'Die E-Mails zu dieser Bestellung gehen an {email}.',
  'Then our e-mails do not reach you. With your order number and the e-mail as it is here you find your order, and we help you with the rest:':
    'Dann erreichen dich unsere E-Mails nicht. Mit der Bestellnummer und der E-Mail-Adresse, wie sie hier steht, findest du deine Bestellung, und bei allem anderen helfen wir dir:',
  'Keep your order number: {number}': 'Bewahre deine Bestellnummer auf: {number}',
  'With it and your e-mail you see your order again:':
    'Mit ihr und deiner E-Mail-Adresse siehst du deine Bestellung wieder:',
  'We prepare your delivery': 'Wir bereiten deine Lieferung vor',
  'Keep looking': 'Weiter einkaufen',
  'Placed on {date}': 'Bestellt am {date}',
  'Status: {status}': 'Stand: {status}',
  'Order status pending': 'Eingegangen',
  'Order status processing': 'In Vorbereitung',
  'Order status sent': 'Unterwegs',
  'Order status ready': 'Abholbereit',
  'Order status complete': 'Geliefert',
  'Order status canceled': 'Storniert',
  'Order status expired': 'Abgelaufen',
  'To protect you, this page no longer shows your address and what you bought. Keep your order number: with it we can help you.':
    'Zu deinem Schutz zeigt diese Seite Adresse und Artikel nicht mehr. Bewahre deine Bestellnummer auf: damit helfen wir dir.',
  'Bank transfer (SPEI)': 'Überweisung (SPEI)',
  'You get a CLABE for this order alone. A transfer almost always arrives within minutes.':
    'Du erhältst eine CLABE nur für diese Bestellung. Eine Überweisung kommt fast immer in Minuten an.',
  'Cash at a shop near you': 'Bar in einem Laden in der Nähe',
  'You get a slip with a barcode that is read at the till.': 'Du erhältst einen Beleg mit Strichcode für die Kasse.',
  'Pay your order': 'Bestellung bezahlen',
  'Your payment': 'Deine Zahlung',
  CLABE: 'CLABE',
  Bank: 'Bank',
  'the company behind {shop}': 'das Unternehmen hinter {shop}',
  Beneficiary: 'Empfänger',
  Concept: 'Verwendungszweck',
  'Transfer the exact amount from your bank. This CLABE is for this order alone.':
    'Überweise genau diesen Betrag. Diese CLABE gilt nur für diese Bestellung.',
  'A transfer almost always arrives within minutes; once it is here, you see it.':
    'Eine Überweisung kommt fast immer innerhalb von Minuten an; sobald sie da ist, steht sie hier.',
  'Many banks let through {limit} at once until you raise your limit in their app.':
    'Viele Banken lassen höchstens {limit} auf einmal zu, bis du dein Limit in deren App erhöhst.',
  'Barcode of reference {reference}': 'Strichcode der Referenz {reference}',
  'Show this slip at the till, on your phone or printed: {shops}.':
    'Zeig diesen Beleg an der Kasse, auf dem Telefon oder gedruckt: {shops}.',
  'Pay the exact amount and keep your receipt. The shop may charge a fee of its own.':
    'Zahl genau diesen Betrag und behalte den Beleg. Der Laden kann eine eigene Gebühr verlangen.',
  'You have until {date}. After that the products go back to the shop.':
    'Du hast Zeit bis zum {date} Uhr. Danach gehen die Artikel zurück in den Verkauf.',
  'You pay {amount}': 'Du zahlst {amount}',
  'Your payment of {amount} is here': 'Deine Zahlung von {amount} ist da',
  'We send {amount} of what you paid back to you.': 'Wir zahlen dir {amount} von dem zurück, was du bezahlt hast.',
  'It goes back to your card by itself.': 'Der Betrag geht auf deine Karte zurück, ohne dass du etwas tust.',
  'We write to you to ask where we send it.': 'Wir fragen dich per E-Mail, auf welches Konto wir es überweisen.',
  '{count} canceled or returned': '{count} Stück storniert oder zurückgegeben',
  'Choose what of the order you mean': 'Wähle aus, was von der Bestellung du meinst',
  'There are not that many of it in the order any more': 'So viele davon sind nicht mehr in der Bestellung',
  'Your bank charges what it held for us in one piece. The {amount} that you do not pay any more go back to you.':
    'Deine Bank bucht das Vorgemerkte nur im Ganzen ab. Die {amount}, die du nicht mehr zahlst, gehen an dich zurück.',
  '{amount} came that this order does not cost. We send it back to you.':
    '{amount} kamen zu viel für diese Bestellung. Wir senden sie dir zurück.',
  'We received {came}. {missing} are missing.': 'Wir haben {came} erhalten. Es fehlen {missing}.',
  'The order cannot do this in its present state': 'In seinem jetzigen Zustand kann die Bestellung das nicht.',
  'The amount is more than there is': 'Der Betrag ist höher als das, was da ist.',
  'This needs an amount': 'Der Betrag fehlt.',
  'This takes no amount': 'Dazu gehört kein Betrag.',
  'The order is being changed by others; try again':
    'Andere ändern die Bestellung gerade; bitte noch einmal versuchen.',
  'More than {limit} of this order needs a second name: it was asked for, and stands under “to look at”':
    'Für mehr als {limit} einer Bestellung braucht es zwei Personen: Es ist angefragt und steht unter „Zu prüfen“',
  'Money of this order waits for a second name already': 'Geld dieser Bestellung wartet schon auf eine zweite Person',
  'You asked for it: somebody else has to agree': 'Du hast es angefragt: Jemand anderes muss zustimmen',
  'This payment was seen to already': 'Diese Zahlung ist schon geklärt',
  'This payment cannot be put onto an order': 'Diese Zahlung kann keiner Bestellung zugeordnet werden',
  'This payment came in another currency than the orders: it cannot be put onto one':
    'Diese Zahlung kam in einer anderen Währung als die Bestellungen: Sie kann keiner zugeordnet werden',
  'It was settled already': 'Es war schon erledigt',
  'This order could not be written; try again':
    'Diese Bestellung ließ sich nicht speichern; bitte noch einmal versuchen.',
  'The amount must have at most two decimals': 'Der Betrag darf höchstens zwei Nachkommastellen haben',
  'Credit or debit card': 'Kredit- oder Debitkarte',
  'You give the card on the page of our payment service. It is charged when your order is ready at the branch.':
    'Du gibst die Karte auf der Seite unseres Zahlungsdienstes ein. Belastet wird sie, wenn deine Bestellung in der Filiale bereitliegt.',
  'You give the card on the page of our payment service. It is charged when your order is sent.':
    'Du gibst die Karte auf der Seite unseres Zahlungsdienstes ein. Belastet wird sie, wenn wir deine Bestellung verschicken.',
  'We are checking your payment. Do not pay again.': 'Wir prüfen deine Zahlung gerade. Bitte zahle nicht noch einmal.',
  'Try with another card': 'Mit einer anderen Karte versuchen',
  'Pay by card': 'Mit Karte zahlen',
  'Or pay in another way:': 'Oder zahle auf andere Weise:',
  'Your card is approved for {amount}': 'Deine Karte ist für {amount} bestätigt',
  'Your bank only takes all that it holds: we charge {charged} as it goes and send {back} back to your card at once.':
    'Deine Bank bucht nur den ganzen vorgemerkten Betrag ab: Wir buchen beim Versand {charged} ab und geben dir {back} sofort auf deine Karte zurück.',
  'It is charged when we send your order.': 'Belastet wird sie, wenn wir deine Bestellung verschicken.',
  'It is charged when your order is ready.': 'Belastet wird sie, wenn deine Bestellung bereitliegt.',
  'The card page cannot be reached right now. Your order is kept; try again in a moment.':
    'Die Zahlungsseite ist gerade nicht erreichbar. Deine Bestellung ist gespeichert; versuche es gleich noch einmal.',
  'Your card does not take {months} months without interest. Nothing was charged.':
    'Deine Karte nimmt {months} Monatsraten ohne Zinsen nicht an. Es wurde nichts abgebucht.',
  'Our payment service does not grant {months} months without interest for this order. Nothing was charged.':
    'Unser Zahlungsdienst gewährt für diese Bestellung keine {months} Monatsraten ohne Zinsen. Es wurde nichts abgebucht.',
  'Choose how you pay it by card:': 'Wähl, wie du mit der Karte zahlst:',
  'charged at once': 'sofort belastet',
  'The months without interest were not granted for this order; nothing was charged. Choose how you pay.':
    'Die gewählten Monatsraten ohne Zinsen wurden für diese Bestellung nicht gewährt. Es wurde nichts abgebucht: wähl, wie du zahlst.',
  'There is nothing to pay for this order': 'Für diese Bestellung ist nichts zu zahlen',
  'The card gateway has not answered yet; it is asked again':
    'Der Kartendienst hat noch nicht geantwortet; er wird noch einmal gefragt.',
  'The card gateway refused it': 'Der Kartendienst hat es abgelehnt.',
  'That much did not come by one card': 'So viel kam nicht mit einer einzigen Karte.',
  'Another refund of this payment is under way': 'Eine andere Erstattung dieser Zahlung läuft schon.',
  Copy: 'Kopieren',
  'Copy {name}': '{name} kopieren',
  Copied: 'Kopiert',
  'It could not be copied': 'Kopieren war nicht möglich',
  'This came by card: send it back to the card': 'Es kam mit einer Karte: Zahl es auf die Karte zurück.',
  'Write the reference of the refund or of the bank': 'Gib die Referenz der Rückzahlung oder der Bank an.',
  'If this e-mail has an account, it is there for you:':
    'Falls diese E-Mail-Adresse ein Konto hat, wartet es auf dich:',
  'Looking for this order is paused until {until} (Mexico City)':
    'Zur Sicherheit ist die Suche nach dieser Bestellung bis {until} Uhr (Mexiko-Stadt) unterbrochen.',
  'If there is an order with this number and e-mail, a message with a link is on its way':
    'Wenn es eine Bestellung mit dieser Nummer und E-Mail gibt, ist eine Nachricht mit einem Link unterwegs. Sieh auch im Spam-Ordner nach.',
  'See it at once with a link by e-mail': 'Sofort ansehen mit einem Link per E-Mail',
  'The link of our message shows your order on this device.':
    'Der Link aus unserer Nachricht zeigt deine Bestellung auf diesem Gerät.',
  'It is counted from your payment, so the time changed. Before: {before}':
    'Es zählt ab deiner Zahlung, deshalb hat sich die Zeit geändert. Vorher: {before}',
  'The carrier is late. Before: {before}': 'Der Paketdienst ist verspätet. Zuvor: {before}',
  'Something of your order has not reached us yet. Before: {before}':
    'Etwas aus deiner Bestellung ist noch nicht bei uns. Zuvor: {before}',
  'Weather or a blocked road delays it. Before: {before}':
    'Wetter oder eine gesperrte Straße hält sie auf. Zuvor: {before}',
  'We changed it as you asked. Before: {before}': 'Wir haben es wie gewünscht geändert. Zuvor: {before}',
  'Preparing it takes us longer than we said. Before: {before}':
    'Wir brauchen zum Vorbereiten länger als gesagt. Zuvor: {before}',
};
