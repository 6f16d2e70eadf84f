import type { words as keys } from '../es-mx/product';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'No such configuration for the product. Please do choose another combination of attributes.':
    'Non abbiamo questa combinazione. Scegline un’altra.',
  'No such configuration for the product. We have manually chosen another configuration that you may like.':
    'Non abbiamo questa combinazione. Ne abbiamo scelta un’altra che ti può piacere.',
  'No available product variants': 'Per ora non è disponibile nessuna versione di questo prodotto.',
  'Product not found': 'Non abbiamo trovato il prodotto.',
  'In stock!': 'Disponibile',
  'Out of the stock!': 'Esaurito',
  'Adding a review ...': 'Stiamo inviando la tua recensione…',
  Buy: 'Compra',
  'You save {amount}': 'Risparmi {amount}',
  'Cash price, IVA included': 'Prezzo in contanti, IVA inclusa',
  'Final price': 'Prezzo finale',
  'IVA included': 'IVA inclusa',
  'Extended warranty': 'Garanzia estesa',
  optional: 'facoltativo',
  'Add a service': 'Aggiungi un servizio',
  'One for each piece, on a line of its own in your cart: you can take it out by itself.':
    'Uno per pezzo, in una riga propria del carrello: puoi toglierlo da solo.',
  'Without extended warranty': 'Senza garanzia estesa',
  'It is added to the price of each piece, on the same line of your cart.':
    'Si aggiunge al prezzo di ogni pezzo, nella stessa riga del carrello.',
  '{count} more months': { one: '{count} mese in più', other: '{count} mesi in più' },
  'Still to choose or fill in:': 'Ancora da scegliere o compilare:',
  'With what you chose:': 'Con le tue scelte:',
  'None of these': 'Niente di questo',
  Quantity: 'Quantità',
  'One less': 'Uno in meno',
  'One more': 'Uno in più',
  'One less of {name}': 'Uno in meno di {name}',
  'One more of {name}': 'Uno in più di {name}',
  'Add to cart': 'Aggiungi al carrello',
  'Buy now': 'Acquista ora',
  'Choose an option': 'Scegli un’opzione',
  'Choose your {option}': 'Scegli {option}',
  'You chose {choice}. Price: {price}. {stock}.': 'Hai scelto {choice}. Prezzo: {price}. {stock}.',
  'You are offline. It is kept, and added when you are back.':
    'Sei offline. Lo conserviamo e lo aggiungiamo appena torna la connessione.',
  'We could not add it. Check your connection: it is kept and sent when it is back.':
    'Non siamo riusciti ad aggiungerlo. Controlla la connessione: lo teniamo da parte e lo inviamo appena torna.',
  'Special item: it arrives within {days} days': 'Su ordinazione: arriva entro {days} giorni',
  'It arrives in 2 to 8 working days': 'Arriva in 2-8 giorni lavorativi',
  'You see the exact date with your postal code, before you pay.':
    'La data esatta la vedi con il tuo codice postale, prima di pagare.',
  'Pictures of {name}': 'Foto di {name}',
  Description: 'Descrizione',
  Specifications: 'Caratteristiche',
  'What it includes': 'Che cosa comprende',
  'Goes well with': 'Sta bene con',
  'See when it arrives': 'Vedi quando arriva',
  'to {place}': 'a {place}',
  change: 'cambia',
  'About this product': 'Su questo prodotto',
  'Measures and materials': 'Misure e materiali',
  'Delivery and returns': 'Consegna e resi',
  'We have none left for now.': 'Al momento non ne abbiamo.',
  'Shall we tell you when it is back?': 'È esaurito. Ti avvisiamo quando torna?',
  'It is sold out for now. These we do have:': 'Per ora è esaurito. Questi li abbiamo:',
  'See more in {name}': 'Vedi altro in {name}',
  'Tap twice or spread two fingers to see it closer': 'Tocca due volte o allarga due dita per ingrandire',
  'Click or press + to see it closer, and the arrows for the other pictures':
    'Fai clic o premi + per ingrandire e le frecce per le altre foto',
  'See it large': 'Vedi in grande',
  'Picture {number} of {count}': 'Foto {number} di {count}',
  Reviews: 'Recensioni',
  'Reviews ({count})': 'Recensioni ({count})',
  '{average} out of 5': '{average} su 5',
  '{count} with a comment': { one: '{count} con commento', other: '{count} con commento' },
  'We take it to your door. You see the exact date with your postal code, before you pay.':
    'Lo portiamo fino alla tua porta. La data esatta la vedi con il tuo codice postale, prima di pagare.',
  'You can pay when you receive it, in cash.': 'Puoi pagare in contanti quando lo ricevi.',
  'If you change your mind, tell us within 5 working days of the delivery.':
    'Se cambi idea, avvisaci entro 5 giorni lavorativi dalla consegna.',
};
