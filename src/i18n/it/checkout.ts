import type { words as keys } from '../es-mx/checkout';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'No address element provided within the request body': 'Manca l’indirizzo.',
  'No shipping and payment methods element provided within the request body': 'Mancano la spedizione e il pagamento.',
  'What was handed over is no longer valid':
    'I dati ricevuti non valgono più. Torna al negozio e procedi di nuovo al pagamento.',
  'Some checkout details are missing': 'Mancano dei dati per completare l’ordine.',
  'Choose how your order is delivered': 'Scegli come ricevere l’ordine.',
  'Choose how you pay': 'Scegli come pagare.',
  'Please do set the tax.defaultCountry in order to calculate totals': 'Non siamo riusciti a calcolare i totali.',
  'Payment not approved by the payment platform; check with your bank':
    'Il pagamento non è stato approvato. Chiedi alla tua banca.',
  Checkout: 'Pagamento',
  Continue: 'Continua',
  Edit: 'Modifica',
  'Your details': 'I tuoi dati',
  'First name': 'Nome',
  'Last names': 'Cognome',
  'E-mail': 'E-mail',
  'We write to you there about your order.': 'Ti scriviamo lì per l’ordine.',
  'We use your data to deliver your order and to answer you.':
    'Usiamo i tuoi dati per consegnare l’ordine e risponderti.',
  'Your address': 'Il tuo indirizzo',
  'Postal code': 'Codice postale',
  State: 'Stato',
  Municipality: 'Comune',
  Neighbourhood: 'Quartiere',
  'Choose your neighbourhood': 'Scegli il tuo quartiere',
  'My neighbourhood is not listed': 'Il mio quartiere non compare',
  'Write your neighbourhood': 'Scrivi il tuo quartiere',
  'The postal code fills it in': 'Si compila con il codice postale',
  'We do get there: between {from} and {to}': 'Ci arriviamo: tra {from} e {to}',
  'Searching…': 'Ricerca…',
  'We could not look up the postal code. Try again.': 'Non siamo riusciti a cercare il codice postale. Riprova.',
  'Change the postal code': 'Cambia il codice postale',
  'Look up my postal code': 'Cerca il mio codice postale',
  'We do not have this postal code: write municipality and neighbourhood.':
    'Questo codice postale non è in elenco: scrivi il comune e il quartiere.',
  Street: 'Via',
  'Street and number': 'Via e numero civico',
  Inside: 'Interno',
  'Between which streets': 'Tra quali vie',
  References: 'Riferimenti',
  'Choose one of your addresses': 'Scegli uno dei tuoi indirizzi.',
  'This saved address lacks something. Complete it to use it.':
    'A questo indirizzo salvato manca qualcosa. Completalo per usarlo.',
  'Your addresses': 'I tuoi indirizzi',
  'Another address': 'Altro indirizzo',
  'Write it down': 'Scrivilo qui',
  'Complete it': 'Completalo',
  'Choose a saved address': 'Scegli un indirizzo salvato',
  'Somebody else receives it': 'Lo riceve un’altra persona',
  'Who receives it': 'Nome di chi riceve',
  'Phone of who receives it': 'Cellulare di chi riceve',
  '10 digits. The driver calls this number.': '10 cifre. Il corriere chiama questo numero.',
  Delivery: 'Spedizione',
  'Home delivery': 'Consegna a casa',
  'Pick it up today from {time}': 'Ritira oggi dalle {time}',
  'Pick it up tomorrow from {time}': 'Ritira domani dalle {time}',
  'Pick it up on {day} from {time}': 'Ritira {day} dalle {time}',
  'How you receive it': 'Come lo ricevi',
  'We take it to your door': 'Lo portiamo alla tua porta',
  'Free, at the branch you choose': 'Gratis, nel negozio che scegli',
  'Only to be picked up at a branch': 'Solo ritiro in negozio',
  'Sold out for delivery: see which branch has it': 'Esaurito per la spedizione: vedi quale negozio ce l’ha',
  'Sold out for delivery. You can pick it up at a branch that has it.':
    'Esaurito per la spedizione. Puoi ritirarlo in un negozio che ce l’ha.',
  'Add to be picked up': 'Aggiungi per il ritiro',
  'No branch has everything in your cart right now. Have it delivered, or take something out.':
    'Nessun negozio ha ora tutto quello che hai nel carrello. Fattelo consegnare o togli qualcosa.',
  'Your phone': 'Il tuo telefono',
  '10 digits. The branch tells you when it is ready.': '10 cifre. Il negozio ti avvisa quando è pronto.',
  'It does not have everything in your cart': 'Non ha tutto quello che hai nel carrello',
  'Pay at the branch': 'Pagamento in negozio',
  'You pay for this order when you pick it up.': 'Paghi questo ordine quando lo ritiri.',
  'Branch pickup': 'Ritiro in negozio',
  Branch: 'Negozio',
  'Flat rate': 'Tariffa fissa',
  'It arrives by {to} at the latest': 'Arriva al più tardi {to}',
  'It arrives between {from} and {to}': 'Arriva tra {from} e {to}',
  'if you pay in time': 'se paghi in tempo',
  'if you pay before {time}': 'se paghi entro le {time}',
  'if you pay before {time} on {day}': 'se paghi entro le {time} di {day} (ora di Città del Messico)',
  'if you order before {time}': 'se ordini entro le {time}',
  'if you order before {time} on {day}': 'se ordini entro le {time} di {day} (ora di Città del Messico)',
  'Your payment came after {time} on {day}, so the date changed. Before: {arrival}':
    'Il tuo pagamento è arrivato dopo le {time} di {day}, quindi la data è cambiata. Prima: «{arrival}».',
  'It goes to another place, so the date changed. Before: {arrival}':
    'Va a un altro indirizzo, perciò la data è cambiata. Prima: {arrival}',
  '{time} on {day} has passed, so the date changed. Before: {arrival}':
    'Le {time} di {day} sono passate, quindi la data è cambiata. Prima: «{arrival}».',
  'We have no way to deliver there. Try another address.':
    'Non riusciamo ad arrivare lì. Prova con un altro indirizzo.',
  'First name and last names': 'Nome e cognome',
  'Which one is near you? Tell us your postal code': 'Qual è vicino a te? Dicci il tuo codice postale',
  'Did you mean {email}?': 'Intendevi {email}?',
  'How you pay': 'Come paghi',
  'Cash on delivery': 'Pagamento alla consegna',
  'You are going to pay for this order upon delivery.': 'Paghi in contanti quando arriva l’ordine.',
  'There is no way to pay for these products yet.': 'Non c’è ancora un modo di pagare questi prodotti.',
  'There is nothing to pay': 'Non c’è nulla da pagare',
  'This cannot be paid by itself yet.': 'Si compra insieme a un prodotto che ti consegniamo.',
  'We charge at your door, and there is nothing to deliver here. Add a product that we take to you and pay for everything together.':
    'Riscuotiamo alla tua porta e qui non c’è nulla da consegnare. Aggiungi un prodotto che ti portiamo e paga tutto insieme.',
  'By placing the order you accept the': 'Con l’ordine accetti i',
  'Your details and your address': 'I tuoi dati e il tuo indirizzo',
  'Your details and the branch': 'I tuoi dati e il tuo negozio',
  'Payment and order': 'Pagamento e ordine',
  'See the total with this way to pay': 'Vedi il totale con questo metodo di pagamento',
  'What you filled in changed meanwhile. Look at it, and then place the order.':
    'Nel frattempo i tuoi dati sono cambiati. Controllali e poi invia l’ordine.',
  'The way you pay makes another total. Look at it, and then place the order.':
    'Con questo metodo di pagamento il totale cambia. Controllalo e poi invia l’ordine.',
  'Place order': 'Ordina',
  'See the summary ({count})': 'Vedi il riepilogo ({count})',
  'Months without interest': 'Rate senza interessi',
  '{months} months without interest of {amount}': '{months} rate mensili senza interessi da {amount}',
  '{months} months without interest from {amount}': '{months} rate mensili senza interessi a partire da {amount}',
  'Up to {months} months without interest on purchases from {amount}':
    'Fino a {months} rate mensili senza interessi per acquisti da {amount}',
  'Monthly payments': 'Rate mensili',
  'One payment of {amount}': 'Un solo pagamento di {amount}',
  'These months without interest are not offered for this total; choose again':
    'Queste rate senza interessi non sono disponibili per questo totale; scegli di nuovo.',
  'I agree that {amount} are charged to my card now, before the order is sent.':
    'Accetto che {amount} vengano addebitati ora sulla mia carta, prima della spedizione dell’ordine.',
  'I agree that {amount} are charged to my card now, in {months}, before the order is sent.':
    'Accetto che {amount} vengano addebitati ora sulla mia carta, in {months}, prima della spedizione dell’ordine.',
  'In {list} payments your card is charged when you place the order, before it is sent. We ask you first.':
    'In {list} rate la carta viene addebitata al momento dell’ordine, prima della spedizione. Prima ti chiediamo il consenso.',
  'I agree that {amount} are charged to my card now, before the order is ready at the branch.':
    'Accetto che {amount} vengano addebitati ora sulla mia carta, prima che l’ordine sia pronto in negozio.',
  'I agree that {amount} are charged to my card now, in {months}, before the order is ready at the branch.':
    'Accetto che {amount} vengano addebitati ora sulla mia carta, in {months}, prima che l’ordine sia pronto in negozio.',
  'In {list} payments your card is charged when you place the order, before it is ready at the branch. We ask you first.':
    'In {list} rate la carta viene addebitata al momento dell’ordine, prima che sia pronto in negozio. Prima ti chiediamo il consenso.',
  'Agree that your card is charged now, or choose another way to pay':
    'Accetta l’addebito immediato sulla carta, o scegli un altro modo di pagare.',
  'You give the card on the page of our payment service. It is charged at once.':
    'Inserisci la carta sulla pagina del nostro servizio di pagamento. Viene addebitata subito.',
  'Nothing is sent to your door: the address is the one of your receipt.':
    'Niente viene spedito a casa tua: l’indirizzo è quello della ricevuta.',
  'Create an account with these details': 'Crea un account con questi dati',
  'It is made with your order. By creating it you accept the': 'Lo creiamo con il tuo ordine. Creandolo accetti i',
  'With an account': 'Con un nuovo account',
  'Half an hour went by, so we no longer keep the password for your account: the order is placed without one, unless you give it again':
    'È passata mezz’ora e non conserviamo più la password del tuo nuovo account: l’ordine sarà fatto senza account. Se lo vuoi, modifica i tuoi dati e scrivila di nuovo.',
  'I need an invoice': 'Mi serve la fattura',
  RFC: 'RFC',
  'Name or company': 'Nome o ragione sociale',
  'As in your tax certificate, without S.A. de C.V.': 'Come nel tuo certificato fiscale, senza S.A. de C.V.',
  'Tax regime': 'Regime fiscale',
  'Use of the invoice': 'Uso della fattura',
  'Postal code of the certificate': 'Codice postale fiscale',
  Choose: 'Scegli',
  'The last character of the RFC does not fit the others. Compare it with your tax certificate.':
    'L’ultimo carattere dell’RFC non corrisponde agli altri. Confrontalo con il tuo certificato.',
};
