import type { order as keys } from '../es-mx/order';
import type { Dictionary } from '../translate';

export const order: Dictionary<keyof typeof keys> = {
  'Several orders that are paid on delivery are already on their way to this telephone or address.':
    'Zu dieser Telefonnummer oder Adresse sind schon mehrere Bestellungen unterwegs, die bei Lieferung bezahlt werden.',
  'This order was canceled': 'Diese Bestellung wurde storniert',
  'Its products went back to the shop. If you still want them, order them again.':
    'Die Artikel sind zurück im Laden. Wenn du sie noch möchtest, bestelle sie noch einmal.',
  'This order has expired': 'Diese Bestellung ist abgelaufen',
  'Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.':
    'Sie wurde nicht rechtzeitig bezahlt, deshalb sind die Artikel wieder im Shop. Wenn du sie noch möchtest, bestelle sie noch einmal.',
  'Order not found': 'Diese Bestellung wurde nicht gefunden.',
  'We are checking your order': 'Wir prüfen deine Bestellung',
  'Your order did not reach the store and was not made. You can place it again.':
    'Deine Bestellung kam beim Händler nicht an und wurde nicht ausgeführt. Du kannst sie noch einmal aufgeben.',
  'Your order was not made': 'Deine Bestellung wurde nicht ausgeführt',
  'The cart has changed since the order was prepared': 'Dein Warenkorb hat sich seitdem geändert. Prüfe ihn noch einmal.',
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
  'What happens next': 'Wie es weitergeht',
  'We have your order': 'Wir haben deine Bestellung',
  'The driver calls you at {phone} before arriving.': 'Der Fahrer ruft dich unter {phone} an, bevor er kommt.',
  'Keep your order number: {number}': 'Bewahre deine Bestellnummer auf: {number}',
  'We prepare your delivery': 'Wir bereiten deine Lieferung vor',
  'Keep looking': 'Weiter stöbern',
  'Placed on {date}': 'Bestellt am {date}',
  'Status: {status}': 'Stand: {status}',
  'Order status pending': 'Eingegangen',
  'Order status processing': 'In Vorbereitung',
  'Order status sent': 'Unterwegs',
  'Order status complete': 'Geliefert',
  'Order status canceled': 'Storniert',
  'Order status expired': 'Abgelaufen',
  'To protect you, this page no longer shows your address and what you bought. Keep your order number: with it we can help you.':
    'Zu deinem Schutz zeigt diese Seite Adresse und Artikel nicht mehr. Bewahre deine Bestellnummer auf: damit helfen wir dir.',
};
