import type { words as keys } from '../es-mx/privacy';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'See my data': 'Meine Daten sehen',
  'Correct my data': 'Meine Daten berichtigen',
  'Erase my data': 'Meine Daten löschen',
  'Oppose a use of my data': 'Einer Nutzung meiner Daten widersprechen',
  'It waits for its e-mail to be confirmed': 'Die E-Mail ist noch zu bestätigen',
  'We look at it': 'Wir prüfen sie',
  'Granted: we carry it out': 'Bewilligt: wir führen sie aus',
  'It does not proceed': 'Nicht bewilligt',
  'Carried out': 'Ausgeführt',
  'Personal data': 'Personendaten',
  'Your data and privacy': 'Deine Daten und Privatsphäre',
  'Ask about your data': 'Frag nach deinen Daten',
  'See your data, correct them, have them erased, or oppose a use of them.':
    'Sieh deine Daten, lass sie berichtigen oder löschen, oder widersprich einer Nutzung.',
  'You may see your data, correct them, have them erased, or oppose a use of them. We answer within 20 business days and carry out what is granted within 15 more. It costs nothing.':
    'Du darfst deine Daten sehen, berichtigen und löschen lassen oder einer Nutzung widersprechen. Wir antworten innerhalb von 20 Werktagen und führen Bewilligtes innerhalb von 15 weiteren aus. Es kostet nichts.',
  'If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Wenn wir nicht antworten oder du nicht einverstanden bist, kannst du dich an die Secretaría Anticorrupción y Buen Gobierno wenden.',
  'What you ask for': 'Worum du bittest',
  'The one the shop knows. We send a link there, so that nobody asks in your name.':
    'Die E-Mail, die der Shop kennt. Dorthin schicken wir einen Link, damit niemand in deinem Namen fragt.',
  'Which data, and what for': 'Welche Daten, und wofür',
  'To correct something, write what is wrong and what is right.':
    'Für eine Berichtigung schreib, was falsch ist und was stimmt.',
  'We use what you write to answer your request, and for nothing else.':
    'Was du schreibst, nutzen wir für deine Anfrage und für nichts sonst.',
  'Send the request': 'Anfrage senden',
  'Request {folio}': 'Anfrage {folio}',
  'How it stands': 'Stand',
  Received: 'Eingegangen',
  Answered: 'Beantwortet',
  'Answered at the latest': 'Antwort spätestens',
  'Carried out at the latest': 'Ausgeführt spätestens',
  'Time is over': 'Frist vorbei',
  'We are late, and you can complain': 'Wir sind zu spät, du kannst dich beschweren',
  'Why it takes longer': 'Warum es länger dauert',
  'You made it by telephone or in person, and we noted what you said:':
    'Du hast sie am Telefon oder vor Ort gestellt, und wir haben vermerkt, was du gesagt hast:',
  'If it was not you, or it says something else, write to us.':
    'Wenn du es nicht warst oder etwas anderes wolltest, schreib uns.',
  'Say how you know who asks: two things they said, or a document':
    'Gib an, wie geprüft wurde, wer anfragt: zwei Angaben oder ein Ausweis.',
  'The day has not come yet, or is more than a year ago': 'Der Tag liegt in der Zukunft oder mehr als ein Jahr zurück.',
  'Open their data first': 'Öffne zuerst die Daten.',
  'This e-mail has an account: open its data under customers, and note it there':
    'Zu dieser E-Mail gibt es ein Konto: Öffne seine Daten unter Kunden und vermerke die Anfrage dort.',
  'What was said': 'Was gesagt wurde',
  'What was written': 'Was geschrieben wurde',
  'The answer': 'Die Antwort',
  'What you agreed to': 'Wozu du zugestimmt hast',
  'Privacy notice, version {version}, since {moment}.': 'Datenschutzhinweis, Fassung {version}, seit {moment}.',
  'Privacy notice: version {version} is in force.': 'Datenschutzhinweis: es gilt die Fassung {version}.',
  'Advertising is apart from it: nobody gets any without having said yes, and one press ends it.':
    'Werbung ist davon getrennt: Niemand bekommt sie, ohne Ja gesagt zu haben, und ein Klick beendet sie.',
  '{moment}: yes to the newsletter (text {version})': '{moment}: Ja zum Newsletter (Text {version})',
  '{moment}: no more newsletter (text {version})': '{moment}: kein Newsletter mehr (Text {version})',
  'A copy of your data': 'Eine Kopie deiner Daten',
  'Everything we keep of you, to read and for other programs. We make one a day, and keep it for a week.':
    'Alles, was wir von dir aufbewahren, zum Lesen und für andere Programme. Wir machen eine am Tag und heben sie eine Woche auf.',
  'What {shop} keeps of you itself is not in here: ask it there.':
    'Was {shop} selbst von dir aufbewahrt, steht hier nicht: Frag dort danach.',
  'Made on {moment}': 'Erstellt am {moment}',
  'Save it to read': 'Zum Lesen speichern',
  'Save it as JSON': 'Als JSON speichern',
  'Ask for a copy': 'Kopie anfordern',
  'Ask for a new copy': 'Neue Kopie anfordern',
  'What we keep of you': 'Was wir von dir aufbewahren',
  'Close the account': 'Konto schließen',
  'Close my account': 'Mein Konto schließen',
  'I want to close my account': 'Ich möchte mein Konto schließen',
  'I understood what happens': 'Ich habe verstanden, was passiert',
  'Nobody can sign in any more, on any device, from that moment on.':
    'Von dem Moment an kann sich niemand mehr anmelden, auf keinem Gerät.',
  'For {hours} hours you can take the account back by the link of our message.':
    '{hours} Stunden lang kannst du es mit dem Link unserer Nachricht zurückholen.',
  'Then your data go: addresses, favourites, coupons, ways to sign in. Your reviews stay without your name.':
    'Danach gehen deine Daten: Adressen, Favoriten, Gutscheine, Anmeldewege. Deine Bewertungen bleiben ohne deinen Namen.',
  'What is left in your wallet cannot be spent any more: use it first, or write to us.':
    'Was auf deinem Guthaben bleibt, lässt sich nicht mehr ausgeben: Nutze es vorher, oder schreib uns.',
  'Orders and invoices stay blocked as long as the law asks for, and nobody uses them for anything else.':
    'Bestellungen und Rechnungen bleiben gesperrt, so lange das Gesetz es verlangt, und niemand nutzt sie für etwas anderes.',
  'Open orders, returns and refunds go on. You see an order by its number and this e-mail.':
    'Offene Bestellungen, Rücksendungen und Erstattungen gehen weiter. Eine Bestellung siehst du mit ihrer Nummer und dieser E-Mail.',
  '{shop} keeps your account itself. Ask for your data to be erased with the form above, and it is told.':
    '{shop} führt dein Konto selbst. Bitte oben um die Löschung deiner Daten, dann erfährt es davon.',
  'Ask about data without an account': 'Nach Daten ohne Konto fragen',
  'Look in your mail: with the button of our message you confirm that the request is yours':
    'Schau in deine E-Mails: Mit dem Knopf unserer Nachricht bestätigst du, dass die Anfrage von dir ist.',
  'We have your request. Its folio and its dates stand in the message we sent you.':
    'Deine Anfrage ist da. Nummer und Fristen stehen in der Nachricht, die wir dir geschickt haben.',
  'Many requests were sent from your network. Please wait a while before you send another one.':
    'Aus deinem Netz kamen viele Anfragen. Warte etwas, bevor du noch eine sendest.',
  'You have several requests that wait for an answer. We write to you about each of them.':
    'Du hast mehrere Anfragen, die auf Antwort warten. Wir schreiben dir zu jeder.',
  'There is no such request': 'Diese Anfrage gibt es nicht.',
  'The request changed meanwhile: look at it again':
    'Die Anfrage hat sich inzwischen geändert: Sieh sie noch einmal an.',
  'Write the answer, as the person reads it': 'Schreib die Antwort, wie sie die Person liest',
  'It is noted, and the person is told': 'Es ist vermerkt, und die Person erfährt es.',
  'The time was made longer already, which is possible once': 'Die Frist wurde schon verlängert, das geht nur einmal.',
  'We prepare your copy and write to you when it is ready':
    'Wir bereiten deine Kopie vor und schreiben dir, wenn sie fertig ist.',
  'There is no copy yet. Ask for one first.': 'Es gibt noch keine Kopie. Fordere zuerst eine an.',
  'Your account is closed. We wrote to you what happens next.':
    'Dein Konto ist geschlossen. Wir haben dir geschrieben, wie es weitergeht.',
  'Say that you understood what happens': 'Bestätige, dass du verstanden hast, was passiert',
  'The account is closed now and is erased when its time to come back is over':
    'Das Konto ist geschlossen und wird gelöscht, wenn die Zeit zum Zurückholen vorbei ist.',
  'What stood here of this person is erased, but what the law keeps':
    'Was hier von dieser Person stand, ist gelöscht, bis auf das, was das Gesetz verlangt.',
  'Confirm your request about your data': 'Bestätige deine Anfrage zu deinen Daten',
  'From then on our time to answer runs: 20 business days.':
    'Von da an läuft unsere Frist für die Antwort: 20 Werktage.',
  'Confirm my request': 'Meine Anfrage bestätigen',
  'You asked {shop}: {right}. Confirm with this button that it was you; from then on our time to answer runs.':
    'Du hast {shop} gebeten: „{right}“. Bestätige mit diesem Knopf, dass du es warst; von da an läuft unsere Frist für die Antwort.',
  'The link works for {days} days.': 'Der Link gilt {days} Tage.',
  'If it was not you, you need do nothing: nobody is told anything.':
    'Wenn du es nicht warst, musst du nichts tun: Niemand erfährt etwas.',
  'Folio of the request': 'Nummer der Anfrage',
  'See the request': 'Anfrage ansehen',
  'We have your request about your data': 'Deine Anfrage zu deinen Daten ist da',
  'We answer within 20 business days. It costs nothing. If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Wir antworten innerhalb von 20 Werktagen. Es kostet nichts. Wenn wir nicht antworten oder du nicht einverstanden bist, kannst du dich an die Secretaría Anticorrupción y Buen Gobierno wenden.',
  'We need more time for your request': 'Wir brauchen mehr Zeit für deine Anfrage',
  'The law lets us do so once. The new date stands below.': 'Das Gesetz erlaubt es einmal. Das neue Datum steht unten.',
  'The answer to your request about your data': 'Die Antwort auf deine Anfrage zu deinen Daten',
  'Your request is granted': 'Deine Anfrage ist bewilligt',
  'If you do not agree, you have 15 business days to go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Wenn du nicht einverstanden bist, hast du 15 Werktage, um dich an die Secretaría Anticorrupción y Buen Gobierno zu wenden.',
  'We carry it out within 15 business days and write to you when it is done.':
    'Wir führen sie innerhalb von 15 Werktagen aus und schreiben dir, wenn es getan ist.',
  'Your request about your data is carried out': 'Deine Anfrage zu deinen Daten ist ausgeführt',
  'What you asked for is done.': 'Wir haben getan, worum du gebeten hast.',
  'The copy of your data is ready': 'Die Kopie deiner Daten ist fertig',
  'You find it in your account until {day}. A while after you signed in we ask for your password first.':
    'Du findest sie bis zum {day} in deinem Konto. Liegt deine Anmeldung schon eine Weile zurück, fragen wir zuerst nach deinem Passwort.',
  'Go to my data': 'Zu meinen Daten',
  'If it was not you, change your password: somebody is signed in to your account.':
    'Wenn du es nicht warst, ändere dein Passwort: Jemand ist in deinem Konto angemeldet.',
  'Your account is closed': 'Dein Konto ist geschlossen',
  'We closed your account at {shop}, as you asked us to. Nobody can sign in to it any more.':
    'Wir haben dein Konto bei {shop} geschlossen, wie du es wolltest. Niemand kann sich mehr damit anmelden.',
  'You closed your account at {shop}. Nobody can sign in to it any more.':
    'Du hast dein Konto bei {shop} geschlossen. Niemand kann sich mehr damit anmelden.',
  'Until {moment} (Mexico City) you can take it back. Then we erase your data but what the law makes us keep.':
    'Bis zum {moment} Uhr (Mexiko-Stadt) kannst du es zurückholen. Danach löschen wir deine Daten bis auf das, was wir nach dem Gesetz aufbewahren müssen.',
  'See an order': 'Eine Bestellung ansehen',
  'Your data is erased': 'Deine Daten sind gelöscht',
  'What was written with this e-mail without signing in goes a year later, or at once if you ask for it with a link to it.':
    'Was du mit dieser E-Mail geschrieben hast, ohne angemeldet zu sein, wird nach einem Jahr gelöscht, oder sofort, wenn du es über einen Link an diese E-Mail verlangst.',
  'We erased your account at {shop} and what we kept with it.':
    'Wir haben dein Konto bei {shop} gelöscht und was wir damit aufbewahrt haben.',
  'Orders and invoices stay as long as the law asks for, blocked: nobody uses them for anything else.':
    'Bestellungen und Rechnungen bleiben gesperrt, so lange das Gesetz es verlangt: Niemand nutzt sie für etwas anderes.',
  'This e-mail is free: with it you can make another account whenever you like.':
    'Diese E-Mail ist frei: Du kannst damit jederzeit ein neues Konto anlegen.',
  'We use what you write and send to look at your return, and for nothing else.':
    'Was du schreibst und schickst, nutzen wir für deine Rücksendung und für nichts sonst.',
  'We use these data to make out your invoice, and keep them as long as the law asks for.':
    'Diese Angaben nutzen wir für deine Rechnung und bewahren sie so lange auf, wie das Gesetz es verlangt.',
  'Movements of your wallet': 'Bewegungen deines Guthabens',
  'Your confirmed telephone': 'Deine bestätigte Telefonnummer',
  'What happened to your orders': 'Was mit deinen Bestellungen geschah',
  'What happened to your returns': 'Was mit deinen Rücksendungen geschah',
  'Where money goes back to': 'Wohin Geld zurückgeht',
  'Your account': 'Dein Konto',
  'Your password': 'Dein Passwort',
  'Links for a new password': 'Links für ein neues Passwort',
  'Changes of your e-mail': 'Änderungen deiner E-Mail',
  'E-mails your account had': 'E-Mails, die dein Konto hatte',
  'Your passkeys': 'Deine Passkeys',
  'Your lists of favourites': 'Deine Favoritenlisten',
  'Coupons you used': 'Gutscheine, die du genutzt hast',
  'Invoices you asked for': 'Rechnungen, die du angefordert hast',
  'Products you wait for': 'Produkte, auf die du wartest',
  'Messages to the shop': 'Nachrichten an den Shop',
  'What our people did with your account': 'Was unsere Leute mit deinem Konto getan haben',
  'Your requests about your data': 'Deine Anfragen zu deinen Daten',
  'Copies of your data': 'Kopien deiner Daten',
  'Closed accounts': 'Geschlossene Konten',
  'What you said of advertising': 'Was du zu Werbung gesagt hast',
};
