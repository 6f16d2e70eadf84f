import type { words as keys } from '../es-mx/shared-carts';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'This shared cart is no longer available': 'Diesen geteilten Warenkorb gibt es nicht mehr',
  'What was shared is in your cart now': 'Was geteilt wurde, liegt jetzt in deinem Warenkorb',
  'This shared cart was added to your cart before': 'Diesen geteilten Warenkorb hattest du schon übernommen',
  'You have shared 20 carts. You can share another one when the first of their links has expired.':
    'Du hast 20 Warenkörbe geteilt. Den nächsten kannst du teilen, wenn der erste ihrer Links abgelaufen ist.',
  'A cart of more than 50 different products cannot be shared':
    'Ein Warenkorb mit mehr als 50 verschiedenen Artikeln lässt sich nicht teilen',
  'Share cart': 'Warenkorb teilen',
  'Shared cart': 'Geteilter Warenkorb',
  'The link to the cart was copied': 'Der Link zum Warenkorb ist kopiert',
  'See the link': 'Link ansehen',
  'We could not share the cart. Try again.': 'Der Warenkorb ließ sich nicht teilen. Versuch es noch einmal.',
  'Link to this cart': 'Link zu diesem Warenkorb',
  'Whoever has the link sees these products at the prices of the day. It is good for 30 days.':
    'Wer den Link hat, sieht diese Artikel zu den Preisen des Tages. Er gilt 30 Tage.',
  'Add all to my cart': 'Alles in meinen Warenkorb',
  'Total of these products today': 'Summe dieser Artikel heute',
  'Ask whoever sent it for a new link.': 'Frag nach einem neuen Link.',
};
