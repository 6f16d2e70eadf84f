import type { words as keys } from '../es-mx/shop';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'The store cannot be reached at the moment, please try again': 'Al momento il negozio non è raggiungibile. Riprova.',
  'Could not copy link to clipboard': 'Non siamo riusciti a copiare il link',
  'You are offline. What you typed stays here: try again when you are back.':
    'Sei senza connessione. Quello che hai scritto resta qui: riprova quando torna.',
  'This form can only be sent from the shop': 'Questo modulo si può inviare solo dal negozio.',
  'Not found': 'Non trovato',
  '{retailer} at {brand}': '{retailer} su {brand}',
  '{brand}, home': '{brand}, pagina iniziale',
  'Skip to content': 'Vai al contenuto',
  'Pay when you receive it': 'Paghi alla consegna',
  'IVA included in every price': 'Tutti i prezzi includono l’IVA',
  'Help {phone}': 'Aiuto {phone}',
  Cart: 'Carrello',
  'in the cart': 'nel carrello',
  Home: 'Inizio',
  Categories: 'Categorie',
  'All categories': 'Tutte le categorie',
  Shortcuts: 'Scorciatoie',
  Opening: 'Apertura di',
  'You are offline. Tap it again when you are back.': 'Senza rete non si apre. Toccalo di nuovo quando torna.',
  'The page takes longer than usual. Check your connection and try again.':
    'La pagina impiega più del solito. Controlla la connessione e riprova.',
  'This does not answer at the moment. Reload the page and try again.':
    'Al momento non risponde. Ricarica la pagina e riprova.',
  OK: 'OK',
  Offers: 'Offerte',
  Close: 'Chiudi',
  Shop: 'Acquista',
  Help: 'Aiuto',
  'Payment methods': 'Metodi di pagamento',
  'Warranties and returns': 'Garanzie e resi',
  'Frequent questions': 'Domande frequenti',
  'Privacy notice': 'Informativa sulla privacy',
  'Terms and conditions': 'Termini e condizioni',
  'Everything with the price in sight and delivery to your door.':
    'Tutto con il prezzo in vista e consegna a casa tua.',
  'Your data travels protected': 'Dati protetti',
  'Delivery to your door': 'Consegna alla porta',
  '2 to 8 working days, with the date before you pay': 'Da 2 a 8 giorni lavorativi, con la data prima di pagare',
  'In cash, at your door': 'In contanti, alla porta',
  'Warranty in writing': 'Garanzia scritta',
  'On every product': 'Su ogni prodotto',
  'Changed your mind?': 'Hai cambiato idea?',
  '5 working days from delivery to say so': '5 giorni lavorativi dalla consegna per dirlo',
  'What you can count on': 'Su cosa puoi contare',
  'Go to the home page': 'Vai alla pagina iniziale',
  'You are here': 'Sei qui',
  'Page not found': 'Pagina non trovata',
  'It may have moved or been sold out. Search for it by name, or start from the home page.':
    'Forse si è spostata o non è più in vendita. Cercala per nome o riparti dalla pagina iniziale.',
  'One moment, please': 'Un momento, per favore',
  'Many requests come from your network at the moment.':
    'Dalla tua rete arrivano moltissime richieste in questo momento.',
  'Show that you are a person, and you go on where you were.': 'Dimostra di essere una persona e continui da dove eri.',
  'You have lost nothing: what you sent is sent again when you go on.':
    'Non hai perso nulla: quello che hai inviato viene inviato di nuovo quando continui.',
  'The check did not go through. Please try it once more.': 'La verifica non è riuscita. Riprova, per favore.',
  'The check cannot be made at the moment. Try again in a minute.':
    'La verifica non è possibile in questo momento. Riprova tra un minuto.',
  'The check needs JavaScript: turn it on and reload this page.':
    'La verifica richiede JavaScript: attivalo e ricarica la pagina.',
  'The check needs JavaScript. Turn it on and reload this page, or wait {minutes} minutes and press the button.':
    'La verifica richiede JavaScript. Attivalo e ricarica la pagina, oppure attendi {minutes} min e premi il pulsante.',
  'Something went wrong': 'Qualcosa è andato storto',
  'Reference {id}': 'Riferimento {id}',
  'Something went wrong on our side': 'Qualcosa è andato storto da parte nostra',
  'You have lost nothing: your cart is kept. Wait a moment and try again.':
    'Non hai perso nulla: il carrello è al sicuro. Aspetta un momento e riprova.',
  'We are still writing this page. Until then write or call us, and we gladly answer before you buy.':
    'Stiamo scrivendo questa pagina. Nel frattempo scrivici o chiamaci: rispondiamo volentieri prima del tuo acquisto.',
  'More help': 'Altro aiuto',
  Measuring: 'Misurazione',
  'May we keep in your browser which link brought you here, and measure what is seen and bought? The shop works the same without it.':
    'Possiamo salvare nel tuo browser da quale link arrivi e misurare che cosa si guarda e si compra? Il negozio funziona allo stesso modo anche senza.',
  'No, thanks': 'No, grazie',
  'Yes, that is fine': 'Sì, va bene',
  'Change what we may measure': 'Cambia che cosa possiamo misurare',
  'Our other shops': 'Gli altri nostri negozi',
};
