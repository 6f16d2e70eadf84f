import type { words as keys } from '../es-mx/order';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'We look your order out at the branch': 'Prepariamo il tuo ordine in negozio',
  'We tell you at {phone} when it is ready.': 'Ti avvisiamo al {phone} quando è pronto.',
  'We tell you when it is ready.': 'Ti avvisiamo quando è pronto.',
  'You pick it up at {branch}': 'Lo ritiri da {branch}',
  'Bring your order number and an identification.': 'Porta il numero d’ordine e un documento.',
  'Several orders that are paid on delivery are already on their way to this telephone or address.':
    'A questo telefono o indirizzo sono già in arrivo diversi ordini da pagare alla consegna.',
  'Taken off afterwards': 'Sconto successivo',
  'This order was canceled': 'Questo ordine è stato annullato',
  'Its products went back to the shop. If you still want them, order them again.':
    'I prodotti sono tornati in negozio. Se li vuoi ancora, ordinali di nuovo.',
  'Its parcel is with the carrier already: we ask for it back. If it still comes, do not take it.':
    'Il pacco è già con il corriere: gli chiediamo di riportarlo. Se arriva comunque, non ritirarlo.',
  'Nothing of it is handed over any more. If you still want its products, order them again.':
    'Non consegniamo più nulla di questo ordine. Se vuoi ancora i prodotti, ordinali di nuovo.',
  'This order has expired': 'Questo ordine è scaduto',
  'Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.':
    'Non è stato pagato in tempo, quindi i prodotti sono tornati in negozio. Se li vuoi ancora, ordinali di nuovo.',
  'We found no order with this number and e-mail. Check both and try again.':
    'Non abbiamo trovato un ordine con questo numero e questa e-mail. Controllali entrambi e riprova.',
  'Many orders were looked for from your network. Please wait a while before you try again.':
    'Dalla tua rete sono stati cercati molti ordini. Aspetta un po’ prima di riprovare.',
  'Find your order': 'Trova il tuo ordine',
  'Order number': 'Numero d’ordine',
  'It stands in the e-mail we sent you: 000000042.': 'Si trova nell’e-mail che ti abbiamo inviato: 000000042.',
  'E-mail of the order': 'E-mail dell’ordine',
  'With its number and your e-mail you see how it is going and what is left to pay.':
    'Con il numero e la tua e-mail vedi a che punto è e quanto resta da pagare.',
  'Did you buy with an account? Your orders are in it.': 'Hai comprato con un account? I tuoi ordini sono lì.',
  'Find an order you made without an account': 'Trova un ordine fatto senza account',
  'Order not found': 'Non abbiamo trovato questo ordine.',
  'We are checking your order': 'Stiamo verificando il tuo ordine',
  'Your order did not reach the store and was not made. You can place it again.':
    'Il tuo ordine non è arrivato al negozio e non è stato eseguito. Puoi ripeterlo.',
  'Your order was not made': 'Il tuo ordine non è stato eseguito',
  'The cart has changed since the order was prepared':
    'Il carrello è cambiato da quando hai preparato l’ordine. Ricontrollalo.',
  'We could not find out what became of order {orderId}: ask us before you order again':
    'Non siamo riusciti a sapere che fine ha fatto l’ordine {orderId}: chiedici prima di ordinare di nuovo.',
  'The order was not canceled': 'L’ordine non è stato annullato',
  'The products were not returned': 'Il reso non è stato registrato',
  'Do not place it again. The answer is taking longer than usual; this page looks for it by itself.':
    'Non ripeterlo. La risposta tarda più del solito; questa pagina la cerca da sola.',
  'See your last order': 'Vedi il tuo ultimo ordine',
  'Look again': 'Controlla di nuovo',
  'Thank you, {name}. Your order is in.': 'Grazie, {name}. Abbiamo il tuo ordine.',
  'Order {number}': 'Ordine {number}',
  'We are preparing your order': 'Stiamo preparando il tuo ordine',
  'What you can do': 'Che cosa puoi fare',
  'What happens next': 'Che cosa succede adesso',
  'Your order is on its way': 'Il tuo ordine è in viaggio',
  'Your order waits for you at the branch': 'Il tuo ordine ti aspetta in negozio',
  'We delivered your order': 'Abbiamo consegnato il tuo ordine',
  'You picked up your order': 'Hai ritirato il tuo ordine',
  'Your payment is missing': 'Manca il tuo pagamento',
  'We keep your order while you pay it.': 'Teniamo da parte il tuo ordine finché lo paghi.',
  'Without an account you cancel or return it by writing to us.':
    'Senza account annulli o restituisci l’ordine scrivendoci.',
  'Do you need help with your order?': 'Ti serve aiuto con il tuo ordine?',
  'Write to us': 'Scrivici',
  'We keep it for you for {days} days once it is ready.': 'Te lo teniamo {days} giorni da quando è pronto.',
  'Opening hours: {hours}': 'Orari: {hours}',
  'You picked up your order {number}': 'Hai ritirato il tuo ordine {number}',
  'We delivered your order {number}': 'Il tuo ordine {number} è stato consegnato',
  'You picked up your order on {day}.': 'Lo hai ritirato {day}. Speriamo che ti piaccia!',
  'We handed over your order on {day}.': 'Lo abbiamo consegnato {day}. Speriamo che ti piaccia!',
  'If something is missing, broken or not what you expected, tell us: we put it right.':
    'Se manca qualcosa, è arrivato rotto o non è come te lo aspettavi, scrivici: troviamo una soluzione.',
  'Your card was not approved for your order {number}': 'La tua carta non è stata accettata per l’ordine {number}',
  'Your bank did not approve the payment of {amount}, and nothing was charged.':
    'La tua banca non ha approvato il pagamento di {amount} e non ti è stato addebitato nulla.',
  'Open your order and pay it with another card or in another way.':
    'Apri il tuo ordine e pagalo con un’altra carta o in un altro modo.',
  'We keep it for you until {date}: open it and pay it with another card or in another way.':
    'Te lo teniamo fino al {date}: aprilo e pagalo con un’altra carta o in un altro modo.',
  'Send me the e-mail of this order again': 'Mandami di nuovo l’e-mail',
  'The e-mail of this order is on its way to you again': 'L’e-mail di questo ordine è di nuovo in arrivo',
  'The e-mail of this order was sent again several times. Look into your spam folder, or try again in an hour.':
    'L’e-mail di questo ordine è già stata inviata più volte. Guarda nello spam o riprova tra un’ora.',
  'We keep it for you until {date}.': 'Te lo teniamo fino al {date}.',
  'We keep it for you until {moment}.': 'Te lo teniamo fino al {moment}.',
  'We have your order': 'Abbiamo il tuo ordine',
  'The driver calls you at {phone} before arriving.': 'Il corriere ti chiama al {phone} prima di arrivare.',
  'The e-mails of this order go to {email}.': 'Le e-mail di questo ordine vanno a {email}.',
  'Then our e-mails do not reach you. With your order number and the e-mail as it is here you find your order, and we help you with the rest:':
    'Allora le nostre e-mail non ti arrivano. Con il numero dell’ordine e l’e-mail così come è scritta qui ritrovi il tuo ordine, e per il resto ti aiutiamo noi:',
  'Keep your order number: {number}': 'Conserva il numero dell’ordine: {number}',
  'With it and your e-mail you see your order again:': 'Con questo e la tua e-mail rivedi il tuo ordine:',
  'We prepare your delivery': 'Prepariamo la consegna',
  'Keep looking': 'Continua lo shopping',
  'Placed on {date}': 'Fatto il {date}',
  'Status: {status}': 'Stato: {status}',
  'Order status pending': 'Ricevuto',
  'Order status processing': 'In preparazione',
  'Order status sent': 'In viaggio',
  'Order status ready': 'Pronto per il ritiro',
  'Order status complete': 'Consegnato',
  'Order status canceled': 'Annullato',
  'Order status expired': 'Scaduto',
  'To protect you, this page no longer shows your address and what you bought. Keep your order number: with it we can help you.':
    'Per proteggerti, questa pagina non mostra più l’indirizzo e gli acquisti. Conserva il numero dell’ordine: con quello ti aiutiamo.',
  'Bank transfer (SPEI)': 'Bonifico (SPEI)',
  'You get a CLABE for this order alone. A transfer almost always arrives within minutes.':
    'Ricevi una CLABE solo per questo ordine. Un bonifico arriva quasi sempre in pochi minuti.',
  'Cash at a shop near you': 'Contanti in un negozio vicino',
  'You get a slip with a barcode that is read at the till.':
    'Ricevi una ricevuta con codice a barre da mostrare alla cassa.',
  'Pay your order': 'Paga il tuo ordine',
  'Your payment': 'Il tuo pagamento',
  CLABE: 'CLABE',
  Bank: 'Banca',
  'the company behind {shop}': 'la società di {shop}',
  Beneficiary: 'Beneficiario',
  Concept: 'Causale',
  'Transfer the exact amount from your bank. This CLABE is for this order alone.':
    'Trasferisci l’importo esatto dalla tua banca. Questa CLABE vale solo per questo ordine.',
  'A transfer almost always arrives within minutes; once it is here, you see it.':
    'Un bonifico arriva quasi sempre in pochi minuti: appena arriva, lo vedi qui.',
  'Many banks let through {limit} at once until you raise your limit in their app.':
    'Molte banche lasciano passare {limit} per volta finché non alzi il limite nella loro app.',
  'Barcode of reference {reference}': 'Codice a barre del riferimento {reference}',
  'Show this slip at the till, on your phone or printed: {shops}.':
    'Mostra questa ricevuta alla cassa, sul telefono o stampata: {shops}.',
  'Pay the exact amount and keep your receipt. The shop may charge a fee of its own.':
    'Paga l’importo esatto e conserva lo scontrino. Il negozio può chiedere una sua commissione.',
  'You have until {date}. After that the products go back to the shop.':
    'Hai tempo fino al {date}. Poi i prodotti tornano al negozio.',
  'You pay {amount}': 'Paghi {amount}',
  'Your payment of {amount} is here': 'Il tuo pagamento di {amount} è arrivato',
  'We send {amount} of what you paid back to you.': 'Ti restituiamo {amount} di quello che hai pagato.',
  'It goes back to your card by itself.': 'L’importo torna sulla tua carta senza che tu debba fare nulla.',
  'We write to you to ask where we send it.': 'Ti scriviamo per chiederti su quale conto mandarlo.',
  '{count} canceled or returned': { one: '{count} pezzo annullato o reso', other: '{count} pezzi annullati o resi' },
  'Choose what of the order you mean': 'Scegli quale parte dell’ordine',
  'There are not that many of it in the order any more': 'Nell’ordine non ce ne sono più così tanti',
  'Your bank charges what it held for us in one piece. The {amount} that you do not pay any more go back to you.':
    'La tua banca addebita in una sola volta tutto ciò che aveva bloccato. Ti rimborsiamo {amount} che non paghi più.',
  '{amount} came that this order does not cost. We send it back to you.':
    'Sono arrivati {amount} in più per questo ordine. Te li restituiamo.',
  'We received {came}. {missing} are missing.': 'Abbiamo ricevuto {came}. Mancano {missing}.',
  'The order cannot do this in its present state': 'Nel suo stato attuale l’ordine non può farlo.',
  'The amount is more than there is': 'L’importo è superiore a quanto c’è.',
  'This needs an amount': 'Manca l’importo.',
  'This takes no amount': 'Questo non ha importo.',
  'The order is being changed by others; try again': 'Altri stanno cambiando l’ordine; riprova.',
  'More than {limit} of this order needs a second name: it was asked for, and stands under “to look at”':
    'Oltre {limit} di un ordine servono due persone: è stato richiesto e si trova in «Da controllare»',
  'Money of this order waits for a second name already': 'Del denaro di questo ordine attende già una seconda persona',
  'You asked for it: somebody else has to agree': 'L’hai chiesto tu: deve accettarlo qualcun altro',
  'This payment was seen to already': 'Questo pagamento è già verificato',
  'This payment cannot be put onto an order': 'Questo pagamento non si può assegnare a un ordine',
  'This payment came in another currency than the orders: it cannot be put onto one':
    'Questo pagamento è arrivato in un’altra valuta rispetto agli ordini: non si può assegnare a nessuno',
  'It was settled already': 'Era già risolto',
  'This order could not be written; try again': 'Non è stato possibile salvare questo ordine; riprova.',
  'The amount must have at most two decimals': 'L’importo può avere al massimo due decimali',
  'Credit or debit card': 'Carta di credito o di debito',
  'You give the card on the page of our payment service. It is charged when your order is ready at the branch.':
    'Inserisci la carta nella pagina del nostro servizio di pagamento. Viene addebitata quando il tuo ordine è pronto in negozio.',
  'You give the card on the page of our payment service. It is charged when your order is sent.':
    'Inserisci la carta nella pagina del nostro servizio di pagamento. Viene addebitata quando spediamo il tuo ordine.',
  'We are checking your payment. Do not pay again.':
    'Stiamo verificando il tuo pagamento. Per favore, non pagare di nuovo.',
  'Try with another card': 'Prova con un’altra carta',
  'Pay by card': 'Paga con carta',
  'Or pay in another way:': 'Oppure paga in un altro modo:',
  'Your card is approved for {amount}': 'La tua carta è autorizzata per {amount}',
  'Your bank only takes all that it holds: we charge {charged} as it goes and send {back} back to your card at once.':
    'La tua banca addebita solo tutto l’importo bloccato: addebiteremo {charged} alla spedizione e ti restituiremo subito {back} sulla carta.',
  'It is charged when we send your order.': 'Viene addebitata quando spediamo il tuo ordine.',
  'It is charged when your order is ready.': 'Viene addebitata quando il tuo ordine è pronto.',
  'The card page cannot be reached right now. Your order is kept; try again in a moment.':
    'La pagina di pagamento non è raggiungibile ora. Il tuo ordine è salvato; riprova tra poco.',
  'Your card does not take {months} months without interest. Nothing was charged.':
    'La tua carta non accetta {months} rate senza interessi. Non è stato addebitato nulla.',
  'Our payment service does not grant {months} months without interest for this order. Nothing was charged.':
    'Il nostro servizio di pagamento non concede {months} rate senza interessi per questo ordine. Non è stato addebitato nulla.',
  'Choose how you pay it by card:': 'Scegli come pagare con la carta:',
  'charged at once': 'addebito immediato',
  'The months without interest were not granted for this order; nothing was charged. Choose how you pay.':
    'Le rate senza interessi scelte non sono state concesse per questo ordine. Non è stato addebitato nulla: scegli come pagare.',
  'There is nothing to pay for this order': 'Per questo ordine non c’è nulla da pagare',
  'The card gateway has not answered yet; it is asked again':
    'Il servizio delle carte non ha ancora risposto; lo chiediamo di nuovo.',
  'The card gateway refused it': 'Il servizio delle carte ha rifiutato.',
  'That much did not come by one card': 'Questa somma non è arrivata con una sola carta.',
  'Another refund of this payment is under way': 'Un altro rimborso di questo pagamento è già in corso.',
  Copy: 'Copia',
  'Copy {name}': 'Copia {name}',
  Copied: 'Copiato',
  'It could not be copied': 'Impossibile copiare',
  'This came by card: send it back to the card': 'È arrivato con una carta: rimborsalo sulla carta.',
  'Write the reference of the refund or of the bank': 'Scrivi il riferimento del rimborso o della banca.',
  'If this e-mail has an account, it is there for you:': 'Se questa e-mail ha un account, ti aspetta:',
  'Looking for this order is paused until {until} (Mexico City)':
    'Per sicurezza la ricerca di questo ordine è sospesa fino alle {until} (Città del Messico).',
  'If there is an order with this number and e-mail, a message with a link is on its way':
    'Se c’è un ordine con questo numero e questa e-mail, ti abbiamo mandato un messaggio con un link. Guarda anche nella posta indesiderata.',
  'See it at once with a link by e-mail': 'Vedilo subito con un link via e-mail',
  'The link of our message shows your order on this device.':
    'Il link del nostro messaggio mostra il tuo ordine su questo dispositivo.',
  'It is counted from your payment, so the time changed. Before: {before}':
    'Si conta dal tuo pagamento, perciò l’ora è cambiata. Prima: {before}',
  'The carrier is late. Before: {before}': 'Il corriere è in ritardo. Prima: {before}',
  'Something of your order has not reached us yet. Before: {before}':
    'Qualcosa del tuo ordine non ci è ancora arrivato. Prima: {before}',
  'Weather or a blocked road delays it. Before: {before}':
    'Il maltempo o una strada chiusa lo ritarda. Prima: {before}',
  'We changed it as you asked. Before: {before}': 'Lo abbiamo cambiato come hai chiesto. Prima: {before}',
  'Preparing it takes us longer than we said. Before: {before}':
    'Prepararlo ci richiede più di quanto detto. Prima: {before}',
};
