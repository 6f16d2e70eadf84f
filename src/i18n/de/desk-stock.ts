import type { words as keys } from '../es-mx/desk-stock';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Stock: 'Bestand',
  'Name or sku of a product': 'Name oder SKU eines Artikels',
  'Find product': 'Suchen',
  'Find a product to see how many there are, and who holds them.':
    'Suche einen Artikel, um zu sehen, wie viele da sind und wer sie reserviert hat.',
  'No product is called like this': 'So heißt kein Artikel.',
  'Stock of this store is kept by your own system: correct it there. Here you see what it answers.':
    'Den Bestand dieses Shops führt dein eigenes System: Berichtige ihn dort. Hier siehst du, was es zur genauen SKU antwortet.',
  '{count} can be sold': '{count} verkäuflich',
  'Not counted': 'Nicht gezählt',
  'Not sold now': 'Nicht im Verkauf',
  'Branch {name}': 'Filiale {name}',
  'To be sent': 'Für den Versand',
  Place: 'Ort',
  'Can be sold': 'Verkäuflich',
  '{count} are missing': '{count} fehlen',
  'Held by orders': 'Reserviert',
  'On the shelf': 'Im Regal',
  Correct: 'Berichtigen',
  'Correct it': 'Berichtigung speichern',
  'What holds them': 'Was sie reserviert',
  'Orders hold units until they are sent, picked up or called off. Carts hold none.':
    'Bestellungen reservieren Stücke, bis sie versandt oder storniert sind. Warenkörbe reservieren nichts.',
  'No order holds any': 'Keine Bestellung reserviert welche.',
  'More orders hold it: these are the oldest': 'Es gibt weitere Bestellungen; diese sind die ältesten.',
  'See it in the shop': 'Im Shop ansehen',
  'Nothing of it is sold by itself': 'Es hat keinen eigenen Bestand.',
  Corrections: 'Berichtigungen',
  'Nobody corrected it here': 'Hier hat es niemand berichtigt.',
  'An import of stock sets these figures anew.': 'Ein Import des Bestands setzt diese Zahlen neu.',
  'Counted on the shelf': 'Gezählte Stücke',
  'All that lie there, the {held} that orders hold too.': 'Alle, die da liegen, auch die reservierten ({held}).',
  Reason: 'Grund',
  'Reason count': 'Zählung',
  'Reason damaged': 'Beschädigt',
  'Reason lost': 'Verschwunden',
  'Reason found': 'Gefunden',
  'Reason returned': 'Zurückgekommen',
  'Reason other': 'Anderer',
  'I know that {held} are held, and correct it even below that':
    'Ich weiß, dass {held} reserviert sind, und berichtige es trotzdem',
  '{who} corrected it meanwhile: there are {onHand} now':
    '{who} hat es inzwischen berichtigt: Jetzt sind {onHand} da. Prüfe und speichere erneut.',
  'It changed meanwhile: there are {onHand} now':
    'Es hat sich inzwischen geändert: Jetzt sind {onHand} da. Prüfe und speichere erneut.',
  '{held} of them are held by orders, and there are only {counted}: say that you know it':
    'Bestellungen reservieren {held}, gezählt hast du nur {counted}: Es reicht nicht für alle. Wenn es stimmt, kreuze das Kästchen an und speichere.',
  'Of this nothing is counted, so nothing can be corrected':
    'Dieser Artikel wird nicht gezählt: Es gibt nichts zu berichtigen.',
  'Corrected: {qty} can be sold, {held} are held': 'Berichtigt: {qty} verkäuflich, {held} reserviert.',
};
