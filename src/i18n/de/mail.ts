import type { words as keys } from '../es-mx/mail';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'It is ready on {day} from {time}.': 'Sie liegt am {day} ab {time} Uhr bereit.',
  'Your card holds {amount}. We charge them when we send your order.':
    'Auf deiner Karte sind {amount} vorgemerkt. Abgebucht wird erst, wenn wir deine Bestellung verschicken.',
  'Your card holds {amount}. We charge them when your order is ready.':
    'Auf deiner Karte sind {amount} vorgemerkt. Abgebucht wird erst, wenn deine Bestellung bereitliegt.',
  'We hold {amount} for your order {number}': '{amount} sind für deine Bestellung {number} vorgemerkt',
  'Delivery address': 'Lieferung an',
  'Call the branch at {phone}.': 'Die Filiale erreichst du unter {phone}.',
  'Do you need help? Call {phone}.': 'Brauchst du Hilfe? Ruf {phone} an.',
  'Do you need help?': 'Brauchst du Hilfe?',
  'You pay {amount} at the branch.': 'Du zahlst {amount} in der Filiale.',
  'Your order {number} is ready': 'Deine Bestellung {number} liegt bereit',
  'We will write to you when {name} is back': 'Wir schreiben dir, sobald {name} wieder da ist',
  '{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.':
    '{name} ist zurzeit ausverkauft. Sobald der Artikel wieder da ist, schicken wir dir genau eine Nachricht.',
  'You did not ask for this, or you need it no more?': 'Du hast das nicht gewünscht oder brauchst es nicht mehr?',
  '{name} is back': '{name} ist wieder da',
  'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.':
    'Du wolltest Bescheid wissen: {name} ist wieder zu haben. Zurücklegen können wir den Artikel nicht, und vielleicht sind nur wenige da.',
  'This was the only message about it.': 'Das war die einzige Nachricht dazu.',
  'Choose a new password': 'Wähle ein neues Passwort',
  'Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.':
    'Jemand möchte das Passwort deines Kontos bei {shop} ändern. Wenn du das warst, wähle mit diesem Knopf ein neues.',
  'The link works once and for {minutes} minutes; if you ask for another one, only the newest works.':
    'Der Link funktioniert nur einmal und {minutes} Minuten lang. Forderst du einen weiteren an, gilt nur der neueste.',
  'If it was not you, you need do nothing: your password stays as it is.':
    'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  'Welcome to {shop}': 'Willkommen bei {shop}',
  'Your account is ready. It shows how your orders are going, and your cart follows you to all your devices.':
    'Dein Konto ist bereit. Darin siehst du, wie es um deine Bestellungen steht, und dein Warenkorb folgt dir auf alle Geräte.',
  'Go to my account': 'Zu meinem Konto',
  'If you did not make this account, choose a new password with this link: only who reads this e-mail can use it.':
    'Wenn du dieses Konto nicht angelegt hast, wähle über diesen Link ein neues Passwort: Nur wer diese E-Mail liest, kann ihn nutzen.',
  'Your password was changed': 'Dein Passwort wurde geändert',
  'The password of your account at {shop} was changed on {moment} (Mexico City). Your other devices were signed out.':
    'Das Passwort deines Kontos bei {shop} wurde am {moment} Uhr (Mexiko-Stadt) geändert. Deine anderen Geräte wurden abgemeldet.',
  'It was not me': 'Das war ich nicht',
  'If it was you, there is nothing more to do. If not, ask for a link at once and choose another password.':
    'Wenn du das warst, ist nichts weiter zu tun. Wenn nicht, fordere sofort einen Link an und wähle ein anderes Passwort.',
  'Your order {number} waits for your payment': 'Deine Bestellung {number} wartet auf deine Zahlung',
  'See the order': 'Bestellung ansehen',
  'We received your order {number}': 'Deine Bestellung {number} ist eingegangen',
  'Thank you for buying at {shop}. This is your order.':
    'Danke für deinen Einkauf bei {shop}. Das ist deine Bestellung.',
  'You pay': 'Du zahlst',
  'You pay {amount} when you receive it.': 'Du zahlst {amount} bei der Lieferung.',
  'Payment reference': 'Zahlungsreferenz',
  Where: 'Wo',
  'Give this reference at the till and pay the exact amount. The page of the order has it as a barcode.':
    'Nenne diese Referenz an der Kasse und zahle genau diesen Betrag. Auf der Seite der Bestellung steht sie als Strichcode.',
  'We prepare it once {amount} are paid. You pay on the page of the order.':
    'Wir bereiten sie vor, sobald {amount} bezahlt sind. Bezahlt wird auf der Seite der Bestellung.',
  'We send back the {amount} that came for it.': 'Wir erstatten dir die {amount}, die dafür eingegangen sind.',
  'Your order {number} is paid': 'Deine Bestellung {number} ist bezahlt',
  'We received your payment of {amount}. Nothing is missing.': 'Deine Zahlung von {amount} ist da. Es fehlt nichts.',
  'You have nothing to pay.': 'Du hast nichts zu bezahlen.',
  'Nothing is left to pay of your order {number}': 'Für deine Bestellung {number} ist nichts mehr zu bezahlen',
  'We are preparing it, and write to you when it is ready.':
    'Wir bereiten sie vor und schreiben dir, wenn sie bereitliegt.',
  'We are preparing it, and write to you when it is on its way.':
    'Wir bereiten sie vor und schreiben dir, wenn sie unterwegs ist.',
  '{missing} of your order {number} are missing': 'Für deine Bestellung {number} fehlen noch {missing}',
  'We send back {amount} of your order {number}': 'Wir erstatten dir {amount} für deine Bestellung {number}',
  'We write to you when it is done.': 'Wir schreiben dir, wenn es so weit ist.',
  'Your payment of order {number} came too late': 'Deine Zahlung für die Bestellung {number} kam zu spät',
  'Your payment came when the time for it was over, and the products had gone back to the shop. We send back {amount}.':
    'Deine Zahlung kam nach Ablauf der Frist an, als die Artikel schon wieder zum Verkauf standen. Wir erstatten dir {amount}.',
  'Your payment came when the order was canceled already. We send back {amount}.':
    'Deine Zahlung kam an, als die Bestellung schon storniert war. Wir erstatten dir {amount}.',
  'How to pay your order {number}': 'So bezahlst du deine Bestellung {number}',
  'You changed how your order is paid: it is not paid by card any more.':
    'Du hast die Zahlungsart deiner Bestellung geändert: Sie wird nicht mehr mit Karte bezahlt.',
  'Your order {number} is to be paid again': 'Deine Bestellung {number} muss noch einmal bezahlt werden',
  'The payment of your order counts no longer. {missing} are missing before we send it.':
    'Die Zahlung deiner Bestellung gilt nicht mehr. {missing} fehlen, bevor wir sie verschicken.',
  'Your order {number} has expired': 'Deine Bestellung {number} ist abgelaufen',
  'Your order {number} was canceled': 'Deine Bestellung {number} wurde storniert',
  'Part of your order {number} was canceled': 'Ein Teil deiner Bestellung {number} wurde storniert',
  'We took off what you did not want. This is what you still get.':
    'Wir haben herausgenommen, was du nicht mehr wolltest. Das bekommst du noch.',
  'It costs now': 'Kostet jetzt',
  'We do not charge the {amount} that your bank holds for us: it lets go of them.':
    'Die {amount}, die auf deiner Karte vorgemerkt sind, buchen wir nicht ab: Deine Bank gibt sie frei.',
  'Your order {number} is on its way': 'Deine Bestellung {number} ist unterwegs',
  'Your order left the shop on {day}.': 'Wir haben deine Bestellung am {day} verschickt.',
  'Have {amount} ready: you pay when you receive it.': 'Halte {amount} bereit: Du zahlst bei der Lieferung.',
  'We sent you {amount} of your order {number} back': 'Wir haben dir {amount} der Bestellung {number} erstattet',
  'It went to the card you paid with. Your bank may take some days to show it.':
    'Der Betrag ging auf die Karte, mit der du bezahlt hast. Bis er bei deiner Bank erscheint, kann es einige Tage dauern.',
  'It went to {account}. Your bank may take some days to show it.':
    'Überwiesen an: {account}. Bis der Betrag bei deiner Bank erscheint, kann es etwas dauern.',
  'You got it at a branch.': 'Du hast den Betrag in einer Filiale bekommen.',
  'Your bank may take some days to show it.': 'Bis der Betrag bei deiner Bank erscheint, kann es einige Tage dauern.',
  'It came back to us': 'Kam zu uns zurück',
  'In all': 'Insgesamt',
  'Another {amount} follow.': 'Weitere {amount} folgen.',
  'It was sent already': 'Es wurde schon gesendet.',
  'No customer has this e-mail': 'Kein Kunde hat diese E-Mail-Adresse',
  'It cannot be sent again: what it held was erased':
    'Es lässt sich nicht noch einmal senden: Was es enthielt, ist gelöscht.',
  'Sign in to your account again': 'Melde dich wieder bei deinem Konto an',
  'Several sign-ins to your account at {shop} failed, so we paused it for a few minutes. Open this link on the device where you want to sign in, and type your password there.':
    'Mehrere Anmeldungen bei deinem Konto bei {shop} sind fehlgeschlagen, deshalb ist es für einige Minuten gesperrt. Öffne diesen Link auf dem Gerät, mit dem du dich anmelden willst, und gib dort dein Passwort ein.',
  'If you did not ask for it, you need do nothing: nobody got in, and your password stays as it is.':
    'Wenn du ihn nicht angefordert hast, musst du nichts tun: Niemand kam hinein, und dein Passwort bleibt, wie es ist.',
  'See your order {number}': 'Deine Bestellung {number} ansehen',
  'Somebody asked to see your order {number} at {shop}. If it was you, open this link on the device where you want to see it.':
    'Jemand wollte deine Bestellung {number} bei {shop} sehen. Wenn du es warst, öffne diesen Link auf dem Gerät, auf dem du sie sehen willst.',
  'The link works once and for {minutes} minutes.': 'Der Link funktioniert nur einmal und {minutes} Minuten lang.',
  'If it was not you, you need do nothing: without the link nobody sees your order.':
    'Wenn du es nicht warst, musst du nichts tun: Ohne den Link sieht niemand deine Bestellung.',
  'Your order {number} has not left yet': 'Deine Bestellung {number} ist noch nicht unterwegs',
  'Your order {number} is not ready yet': 'Deine Bestellung {number} ist noch nicht bereit',
  'We told you too early that it was on its way: we still prepare it, and write to you when it leaves.':
    'Wir haben zu früh geschrieben, dass sie unterwegs ist: Wir bereiten sie noch vor und schreiben dir, sobald sie abgeht.',
  'We told you too early that it was ready: we still look it out, and write to you when you can come for it.':
    'Wir haben zu früh geschrieben, dass sie bereit ist: Wir legen sie noch zurecht und schreiben dir, wann du sie abholen kannst.',
  'Your order {number} still waits for you': 'Deine Bestellung {number} wartet noch auf dich',
  'Your order {number} is still on its way': 'Deine Bestellung {number} ist noch unterwegs',
  'We told you too early that you had picked it up: it still waits for you at its branch.':
    'Wir haben zu früh geschrieben, dass du sie abgeholt hast: Sie wartet noch in ihrer Filiale auf dich.',
  'We told you too early that it was handed over: it is still on its way.':
    'Wir haben zu früh geschrieben, dass sie zugestellt ist: Sie ist noch unterwegs.',
  'What you paid stays with your order: you need do nothing.':
    'Was du gezahlt hast, bleibt bei deiner Bestellung: Du musst nichts tun.',
  'The address of your order {number}': 'Neue Adresse für deine Bestellung {number}',
  'Who picks up your order {number}': 'Neue Person holt deine Bestellung {number} ab',
  'We corrected where your order goes. If you did not ask for it, write to us.':
    'Wir haben geändert, wohin deine Bestellung geht. Wenn du nicht darum gebeten hast, schreibe uns.',
  'We corrected who picks up your order. If you did not ask for it, write to us.':
    'Wir haben geändert, wer deine Bestellung abholt. Wenn du nicht darum gebeten hast, schreibe uns.',
  'Receives it': 'Empfängt sie',
  'Another day for your order {number}': 'Ein anderer Tag für deine Bestellung {number}',
  'Another time for your order {number}': 'Eine andere Zeit für deine Bestellung {number}',
  'What we promised of your order has changed. We are sorry if that is not what you expected.':
    'Was wir dir zu deiner Bestellung zugesagt haben, hat sich geändert. Entschuldige, falls du etwas anderes erwartet hast.',
};
