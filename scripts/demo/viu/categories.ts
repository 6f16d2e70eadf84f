import type { Branch } from '../kit/category.ts';

export const BRANCHES: Branch[] = [
  {
    id: 10,
    name: 'Salas',
    key: 'salas',
    picture: 'escena-sala',
    description: 'Sofás, sillones y mesas para la parte de la casa donde todos terminan juntos.',
    children: [
      { id: 11, name: 'Sofás', key: 'sofas', picture: 'sofa-chesterfield' },
      { id: 12, name: 'Salas esquineras', key: 'salas-esquineras', picture: 'sala-esquinera-blanca' },
      { id: 13, name: 'Sillones', key: 'sillones', picture: 'sillon-alas' },
      { id: 14, name: 'Mesas de centro', key: 'mesas-de-centro', picture: 'mesa-de-centro-nogal' },
    ],
  },
  {
    id: 20,
    name: 'Recámara',
    key: 'recamara',
    picture: 'escena-recamara',
    description: 'Camas, colchones y burós en las medidas que se usan en México.',
    children: [
      { id: 21, name: 'Camas', key: 'camas', picture: 'cama-queen-azul' },
      { id: 22, name: 'Colchones', key: 'colchones', picture: 'colchon-matrimonial' },
      { id: 23, name: 'Burós y cómodas', key: 'buros-y-comodas', picture: 'comoda-seis-cajones' },
    ],
  },
  {
    id: 30,
    name: 'Comedor',
    key: 'comedor',
    picture: 'escena-comedor',
    description: 'Mesas y sillas por separado, o el juego completo como tú lo armes.',
    children: [
      { id: 31, name: 'Comedores y mesas', key: 'comedores-y-mesas', picture: 'comedor-rustico' },
      { id: 32, name: 'Sillas de comedor', key: 'sillas-de-comedor', picture: 'silla-windsor' },
    ],
  },
  {
    id: 40,
    name: 'Línea blanca',
    key: 'linea-blanca',
    picture: 'escena-cocina',
    description: 'Refrigeradores, lavadoras, estufas y clima para el diario.',
    children: [
      { id: 41, name: 'Refrigeradores', key: 'refrigeradores', picture: 'refrigerador-puerta-francesa' },
      { id: 42, name: 'Lavadoras', key: 'lavadoras', picture: 'lavadora-carga-frontal' },
      { id: 43, name: 'Estufas', key: 'estufas', picture: 'estufa-seis-quemadores' },
      { id: 44, name: 'Clima', key: 'clima', picture: 'minisplit' },
    ],
  },
  {
    id: 50,
    name: 'Electrónica',
    key: 'electronica',
    picture: 'escena-tv',
    description: 'Pantallas, audio y cómputo para la casa y para estudiar.',
    children: [
      { id: 51, name: 'Pantallas', key: 'pantallas', picture: 'pantalla-43' },
      {
        id: 52,
        name: 'Audio',
        key: 'audio',
        picture: 'bocina-bluetooth-azul',
        children: [
          { id: 54, name: 'Bocinas', key: 'bocinas', picture: 'bocina-bluetooth-negra' },
          { id: 55, name: 'Audífonos', key: 'audifonos', picture: 'audifonos-diadema' },
        ],
      },
      { id: 53, name: 'Cómputo', key: 'computo', picture: 'escena-escritorio' },
    ],
  },
  { id: 60, name: 'Celulares', key: 'celulares', picture: 'celular-azul', description: 'Libres, para la compañía que ya tienes.' },
  {
    id: 70,
    name: 'Motos y bicis',
    key: 'motos-y-bicis',
    picture: 'escena-calle',
    description: 'Para moverte por la ciudad, con motor o sin él.',
    children: [
      { id: 71, name: 'Motos', key: 'motos', picture: 'motoneta-amarilla' },
      { id: 72, name: 'Bicicletas', key: 'bicicletas', picture: 'bicicleta-urbana' },
      { id: 73, name: 'Cascos y accesorios', key: 'cascos-y-accesorios', picture: 'casco-motociclista' },
    ],
  },
  {
    id: 80,
    name: 'Hogar',
    key: 'hogar',
    picture: 'tostador-rojo',
    description: 'Lo que se usa todos los días: cocina, luz y detalles.',
    children: [
      { id: 81, name: 'Cocina', key: 'cocina', picture: 'licuadora-roja' },
      { id: 82, name: 'Iluminación', key: 'iluminacion', picture: 'lampara-de-pie' },
    ],
  },
  { id: 90, name: 'Calzado', key: 'calzado', picture: 'botines-dama', description: 'Zapatos de dama en tallas mexicanas, en centímetros.' },
  {
    id: 95,
    name: 'Regalos y servicios',
    key: 'regalos-y-servicios',
    picture: 'tarjeta-de-regalo',
    description: 'Tarjetas de regalo e instalación a domicilio.',
  },
];
