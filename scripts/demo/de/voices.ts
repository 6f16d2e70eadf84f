import type { Opinion } from '../range/opinions/index.ts';

/** What customers say, by the top category of the product. */
export const OPINIONS: Record<number, Opinion[]> = {
  310: [
    ['Sehr bequem', 'Drei Monate im Einsatz und noch kein bisschen durchgesessen.'],
    ['Sieht edel aus', 'Besuch fragt immer, woher es ist.'],
    ['Passt genau', 'Vorher ausgemessen, in der Wohnung stimmte dann jeder Zentimeter.'],
    ['Stabil', 'Auch mit zwei Kindern wackelt nichts.'],
    ['Farbe wie auf dem Bild', 'Genau der Ton, den wir gesucht haben.'],
  ],
  320: [
    ['Endlich durchgeschlafen', 'Ich wache morgens ohne Rückenschmerzen auf.'],
    ['Gut verarbeitet', 'Alle Teile waren da und passten auf Anhieb.'],
    ['Leise', 'Nichts knarrt, auch nach Wochen nicht.'],
    ['Schöner als gedacht', 'Das Schlafzimmer wirkt wie neu.'],
  ],
  330: [
    ['Jeden Tag im Einsatz', 'Leicht zu reinigen und nimmt wenig Platz weg.'],
    ['Macht, was es soll', 'Einfach zu bedienen, auch ohne Anleitung.'],
    ['Gute Qualität', 'Fühlt sich wertig an.'],
    ['Gutes Geschenk', 'Die Schwiegermutter war begeistert.'],
  ],
  340: [
    ['Läuft', 'Ausgepackt, eingeschaltet, fertig.'],
    ['Guter Preis', 'Lange verglichen, hier war es am günstigsten.'],
    ['Empfehlung', 'Für Unterricht und Filme genau richtig.'],
  ],
  350: [
    ['Macht Freude', 'Seitdem sind wir jedes Wochenende draußen.'],
    ['Robust', 'Hat den ersten Regen gut überstanden.'],
    ['Schnell aufgebaut', 'Nach einer halben Stunde stand alles.'],
  ],
  360: [
    ['Das Lieblingsstück', 'Unsere Tochter gibt es nicht mehr her.'],
    ['Sauber gearbeitet', 'Keine scharfen Kanten, schöne Farben.'],
  ],
};

export const SERVICE = [
  'Die Lieferung kam einen Tag früher.',
  'Der Fahrer hat vorher angerufen.',
  'Gut verpackt, kein Kratzer.',
  'Bei Lieferung bezahlt, Rechnung lag bei.',
  'Auf meine Frage kam noch am selben Tag eine Antwort.',
  'Würde ich wieder kaufen.',
];

export const NAMES = [
  'Anke',
  'Jürgen',
  'Sabine H.',
  'Lukas',
  'Frau Brandt',
  'Tobias',
  'Meike',
  'Uwe',
  'Carla',
  'Henning',
  'Greta',
  'Jonas W.',
];
