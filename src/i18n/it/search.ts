import type { words as keys } from '../es-mx/search';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Camera error: no permission': 'Non abbiamo il permesso di usare la fotocamera',
  'Camera error: no device': 'Non abbiamo trovato una fotocamera',
  'Camera error: in use': 'Un’altra applicazione sta usando la fotocamera',
  'Camera error: browser unsupported': 'Questo browser non può usare la fotocamera',
  'QR scan failed': 'Il codice QR non si è potuto leggere',
  Search: 'Cerca',
  'Search results': 'Risultati della ricerca',
  'Search results for “{text}”': 'Risultati della ricerca per «{text}»',
  'We found nothing for “{text}”': 'Non abbiamo trovato nulla per «{text}»',
  'Check how it is written or try a more general word.':
    'Controlla come è scritto o prova con una parola più generica.',
  'We do not sell “{text}”': 'Non vendiamo «{text}»',
  'It is not among what we have.': 'Non fa parte del nostro assortimento.',
  'These are our departments, and below them what our customers rate best.':
    'Ecco i nostri reparti e, più sotto, ciò che i nostri clienti apprezzano di più.',
  'The search did not answer': 'La ricerca non ha risposto',
  'We could not look for “{text}”, so we do not know whether we have it. Wait a moment and search again.':
    'Non abbiamo potuto cercare «{text}», quindi non sappiamo se lo abbiamo. Aspetta un momento e cerca di nuovo.',
  'Search again': 'Cerca di nuovo',
  'What are you looking for?': 'Che cosa cerchi?',
  'Write a product, a brand or a code in the search box.': 'Scrivi un prodotto, una marca o un codice nella ricerca.',
  'Search products and brands…': 'Cerca prodotti e marchi…',
  Suggestions: 'Suggerimenti',
  Products: 'Prodotti',
  'See all results': 'Vedi tutti i risultati',
  '{count} suggestions': '{count} suggerimenti',
  'Did you mean': 'Forse cercavi',
  'Showing results for “{text}”.': 'Risultati per «{text}».',
  'We found nothing with {all} together. This is what we have of “{kept}”.':
    'Non abbiamo trovato nulla che unisca {all}. Ecco quello che abbiamo per «{kept}».',
  'Nothing has all that you wrote. This is what comes closest.':
    'Niente riunisce tutto ciò che hai scritto. Ecco ciò che più si avvicina.',
  'Nothing has all that you wrote. This is what comes closest, without {words}.':
    'Niente riunisce tutto ciò che hai scritto. Ecco ciò che più si avvicina, senza {words}.',
  'We have no {words} with these filters. This is what we have of the rest.':
    'Con questi filtri non abbiamo {words}. Ti mostriamo il resto.',
  'We have no {words} at that price (“{price}”). This is what we have of the rest.':
    'Non abbiamo {words} a questo prezzo («{price}»). Ecco il resto.',
  'We have no “{asked}”. What comes closest: {shown}.':
    '«{asked}» non ce l’abbiamo. Ecco ciò che più si avvicina: {shown}.',
  '“{text}”': '«{text}»',
  'You do not want {words}: what says so comes last.': 'Niente {words}: i prodotti che ne parlano sono in fondo.',
  'You might also like': 'Potrebbe interessarti anche',
  'What costs less comes rather first.': 'Diamo la precedenza a ciò che costa meno.',
  'Search for “{text}” as it is': 'Cerca esattamente «{text}»',
  'Ask us': 'Chiedi a noi: ti aiutiamo a trovarlo',
  'Scan a product': 'Scansiona un prodotto',
  'Hold the code on the label of a product before the camera.':
    'Metti davanti alla fotocamera il codice sull’etichetta del prodotto.',
  'Looking for a code…': 'Cerco un codice…',
  'What the camera sees': 'Quello che vede la fotocamera',
  'Open the camera': 'Apri la fotocamera',
  'Or type its SKU': 'Oppure scrivi il suo SKU',
  'It stands below the code.': 'È sotto il codice.',
  'Find the product': 'Trova il prodotto',
  'Recent searches': 'Ricerche recenti',
  'Popular searches': 'Le più cercate',
  'Clear recent searches': 'Cancella le ricerche recenti',
  'You are offline: searching needs the network.': 'Sei offline: per cercare serve la rete.',
  'What we have in {words} is sold out for now. These are other sizes and colours.':
    'Quello che abbiamo in {words} è esaurito per ora. Ecco altre taglie e altri colori.',
  'Shoe and clothing size': 'Taglia',
  'The nearest to it that we have is in {name}.': 'Quello che si avvicina di più è in {name}.',
  'From {name}': 'Da {name}',
};
