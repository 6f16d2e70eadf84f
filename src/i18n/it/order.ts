import type { order as keys } from '../es-mx/order';
import type { Dictionary } from '../translate';

export const order: Dictionary<keyof typeof keys> = {
  'Several orders that are paid on delivery are already on their way to this telephone or address.':
    'A questo telefono o indirizzo sono già in arrivo diversi ordini da pagare alla consegna.',
  'This order was canceled': 'Questo ordine è stato annullato',
  'Its products went back to the shop. If you still want them, order them again.': 'I prodotti sono tornati in negozio. Se li vuoi ancora, ordinali di nuovo.',
  'This order has expired': 'Questo ordine è scaduto',
  'Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.':
    'Non è stato pagato in tempo, quindi i prodotti sono tornati in negozio. Se li vuoi ancora, ordinali di nuovo.',
  'Order not found': 'Non abbiamo trovato questo ordine.',
  'We are checking your order': 'Stiamo verificando il tuo ordine',
  'Your order did not reach the store and was not made. You can place it again.':
    'Il tuo ordine non è arrivato al negozio e non è stato eseguito. Puoi ripeterlo.',
  'Your order was not made': 'Il tuo ordine non è stato eseguito',
  'The cart has changed since the order was prepared': "Il carrello è cambiato da quando hai preparato l'ordine. Ricontrollalo.",
  'We could not find out what became of order {orderId}: ask us before you order again':
    "Non siamo riusciti a sapere che fine ha fatto l'ordine {orderId}: chiedici prima di ordinare di nuovo.",
  'The order was not canceled': "L'ordine non è stato annullato",
  'The products were not returned': 'Il reso non è stato registrato',
  'Do not place it again. The answer is taking longer than usual; this page looks for it by itself.':
    'Non ripeterlo. La risposta tarda più del solito; questa pagina la cerca da sola.',
  'See your last order': 'Vedi il tuo ultimo ordine',
  'Look again': 'Controlla di nuovo',
  'Thank you, {name}. Your order is in.': 'Grazie, {name}. Abbiamo il tuo ordine.',
  'Order {number}': 'Ordine {number}',
  'What happens next': 'Che cosa succede adesso',
  'We have your order': 'Abbiamo il tuo ordine',
  'The driver calls you at {phone} before arriving.': 'Il corriere ti chiama al {phone} prima di arrivare.',
  'Keep your order number: {number}': "Conserva il numero dell'ordine: {number}",
  'We prepare your delivery': 'Prepariamo la consegna',
  'Keep looking': 'Continua a guardare',
  'Placed on {date}': 'Fatto il {date}',
  'Status: {status}': 'Stato: {status}',
  'Order status pending': 'Ricevuto',
  'Order status processing': 'In preparazione',
  'Order status sent': 'In viaggio',
  'Order status complete': 'Consegnato',
  'Order status canceled': 'Annullato',
  'Order status expired': 'Scaduto',
  'To protect you, this page no longer shows your address and what you bought. Keep your order number: with it we can help you.':
    "Per proteggerti, questa pagina non mostra più l'indirizzo e gli acquisti. Conserva il numero dell'ordine: con quello ti aiutiamo.",
};
