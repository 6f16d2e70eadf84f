import type { words as keys } from '../es-mx/search';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Camera error: no permission': 'Die Kamera ist nicht freigegeben',
  'Camera error: no device': 'Es wurde keine Kamera gefunden',
  'Camera error: in use': 'Eine andere Anwendung benutzt die Kamera',
  'Camera error: browser unsupported': 'Dieser Browser kann die Kamera nicht benutzen',
  'QR scan failed': 'Der QR-Code war nicht lesbar',
  Search: 'Suchen',
  'Search results': 'Suchergebnisse',
  'Search results for “{text}”': 'Suchergebnisse für „{text}“',
  'We found nothing for “{text}”': 'Nichts gefunden für „{text}“',
  'Check how it is written or try a more general word.': 'Prüfe die Schreibweise oder versuche ein allgemeineres Wort.',
  'We do not sell “{text}”': '„{text}“ verkaufen wir nicht',
  'It is not among what we have.': 'Das gehört nicht zu unserem Sortiment.',
  'These are our departments, and below them what our customers rate best.':
    'Das sind unsere Abteilungen, und darunter steht, was unsere Kunden am besten bewerten.',
  'The search did not answer': 'Die Suche hat nicht geantwortet',
  'We could not look for “{text}”, so we do not know whether we have it. Wait a moment and search again.':
    'Wir konnten nicht nach „{text}“ suchen und wissen darum nicht, ob wir es haben. Warte einen Moment und such noch einmal.',
  'Search again': 'Noch einmal suchen',
  'What are you looking for?': 'Was suchst du?',
  'Write a product, a brand or a code in the search box.':
    'Gib ein Produkt, eine Marke oder eine Nummer in die Suche ein.',
  'Search products and brands…': 'Suche Produkte und Marken …',
  Suggestions: 'Vorschläge',
  Products: 'Produkte',
  'See all results': 'Alle Ergebnisse ansehen',
  '{count} suggestions': '{count} Vorschläge',
  'Did you mean': 'Meintest du',
  'Showing results for “{text}”.': 'Ergebnisse für „{text}“.',
  'We found nothing with {all} together. This is what we have of “{kept}”.':
    'Wir haben nichts gefunden, das {all} vereint. Hier ist, was wir zu „{kept}“ haben.',
  'Nothing has all that you wrote. This is what comes closest.':
    'Nichts vereint alles, was du geschrieben hast. Das kommt am nächsten.',
  'Nothing has all that you wrote. This is what comes closest, without {words}.':
    'Nichts vereint alles, was du geschrieben hast. Das kommt am nächsten, ohne {words}.',
  'We have no {words} with these filters. This is what we have of the rest.':
    '{words} haben wir mit diesen Filtern nicht. Wir zeigen dir das Übrige.',
  'We have no {words} at that price (“{price}”). This is what we have of the rest.':
    '{words} haben wir nicht zu diesem Preis („{price}“). Hier ist der Rest.',
  'We have no “{asked}”. What comes closest: {shown}.': '„{asked}“ haben wir nicht. Am nächsten kommt: {shown}.',
  '“{text}”': '„{text}“',
  'You do not want {words}: what says so comes last.': 'Ohne {words}: Was danach heißt, steht am Ende.',
  'You might also like': 'Das könnte dich auch interessieren',
  'What costs less comes rather first.': 'Was weniger kostet, steht eher vorn.',
  'Search for “{text}” as it is': 'Genau „{text}“ suchen',
  'Ask us': 'Frag uns, wir helfen beim Suchen',
  'Scan a product': 'Produkt scannen',
  'Hold the code on the label of a product before the camera.':
    'Halte den Code auf dem Etikett des Produkts vor die Kamera.',
  'Looking for a code…': 'Ein Code wird gesucht…',
  'What the camera sees': 'Was die Kamera sieht',
  'Open the camera': 'Kamera öffnen',
  'Or type its SKU': 'Oder gib die SKU ein',
  'It stands below the code.': 'Sie steht unter dem Code.',
  'Find the product': 'Produkt finden',
  'Recent searches': 'Zuletzt gesucht',
  'Popular searches': 'Oft gesucht',
  'Clear recent searches': 'Verlauf löschen',
  'You are offline: searching needs the network.': 'Keine Verbindung: Zum Suchen braucht es das Netz.',
  'What we have in {words} is sold out for now. These are other sizes and colours.':
    'Was wir in {words} haben, ist derzeit ausverkauft. Das sind andere Größen und Farben.',
  'Shoe and clothing size': 'Größe',
  'The nearest to it that we have is in {name}.': 'Am nächsten kommt, was wir unter {name} haben.',
  'From {name}': 'Aus {name}',
};
