import type { words as keys } from '../es-mx/desk-customers';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Customers: 'Clienti',
  'Name, telephone, e-mail or number': 'Nome, telefono, e-mail o numero',
  'Find customer': 'Cerca',
  'There is no such customer': 'Questo cliente non esiste.',
  'Nobody with an account is found like this': 'Nessuno con un account si trova così.',
  'Look for it among the orders': 'Cercalo tra gli ordini',
  'Customers of this store are kept by your own system; here you find their orders.':
    'Gli account di questo negozio li tiene il tuo sistema; qui trovi i loro ordini.',
  'On the telephone': 'Al telefono',
  'Ask before you tell: let them say two things by themselves, and never read one out to be confirmed.':
    'Chiedi prima di dire: fatti dare due dati e non leggerne mai uno da confermare.',
  'To the customer: where the order is, its promised day, its guide number, what is still to be paid.':
    'Al cliente: dov’è l’ordine, quando arriva, il numero di spedizione e quanto resta da pagare.',
  'To whoever receives it, with the order number: only whether it arrives, and when.':
    'A chi lo riceve, con il numero d’ordine: solo se arriva e quando.',
  'To nobody: card numbers, passwords, a whole address, what somebody else ordered.':
    'A nessuno: numeri di carta, password, un indirizzo intero, cosa ha ordinato un’altra persona.',
  'Who asks for their data, or to correct, erase or oppose it, is answered within 20 business days.':
    'Chi chiede i suoi dati, o di correggerli, cancellarli o opporsi, ha risposta entro 20 giorni lavorativi.',
  'Note it among the requests': 'Annotalo in Dati personali',
  'Who is calling?': 'Chi chiama?',
  'Why you look': 'Motivo della consultazione',
  'Look call': 'Chiamata del cliente',
  'Look order': 'Lavoro su un suo ordine',
  'Look complaint': 'Reclamo',
  'Look arco': 'Richiesta sui propri dati',
  'They said by themselves, and it was right': 'L’ha detto da sé ed era giusto',
  'Check name': 'Nome completo',
  'Check email': 'E-mail dell’account',
  'Check postcode': 'CAP di consegna',
  'Check order': 'Numero e totale di un ordine',
  'Part checks': 'Verificato',
  'Your name, the moment and the reason stay on record.': 'Il tuo nome, l’ora e il motivo restano nel registro.',
  'Open their data': 'Apri i suoi dati',
  'Open to you until': 'Visibili fino a',
  Addresses: 'Indirizzi',
  '1 is that of everybody who signs up. It counts from their next page on.':
    '1 è quello di chi si registra. Vale dalla prossima pagina.',
  'Change group': 'Cambia gruppo',
  'Ask for two things before you open it': 'Chiedi due dati prima di aprirli.',
  'Their data is open to you for half an hour': 'Puoi vedere i suoi dati per mezz’ora.',
  'They are in group {groupId} by now': 'Nel frattempo è passato al gruppo {groupId}. Controlla e salva di nuovo.',
  'The price group is changed': 'Il gruppo prezzi è cambiato.',
};
