import type { words as keys } from '../es-mx/shared-carts';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'This shared cart is no longer available': 'Questo carrello condiviso non è più disponibile',
  'What was shared is in your cart now': 'Ciò che è stato condiviso è ora nel tuo carrello',
  'This shared cart was added to your cart before': 'Avevi già aggiunto questo carrello condiviso al tuo',
  'You have shared 20 carts. You can share another one when the first of their links has expired.':
    'Hai condiviso 20 carrelli. Potrai condividerne un altro quando scade il primo dei loro link.',
  'A cart of more than 50 different products cannot be shared':
    'Non si può condividere un carrello con più di 50 prodotti diversi',
  'Share cart': 'Condividi il carrello',
  'Shared cart': 'Carrello condiviso',
  'The link to the cart was copied': 'Il link del carrello è stato copiato',
  'See the link': 'Vedi il link',
  'We could not share the cart. Try again.': 'Non siamo riusciti a condividere il carrello. Riprova.',
  'Link to this cart': 'Link a questo carrello',
  'Whoever has the link sees these products at the prices of the day. It is good for 30 days.':
    'Chi ha il link vede questi prodotti ai prezzi del giorno. Vale 30 giorni.',
  'Add all to my cart': 'Aggiungi tutto al mio carrello',
  'Total of these products today': 'Totale di questi prodotti oggi',
  'Ask whoever sent it for a new link.': 'Chiedi un nuovo link a chi te l’ha inviato.',
};
