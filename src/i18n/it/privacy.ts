import type { words as keys } from '../es-mx/privacy';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'See my data': 'Vedere i miei dati',
  'Correct my data': 'Correggere i miei dati',
  'Erase my data': 'Cancellare i miei dati',
  'Oppose a use of my data': 'Oppormi a un uso dei miei dati',
  'It waits for its e-mail to be confirmed': 'Manca la conferma dell’e-mail',
  'We look at it': 'La stiamo esaminando',
  'Granted: we carry it out': 'Accolta: la stiamo eseguendo',
  'It does not proceed': 'Non accolta',
  'Carried out': 'Eseguita',
  'Personal data': 'Dati personali',
  'Your data and privacy': 'I tuoi dati e la privacy',
  'Ask about your data': 'Chiedi dei tuoi dati',
  'See your data, correct them, have them erased, or oppose a use of them.':
    'Vedi i tuoi dati, correggili, falli cancellare o opponiti a un loro uso.',
  'You may see your data, correct them, have them erased, or oppose a use of them. We answer within 20 business days and carry out what is granted within 15 more. It costs nothing.':
    'Puoi vedere i tuoi dati, correggerli, farli cancellare o opporti a un loro uso. Rispondiamo entro 20 giorni lavorativi ed eseguiamo ciò che è accolto entro altri 15. Non costa nulla.',
  'If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Se non rispondiamo o non sei d’accordo, puoi rivolgerti alla Secretaría Anticorrupción y Buen Gobierno.',
  'What you ask for': 'Che cosa chiedi',
  'The one the shop knows. We send a link there, so that nobody asks in your name.':
    'Quella che il negozio conosce. Lì mandiamo un link, perché nessuno chieda a tuo nome.',
  'Which data, and what for': 'Quali dati, e perché',
  'To correct something, write what is wrong and what is right.':
    'Per correggere qualcosa, scrivi che cosa è sbagliato e che cosa è giusto.',
  'We use what you write to answer your request, and for nothing else.':
    'Usiamo quello che scrivi per la tua richiesta, e per nient’altro.',
  'Send the request': 'Invia la richiesta',
  'Request {folio}': 'Richiesta {folio}',
  'How it stands': 'A che punto è',
  Received: 'Ricevuta',
  Answered: 'Risposta',
  'Answered at the latest': 'Risposta al più tardi',
  'Carried out at the latest': 'Eseguita al più tardi',
  'Time is over': 'Termine scaduto',
  'We are late, and you can complain': 'Siamo in ritardo, e puoi reclamare',
  'Why it takes longer': 'Perché ci vuole di più',
  'You made it by telephone or in person, and we noted what you said:':
    'L’hai fatta per telefono o di persona, e abbiamo annotato ciò che hai detto:',
  'If it was not you, or it says something else, write to us.': 'Se non sei stato tu, o hai chiesto altro, scrivici.',
  'Say how you know who asks: two things they said, or a document':
    'Indica come hai verificato chi la fa: due dati detti o un documento.',
  'The day has not come yet, or is more than a year ago':
    'Quel giorno deve ancora arrivare o risale a più di un anno fa.',
  'Open their data first': 'Apri prima i suoi dati.',
  'This e-mail has an account: open its data under customers, and note it there':
    'Questa e-mail ha un account: apri i suoi dati in Clienti e annota lì la richiesta.',
  'What was said': 'Ciò che è stato detto',
  'What was written': 'Che cosa è stato scritto',
  'The answer': 'La risposta',
  'What you agreed to': 'Che cosa hai accettato',
  'Privacy notice, version {version}, since {moment}.': 'Informativa sulla privacy, versione {version}, dal {moment}.',
  'Privacy notice: version {version} is in force.': 'Informativa sulla privacy: è in vigore la versione {version}.',
  'Advertising is apart from it: nobody gets any without having said yes, and one press ends it.':
    'La pubblicità è a parte: nessuno la riceve senza aver detto di sì, e basta un tocco per smettere.',
  '{moment}: yes to the newsletter (text {version})': '{moment}: sì alla newsletter (testo {version})',
  '{moment}: no more newsletter (text {version})': '{moment}: niente più newsletter (testo {version})',
  'A copy of your data': 'Una copia dei tuoi dati',
  'Everything we keep of you, to read and for other programs. We make one a day, and keep it for a week.':
    'Tutto quello che conserviamo di te, da leggere e per altri programmi. Ne facciamo una al giorno e la teniamo una settimana.',
  'What {shop} keeps of you itself is not in here: ask it there.':
    'Quello che {shop} conserva di te per conto suo non è qui: chiedilo lì.',
  'Made on {moment}': 'Fatta il {moment}',
  'Save it to read': 'Salva per leggere',
  'Save it as JSON': 'Salva come JSON',
  'Ask for a copy': 'Chiedi una copia',
  'Ask for a new copy': 'Chiedi una nuova copia',
  'What we keep of you': 'Che cosa conserviamo di te',
  'Close the account': 'Chiudi l’account',
  'Close my account': 'Chiudi il mio account',
  'I want to close my account': 'Voglio chiudere il mio account',
  'I understood what happens': 'Ho capito che cosa succede',
  'Nobody can sign in any more, on any device, from that moment on.':
    'Da quel momento nessuno può più accedere, da nessun dispositivo.',
  'For {hours} hours you can take the account back by the link of our message.':
    'Per {hours} ore puoi riprenderlo con il link del nostro messaggio.',
  'Then your data go: addresses, favourites, coupons, ways to sign in. Your reviews stay without your name.':
    'Poi i tuoi dati vengono cancellati: indirizzi, preferiti, coupon, modi di accesso. Le tue recensioni restano senza il tuo nome.',
  'What is left in your wallet cannot be spent any more: use it first, or write to us.':
    'Quello che resta nel portafoglio non si può più spendere: usalo prima, o scrivici.',
  'Orders and invoices stay blocked as long as the law asks for, and nobody uses them for anything else.':
    'Ordini e fatture restano bloccati per il tempo che chiede la legge, e nessuno li usa per altro.',
  'Open orders, returns and refunds go on. You see an order by its number and this e-mail.':
    'Ordini, resi e rimborsi aperti vanno avanti. Puoi vedere un ordine con il suo numero e questa e-mail.',
  '{shop} keeps your account itself. Ask for your data to be erased with the form above, and it is told.':
    '{shop} gestisce da sé il tuo account. Chiedi qui sopra di cancellare i tuoi dati e verrà avvisato.',
  'Ask about data without an account': 'Chiedere di dati senza account',
  'Look in your mail: with the button of our message you confirm that the request is yours':
    'Guarda la posta: con il pulsante del nostro messaggio confermi che la richiesta è tua.',
  'We have your request. Its folio and its dates stand in the message we sent you.':
    'Abbiamo la tua richiesta. Numero e date sono nel messaggio che ti abbiamo mandato.',
  'Many requests were sent from your network. Please wait a while before you send another one.':
    'Dalla tua rete sono arrivate molte richieste. Aspetta un po’ prima di mandarne un’altra.',
  'You have several requests that wait for an answer. We write to you about each of them.':
    'Hai varie richieste in attesa di risposta. Ti scriviamo per ognuna.',
  'There is no such request': 'Questa richiesta non esiste.',
  'The request changed meanwhile: look at it again': 'La richiesta è cambiata nel frattempo: guardala di nuovo.',
  'Write the answer, as the person reads it': 'Scrivi la risposta, come la leggerà la persona',
  'It is noted, and the person is told': 'È annotato, e la persona viene avvisata.',
  'The time was made longer already, which is possible once':
    'Il termine è già stato prorogato, e si può una volta sola.',
  'We prepare your copy and write to you when it is ready': 'Prepariamo la tua copia e ti scriviamo quando è pronta.',
  'There is no copy yet. Ask for one first.': 'Non c’è ancora una copia. Prima chiedine una.',
  'Your account is closed. We wrote to you what happens next.':
    'Il tuo account è chiuso. Ti abbiamo scritto che cosa succede ora.',
  'Say that you understood what happens': 'Segna che hai capito che cosa succede',
  'The account is closed now and is erased when its time to come back is over':
    'L’account è chiuso e sarà cancellato quando scade il tempo per riprenderlo.',
  'What stood here of this person is erased, but what the law keeps':
    'Quello che c’era qui di questa persona è cancellato, salvo ciò che chiede la legge.',
  'Confirm your request about your data': 'Conferma la richiesta sui tuoi dati',
  'From then on our time to answer runs: 20 business days.':
    'Da lì decorre il nostro termine per rispondere: 20 giorni lavorativi.',
  'Confirm my request': 'Conferma la mia richiesta',
  'You asked {shop}: {right}. Confirm with this button that it was you; from then on our time to answer runs.':
    'Hai chiesto a {shop}: «{right}». Conferma con questo pulsante che la richiesta è tua; da lì decorre il nostro termine per rispondere.',
  'The link works for {days} days.': 'Il link vale {days} giorni.',
  'If it was not you, you need do nothing: nobody is told anything.':
    'Se non sei stato tu, non devi fare nulla: non diremo niente a nessuno.',
  'Folio of the request': 'Numero della richiesta',
  'See the request': 'Vedi la richiesta',
  'We have your request about your data': 'Abbiamo ricevuto la richiesta sui tuoi dati',
  'We answer within 20 business days. It costs nothing. If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Rispondiamo entro 20 giorni lavorativi. Non costa nulla. Se non rispondiamo o non sei d’accordo, puoi rivolgerti alla Secretaría Anticorrupción y Buen Gobierno.',
  'We need more time for your request': 'Ci serve più tempo per la tua richiesta',
  'The law lets us do so once. The new date stands below.':
    'La legge lo permette una volta. La nuova data è qui sotto.',
  'The answer to your request about your data': 'La risposta alla richiesta sui tuoi dati',
  'Your request is granted': 'La tua richiesta è accolta',
  'If you do not agree, you have 15 business days to go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Se non sei d’accordo, hai 15 giorni lavorativi per rivolgerti alla Secretaría Anticorrupción y Buen Gobierno.',
  'We carry it out within 15 business days and write to you when it is done.':
    'La eseguiamo entro 15 giorni lavorativi e ti scriviamo quando è fatta.',
  'Your request about your data is carried out': 'La richiesta sui tuoi dati è stata eseguita',
  'What you asked for is done.': 'Abbiamo fatto quello che hai chiesto.',
  'The copy of your data is ready': 'La copia dei tuoi dati è pronta',
  'You find it in your account until {day}. A while after you signed in we ask for your password first.':
    'La trovi nel tuo account fino al {day}. Se hai effettuato l’accesso da un po’, prima ti chiediamo la password.',
  'Go to my data': 'Vai ai miei dati',
  'If it was not you, change your password: somebody is signed in to your account.':
    'Se non sei stato tu, cambia la password: qualcuno è entrato nel tuo account.',
  'Your account is closed': 'Il tuo account è chiuso',
  'We closed your account at {shop}, as you asked us to. Nobody can sign in to it any more.':
    'Abbiamo chiuso il tuo account su {shop}, come hai chiesto. Nessuno può più accedere.',
  'You closed your account at {shop}. Nobody can sign in to it any more.':
    'Hai chiuso il tuo account su {shop}. Nessuno può più accedere.',
  'Until {moment} (Mexico City) you can take it back. Then we erase your data but what the law makes us keep.':
    'Fino al {moment} (Città del Messico) puoi riprenderlo. Poi cancelliamo i tuoi dati, salvo ciò che la legge ci chiede di conservare.',
  'See an order': 'Vedi un ordine',
  'Your data is erased': 'I tuoi dati sono cancellati',
  'What was written with this e-mail without signing in goes a year later, or at once if you ask for it with a link to it.':
    'Quello che hai scritto con questa e-mail senza accedere si cancella dopo un anno, o subito se lo chiedi con un link a quell’e-mail.',
  'We erased your account at {shop} and what we kept with it.':
    'Abbiamo cancellato il tuo account su {shop} e i dati che conservavamo.',
  'Orders and invoices stay as long as the law asks for, blocked: nobody uses them for anything else.':
    'Ordini e fatture restano bloccati per il tempo che chiede la legge: nessuno li usa per altro.',
  'This e-mail is free: with it you can make another account whenever you like.':
    'Questa e-mail è libera: puoi creare un altro account quando vuoi.',
  'We use what you write and send to look at your return, and for nothing else.':
    'Usiamo quello che scrivi e mandi per esaminare il tuo reso, e per nient’altro.',
  'We use these data to make out your invoice, and keep them as long as the law asks for.':
    'Usiamo questi dati per la tua fattura e li conserviamo per il tempo che chiede la legge.',
  'Movements of your wallet': 'Movimenti del tuo portafoglio',
  'Your confirmed telephone': 'Il tuo telefono confermato',
  'What happened to your orders': 'Che cosa è successo ai tuoi ordini',
  'What happened to your returns': 'Che cosa è successo ai tuoi resi',
  'Where money goes back to': 'Dove torna il denaro',
  'Your account': 'Il tuo account',
  'Your password': 'La tua password',
  'Links for a new password': 'Link per una nuova password',
  'Changes of your e-mail': 'Cambi della tua e-mail',
  'E-mails your account had': 'E-mail che il tuo account ha avuto',
  'Your passkeys': 'Le tue passkey',
  'Your lists of favourites': 'Le tue liste di preferiti',
  'Coupons you used': 'Coupon che hai usato',
  'Invoices you asked for': 'Fatture che hai chiesto',
  'Products you wait for': 'Prodotti che aspetti',
  'Messages to the shop': 'Messaggi al negozio',
  'What our people did with your account': 'Che cosa ha fatto il nostro personale con il tuo account',
  'Your requests about your data': 'Le tue richieste sui tuoi dati',
  'Copies of your data': 'Copie dei tuoi dati',
  'Closed accounts': 'Account chiusi',
  'What you said of advertising': 'Che cosa hai detto della pubblicità',
};
