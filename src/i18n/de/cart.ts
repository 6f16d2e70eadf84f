import type { words as keys } from '../es-mx/cart';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Product has been added to the cart!': 'Das Produkt liegt im Warenkorb!',
  'Product quantity has been updated!': 'Die Menge wurde geändert.',
  'Product has been removed from the cart!': 'Das Produkt wurde aus dem Warenkorb entfernt.',
  'Product is back in the cart!': 'Das Produkt liegt wieder im Warenkorb.',
  'Added to your cart': 'Im Warenkorb',
  'We took out {name}': '{name} wurde entfernt',
  'Only {max} left': 'Nur noch {max} verfügbar',
  'Only one left': 'Nur noch 1 verfügbar',
  'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.':
    'Der Bestand ließ sich nicht bestätigen. Das Produkt liegt als Vormerkung im Warenkorb.',
  'The product is out of stock and cannot be added to the cart!':
    'Das Produkt ist ausverkauft und lässt sich nicht in den Warenkorb legen.',
  'The product is out of stock and must be removed to continue':
    'Das Produkt ist ausverkauft; bitte entferne es, um fortzufahren.',
  'Product price is unknown, product cannot be added to the cart!':
    'Für dieses Produkt gibt es gerade keinen Preis, es lässt sich nicht in den Warenkorb legen.',
  'The requested qty is not available': 'Die gewünschte Menge ist nicht verfügbar',
  '{name} is out of stock, and the set is sold as a whole': '{name} ist ausverkauft, und das Set gibt es nur ganz',
  'There is not enough of {name} for that many sets': 'Von {name} ist nicht genug für so viele Sets da',
  '{name} is not available, and the set is sold as a whole':
    '{name} ist nicht erhältlich, und das Set gibt es nur ganz',
  'One of its parts': 'Ein Teil',
  '{name} cannot be had any more, and nothing was added':
    '{name} gibt es nicht mehr: Nimm den Haken weg und lege den Artikel in den Warenkorb',
  'One of its services': 'Eine gewählte Leistung',
  'Must be greater than 0': 'Muss größer als 0 sein',
  'Your previous cart is no longer available. This is a fresh cart.':
    'Dein bisheriger Warenkorb ist nicht mehr verfügbar. Dies ist ein neuer.',
  'The coupon has been applied': 'Der Gutschein wurde eingelöst.',
  'The coupon has been removed': 'Der Gutschein wurde entfernt.',
  'Too many codes were tried for this cart. You can try another one within the hour.':
    'Für diesen Warenkorb wurden zu viele Codes ausprobiert. In spätestens einer Stunde kannst du einen weiteren versuchen.',
  "The coupon code isn't valid":
    'Diesen Gutschein gibt es nicht, oder er gilt hier nicht. Prüfe, wie er geschrieben ist.',
  "The coupon code isn't valid. Verify the code and try again.":
    'Der Gutschein ist nicht gültig. Prüfe den Code und versuche es noch einmal.',
  'The coupon ended on {day}': 'Dieser Gutschein galt bis zum {day}',
  'The coupon has been used up': 'Der Gutschein ist aufgebraucht.',
  'The coupon can be used once per customer, and you have used it':
    'Diesen Gutschein gibt es einmal pro Kunde, und du hast ihn schon eingelöst.',
  'The coupon {code} counts from {minimum} in products: {missing} are missing':
    'Der Gutschein {code} gilt ab {minimum} Warenwert: es fehlen noch {missing}.',
  'The store has not taken the coupon off': 'Der Händler hat den Gutschein nicht entfernt. Er gilt weiter.',
  'No coupon code provided': 'Gib den Code deines Gutscheins ein.',
  'Your cart is empty': 'Dein Warenkorb ist leer',
  'No cartItem element provided within the request body': 'Das Produkt fehlt.',
  'The cart item does not exist': 'Dieses Produkt liegt nicht mehr im Warenkorb.',
  'The product is no longer in the cart': 'Dieses Produkt liegt nicht mehr im Warenkorb.',
  'The cart holds {max} different products at most': 'In den Warenkorb passen höchstens {max} verschiedene Produkte.',
  'Only one motorcycle can be bought at a time': 'Es kann nur ein Motorrad auf einmal gekauft werden.',
  'A motorcycle must be the only item in the cart':
    'Ein Motorrad wird allein gekauft, ohne andere Produkte im Warenkorb.',
  '{name} could not be taken into your cart': '{name} konnte nicht in deinen Warenkorb übernommen werden.',
  'Of {name} only {qty} could be taken into your cart':
    'Von {name} konnten nur {qty} in deinen Warenkorb übernommen werden.',
  'The coupon {code} could not be taken into your cart':
    'Der Gutschein {code} konnte nicht in deinen Warenkorb übernommen werden.',
  'What you had chosen is in your cart now': 'Was du ausgesucht hattest, liegt jetzt in deinem Warenkorb.',
  'The cart is not synchronized with the store at the moment':
    'Der Warenkorb ist im Moment nicht mit dem Geschäft abgeglichen.',
  'Send it there': 'Dorthin senden',
  'Your order goes to {place} now.': 'Deine Bestellung geht jetzt nach {place}.',
  'Your order goes to {place} now. Shipping: {cost}, before {costBefore}.':
    'Deine Bestellung geht jetzt nach {place}. Versand: {cost}, vorher {costBefore}.',
  'Your order goes to {place} now. {arrives}; before: {arrivedBefore}.':
    'Deine Bestellung geht jetzt nach {place}. {arrives}; vorher: {arrivedBefore}.',
  'Your order goes to {place} now. Shipping: {cost}, before {costBefore}. {arrives}; before: {arrivedBefore}.':
    'Deine Bestellung geht jetzt nach {place}. Versand: {cost}, vorher {costBefore}. {arrives}; vorher: {arrivedBefore}.',
  'We do not deliver to {place} yet: nothing of your order can be taken there.':
    'Nach {place} liefern wir noch nicht: Nichts von deiner Bestellung kann dort zugestellt werden.',
  'The price of {name} has changed from {from} to {to}': 'Der Preis von {name} hat sich von {from} auf {to} geändert.',
  'The key of this request was already used with another one':
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Lade die Seite neu und versuche es noch einmal.',
  'This way is not offered for your cart': 'Diese Möglichkeit gibt es für deinen Warenkorb nicht.',
  'Could not update shared cart': 'Der geteilte Warenkorb ließ sich nicht ändern',
  'Your order': 'Deine Bestellung',
  'Proceed to checkout': 'Zur Kasse',
  'Before you pay, remove what is out of stock.': 'Entferne vor dem Bezahlen, was ausverkauft ist.',
  'See which one': 'Zeigen, welches',
  'You see the delivery date before you pay': 'Du siehst das Lieferdatum vor dem Bezahlen',
  'What you add is kept here, also when you come back another day.':
    'Was du hineinlegst, bleibt hier, auch wenn du an einem anderen Tag wiederkommst.',
  'Quantity of {name}': 'Menge von {name}',
  Update: 'Ändern',
  Remove: 'Entfernen',
  'Remove {name}?': '{name} entfernen?',
  'Take it out': 'Entfernen',
  'Keep it': 'Behalten',
  Undo: 'Rückgängig',
  'Back to where you were': 'Zurück zur vorigen Seite',
  'See the cart': 'Warenkorb ansehen',
  'We could not change it. It is kept and sent when the connection is back.':
    'Wir konnten es nicht ändern. Wir merken es uns und senden es, sobald die Verbindung wieder da ist.',
  'Not sent yet': 'Noch nicht gesendet',
  Coupon: 'Gutschein',
  'Add {amount} in products and it counts': 'Lege Artikel für {amount} dazu, dann gilt er',
  'Coupon {code}': 'Gutschein {code}',
  'Take the coupon off': 'Gutschein entfernen',
  '{amount} each': '{amount} pro Stück',
  'warranty {count} months': { one: 'Garantie {count} Monat', other: 'Garantie {count} Monate' },
  Subtotal: 'Zwischensumme',
  Shipping: 'Versand',
  'Shipping to {code}': 'Versand nach {code}',
  Payment: 'Zahlung',
  Credit: 'Kredit',
  Tax: 'Steuern',
  Total: 'Summe',
  'Grand Total': 'Summe',
  Free: 'Kostenlos',
  'Includes {amount} of IVA': 'Enthält {amount} Mehrwertsteuer',
  'The next step says what the delivery costs': 'Die Versandkosten siehst du im nächsten Schritt',
  'The postal code says what the delivery costs': 'Die Postleitzahl bestimmt die Versandkosten',
  'Send it to another postal code, or pick it up free at a branch.':
    'Wähle eine andere Postleitzahl oder hole alles kostenlos in einer Filiale ab.',
  'Send it to another postal code to go on.': 'Wähle eine andere Postleitzahl, um fortzufahren.',
  'Use another postal code': 'Andere Postleitzahl verwenden',
  'Shipping of your cart with this product: {amount}': 'Versand deines Warenkorbs mit diesem Artikel: {amount}',
  'Free shipping from {amount}': 'Versand gratis ab {amount}',
  'Shipping {cost}, free from {amount}': 'Versand {cost}, gratis ab {amount}.',
  'Shipping {cost}': 'Versand {cost}.',
  'You are {amount} short of free shipping': 'Noch {amount} bis zum Gratisversand',
  'Your shipping is free': 'Dein Versand ist gratis',
  'Your cart': 'Dein Warenkorb',
  'Updating…': 'Wird aktualisiert …',
  'Quantity: {count}': 'Menge: {count}',
};
