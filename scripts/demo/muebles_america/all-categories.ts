import type { Branch } from '../kit/category.ts';
import { BRANCHES } from './categories.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });

const MORE: Record<number, Branch[]> = {
  510: [leaf(514, 'Mesas de centro', 'mesas-de-centro', 'mesa-de-centro-natural')],
  530: [
    leaf(533, 'Colchones', 'colchones', 'colchon-matrimonial'),
    leaf(534, 'Burós y cómodas', 'buros-y-comodas', 'comoda-nogal'),
    leaf(535, 'Recámara infantil', 'recamara-infantil', 'escena-infantil'),
    leaf(536, 'Juegos de recámara', 'juegos-de-recamara', 'recamara-rayas'),
  ],
  550: [
    leaf(551, 'Salas de exterior', 'salas-de-exterior', 'sofa-ratan'),
    leaf(552, 'Camastros y hamacas', 'camastros-y-hamacas', 'hamaca-con-base'),
    leaf(553, 'Sombra y bancas', 'sombra-y-bancas', 'sombrilla-verde'),
  ],
};

const NEW_BRANCHES: Branch[] = [
  {
    ...leaf(560, 'Línea blanca', 'linea-blanca', 'escena-cocina'),
    description: 'Lo grande de la cocina y del patio de lavado.',
    children: [
      leaf(561, 'Refrigeradores', 'refrigeradores', 'refrigerador-puerta-francesa'),
      leaf(562, 'Lavadoras', 'lavadoras', 'lavadora-carga-superior'),
      leaf(563, 'Estufas y parrillas', 'estufas-y-parrillas', 'estufa-seis-quemadores'),
      leaf(564, 'Hornos y campanas', 'hornos-y-campanas', 'horno-de-microondas'),
      leaf(565, 'Clima', 'clima', 'ventilador-de-techo'),
    ],
  },
  {
    ...leaf(570, 'TV y audio', 'tv-y-audio', 'escena-tv'),
    description: 'Lo que va encima del mueble de TV.',
    children: [leaf(571, 'Pantallas', 'pantallas', 'pantalla-43'), leaf(572, 'Bocinas', 'bocinas', 'bocina-torre')],
  },
  {
    ...leaf(580, 'Cocina y hogar', 'cocina-y-hogar', 'cafetera-capsulas'),
    description: 'Los detalles que terminan la casa.',
    children: [
      leaf(581, 'Cocinas integrales', 'cocinas-integrales', 'gabinete-de-cocina'),
      leaf(582, 'Enseres menores', 'enseres-menores', 'licuadora'),
      leaf(583, 'Iluminación', 'iluminacion', 'lampara-de-pie-azul'),
      leaf(584, 'Decoración', 'decoracion', 'planta-de-interior'),
      leaf(585, 'Baño y orden', 'bano-y-orden', 'tocador-bano-cerezo'),
    ],
  },
  {
    ...leaf(590, 'Bebé', 'bebe', 'escena-bebe'),
    description: 'Muebles para el cuarto del recién llegado.',
    children: [leaf(591, 'Cunas y cambiadores', 'cunas-y-cambiadores', 'cambiador-bebe')],
  },
  {
    ...leaf(595, 'Servicios', 'servicios', 'tarjeta-de-regalo'),
    description: 'Armado a domicilio y tarjetas de regalo.',
  },
];

const grown = (branch: Branch): Branch => {
  const children = [...(branch.children ?? []), ...(MORE[branch.id] ?? [])].map(grown);
  return children.length > 0 ? { ...branch, children } : branch;
};

/** The whole menu of Muebles América: the small one with every category where it was, and what grew around it. */
export const ALL_BRANCHES: Branch[] = [...BRANCHES.map(grown), ...NEW_BRANCHES];
