import type { Branch } from '../kit/category.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });

export const BRANCHES: Branch[] = [
  {
    ...leaf(410, 'Soggiorno', 'soggiorno', 'escena-sala-color'),
    description: 'Divani, poltrone e tavolini per stare insieme.',
    children: [
      leaf(411, 'Divani', 'divani', 'sofa-chesterfield'),
      leaf(412, 'Poltrone e pouf', 'poltrone-e-pouf', 'sillon-concha'),
      leaf(413, 'Tavolini e librerie', 'tavolini-e-librerie', 'mesa-de-centro-nogal'),
    ],
  },
  {
    ...leaf(420, 'Camera da letto', 'camera-da-letto', 'escena-recamara'),
    description: 'Letti, materassi e armadi.',
    children: [
      leaf(421, 'Letti', 'letti', 'cama-matrimonial-turquesa'),
      leaf(422, 'Materassi', 'materassi', 'colchon-matrimonial-gris'),
      leaf(423, 'Armadi e comò', 'armadi-e-como', 'ropero-cerezo'),
    ],
  },
  {
    ...leaf(430, 'Cucina e pranzo', 'cucina-e-pranzo', 'escena-comedor'),
    description: 'La tavola, i fornelli e il caffè.',
    children: [
      leaf(431, 'Tavoli e sedie', 'tavoli-e-sedie', 'silla-rustica'),
      leaf(432, 'Elettrodomestici', 'elettrodomestici', 'refrigerador-puerta-francesa'),
      leaf(433, 'Caffè e utensili', 'caffe-e-utensili', 'cafetera-italiana'),
    ],
  },
  {
    ...leaf(440, 'Elettronica', 'elettronica', 'escena-tv'),
    description: 'Televisori, musica e computer.',
    children: [
      leaf(441, 'TV e audio', 'tv-e-audio', 'bocina-torre'),
      leaf(442, 'Computer e cellulari', 'computer-e-cellulari', 'escena-escritorio'),
    ],
  },
  {
    ...leaf(450, 'Giardino e tempo libero', 'giardino-e-tempo-libero', 'escena-terraza'),
    description: 'Per il terrazzo, la strada e la palestra.',
    children: [
      leaf(451, 'Giardino', 'giardino', 'sofa-ratan'),
      leaf(452, 'Moto, bici e sport', 'moto-bici-e-sport', 'motoneta-turquesa'),
    ],
  },
  {
    ...leaf(460, 'Moda e bambini', 'moda-e-bambini', 'portafolio-cafe'),
    description: 'Scarpe, borse e giochi.',
    children: [
      leaf(461, 'Scarpe e borse', 'scarpe-e-borse', 'zapatillas-negras'),
      leaf(462, 'Bambini', 'bambini', 'caballito-mecedor'),
    ],
  },
  {
    ...leaf(470, 'Montaggio e installazione', 'montaggio-e-installazione', 'desarmador-derecha'),
    description: 'Veniamo con gli attrezzi.',
  },
];
