import type { Branch } from '../kit/category.ts';

export const BRANCHES: Branch[] = [
  {
    id: 510,
    name: 'Salas',
    key: 'salas',
    picture: 'escena-sala-color',
    description: 'Salas completas, sofás y asientos sueltos.',
    children: [
      { id: 511, name: 'Sofás y love seats', key: 'sofas-y-love-seats', picture: 'sofa-marfil' },
      { id: 512, name: 'Salas modulares', key: 'salas-modulares', picture: 'sala-esquinera-curva' },
      { id: 513, name: 'Sillones y puffs', key: 'sillones-y-puffs', picture: 'puff-rojo' },
    ],
  },
  {
    id: 520,
    name: 'Comedores',
    key: 'comedores',
    picture: 'escena-comedor',
    description: 'Comedores y antecomedores para cuatro o más.',
    children: [
      { id: 521, name: 'Juegos de comedor', key: 'juegos-de-comedor', picture: 'comedor-4-sillas' },
      { id: 522, name: 'Sillas', key: 'sillas', picture: 'silla-moderna-roja' },
    ],
  },
  {
    id: 530,
    name: 'Recámaras',
    key: 'recamaras',
    picture: 'escena-recamara',
    description: 'Camas, roperos y todo para guardar.',
    children: [
      { id: 531, name: 'Camas', key: 'camas', picture: 'cama-matrimonial-roble' },
      { id: 532, name: 'Roperos', key: 'roperos', picture: 'ropero-pino' },
    ],
  },
  {
    id: 540,
    name: 'Oficina y TV',
    key: 'oficina-y-tv',
    picture: 'escena-oficina',
    children: [
      { id: 541, name: 'Escritorios y sillas', key: 'escritorios', picture: 'escritorio-blanco' },
      { id: 542, name: 'Libreros y muebles de TV', key: 'libreros-y-muebles-de-tv', picture: 'librero-blanco' },
    ],
  },
  {
    id: 550,
    name: 'Jardín',
    key: 'jardin',
    picture: 'escena-terraza',
    description: 'Muebles que aguantan sol y lluvia.',
  },
];
