import type { words as keys } from '../es-mx/desk-stock';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Stock: 'Giacenze',
  'Name or sku of a product': 'Nome o SKU di un prodotto',
  'Find product': 'Cerca',
  'Find a product to see how many there are, and who holds them.':
    'Cerca un prodotto per vedere quanti ce ne sono e chi li ha riservati.',
  'No product is called like this': 'Nessun prodotto si chiama così.',
  'Stock of this store is kept by your own system: correct it there. Here you see what it answers.':
    'Le giacenze di questo negozio le tiene il tuo sistema: correggile lì. Qui vedi cosa risponde per lo SKU esatto.',
  '{count} can be sold': '{count} in vendita',
  'Not counted': 'Non contato',
  'Not sold now': 'Non in vendita',
  'Branch {name}': 'Filiale {name}',
  'To be sent': 'Da spedire',
  Place: 'Luogo',
  'Can be sold': 'In vendita',
  '{count} are missing': 'Ne mancano {count}',
  'Held by orders': 'Riservate',
  'On the shelf': 'A scaffale',
  Correct: 'Correggi',
  'Correct it': 'Salva la correzione',
  'What holds them': 'Chi le tiene riservate',
  'Orders hold units until they are sent, picked up or called off. Carts hold none.':
    'Gli ordini riservano pezzi finché non partono o sono annullati. I carrelli non riservano nulla.',
  'No order holds any': 'Nessun ordine ne riserva.',
  'More orders hold it: these are the oldest': 'Ci sono altri ordini; questi sono i più vecchi.',
  'See it in the shop': 'Vedilo nel negozio',
  'Nothing of it is sold by itself': 'Non ha giacenze proprie.',
  Corrections: 'Correzioni',
  'Nobody corrected it here': 'Qui non l’ha corretto nessuno.',
  'An import of stock sets these figures anew.': 'Un’importazione delle giacenze reimposta queste cifre.',
  'Counted on the shelf': 'Pezzi contati',
  'All that lie there, the {held} that orders hold too.': 'Tutti quelli presenti, anche i riservati ({held}).',
  Reason: 'Motivo',
  'Reason count': 'Conteggio',
  'Reason damaged': 'Danneggiati',
  'Reason lost': 'Mancanti',
  'Reason found': 'Ritrovati',
  'Reason returned': 'Resi',
  'Reason other': 'Altro',
  'I know that {held} are held, and correct it even below that': 'So che {held} sono riservati e lo correggo comunque',
  '{who} corrected it meanwhile: there are {onHand} now':
    'Nel frattempo {who} l’ha corretto: ora ce ne sono {onHand}. Controlla e salva di nuovo.',
  'It changed meanwhile: there are {onHand} now':
    'Nel frattempo è cambiato: ora ce ne sono {onHand}. Controlla e salva di nuovo.',
  '{held} of them are held by orders, and there are only {counted}: say that you know it':
    'Gli ordini ne riservano {held} e ne hai contati solo {counted}: non bastano per tutti. Se è così, spunta la casella e salva.',
  'Of this nothing is counted, so nothing can be corrected':
    'Di questo prodotto non si tiene il conto: non c’è nulla da correggere.',
  'Corrected: {qty} can be sold, {held} are held': 'Corretto: {qty} in vendita, {held} riservati.',
};
