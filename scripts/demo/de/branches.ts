import type { Branch } from '../kit/category.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });

export const BRANCHES: Branch[] = [
  {
    ...leaf(310, 'Wohnzimmer', 'wohnzimmer', 'escena-sala'),
    description: 'Sofas, Sessel und Tische für den Feierabend.',
    children: [
      leaf(311, 'Sofas', 'sofas', 'sofa-marfil'),
      leaf(312, 'Sessel und Hocker', 'sessel-und-hocker', 'sillon-alas'),
      leaf(313, 'Tische und TV-Möbel', 'tische-und-tv-moebel', 'mesa-de-centro-natural'),
    ],
  },
  {
    ...leaf(320, 'Schlafzimmer', 'schlafzimmer', 'escena-recamara'),
    description: 'Betten, Matratzen und Stauraum.',
    children: [
      leaf(321, 'Betten', 'betten', 'cama-matrimonial-roble'),
      leaf(322, 'Matratzen', 'matratzen', 'colchon-king'),
      leaf(323, 'Schränke und Kommoden', 'schraenke-und-kommoden', 'closet-encino'),
    ],
  },
  {
    ...leaf(330, 'Küche und Essen', 'kueche-und-essen', 'escena-comedor'),
    description: 'Vom Frühstückstisch bis zum Herd.',
    children: [
      leaf(331, 'Tische und Stühle', 'tische-und-stuehle', 'silla-windsor'),
      leaf(332, 'Haushaltsgeräte', 'haushaltsgeraete', 'refrigerador-duplex'),
      leaf(333, 'Kaffee und Küchenhelfer', 'kaffee-und-kuechenhelfer', 'cafetera-italiana'),
    ],
  },
  {
    ...leaf(340, 'Technik', 'technik', 'escena-tv'),
    description: 'Fernseher, Ton und Computer.',
    children: [
      leaf(341, 'Fernseher und Audio', 'fernseher-und-audio', 'barra-de-sonido'),
      leaf(342, 'Computer und Handys', 'computer-und-handys', 'escena-escritorio'),
    ],
  },
  {
    ...leaf(350, 'Draußen und Sport', 'draussen-und-sport', 'escena-terraza'),
    description: 'Für Garten, Straße und Verein.',
    children: [
      leaf(351, 'Garten', 'garten', 'sala-jardin-ratan'),
      leaf(352, 'Räder und Sport', 'raeder-und-sport', 'bicicleta-urbana'),
    ],
  },
  { ...leaf(360, 'Kinder', 'kinder', 'escena-infantil'), description: 'Spielzeug und Möbel für die Kleinen.' },
  {
    ...leaf(370, 'Aufbau und Anschluss', 'aufbau-und-anschluss', 'desarmador-derecha'),
    description: 'Wir kommen mit dem Werkzeug.',
  },
];
