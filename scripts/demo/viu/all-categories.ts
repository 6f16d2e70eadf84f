import type { Branch } from '../kit/category.ts';
import { BRANCHES } from './categories.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });

/** What the grown catalogue adds below a category of the small one. */
const MORE: Record<number, Branch[]> = {
  10: [
    leaf(15, 'Puffs', 'puffs', 'puff-verde'),
    leaf(16, 'Muebles de TV', 'muebles-de-tv', 'mueble-tv-wengue'),
    leaf(17, 'Juegos de sala', 'juegos-de-sala', 'sala-marfil-3-2'),
  ],
  20: [
    leaf(24, 'Roperos y clósets', 'roperos-y-closets', 'ropero-pino'),
    leaf(25, 'Juegos de recámara', 'juegos-de-recamara', 'recamara-roble'),
    {
      ...leaf(28, 'Recámara infantil', 'recamara-infantil', 'escena-infantil'),
      children: [
        leaf(26, 'Camas infantiles', 'camas-infantiles', 'cama-alta-con-escritorio'),
        leaf(27, 'Muebles infantiles', 'muebles-infantiles', 'juego-infantil-mesa-2-sillas'),
      ],
    },
  ],
  40: [leaf(49, 'Tinacos', 'tinacos', 'tinaco')],
  43: [
    leaf(46, 'Parrillas', 'parrillas', 'parrilla-cinco-quemadores'),
    leaf(47, 'Hornos y campanas', 'hornos-y-campanas', 'horno-de-microondas'),
  ],
  44: [leaf(442, 'Minisplits y ventiladores', 'minisplits-y-ventiladores', 'ventilador-de-mesa')],
  53: [
    leaf(57, 'Laptops', 'laptops', 'laptop-grafito'),
    leaf(58, 'Monitores y tabletas', 'monitores-y-tabletas', 'monitor-27'),
  ],
  60: [leaf(61, 'Celulares libres', 'celulares-libres', 'celular-negro')],
  70: [leaf(74, 'Patines y patinetas', 'patines-y-patinetas', 'patineta')],
  80: [
    leaf(83, 'Decoración', 'decoracion', 'jarron-negro'),
    leaf(84, 'Baño', 'bano', 'tocador-bano-gris'),
    leaf(85, 'Lavandería y orden', 'lavanderia-y-orden', 'cesto-de-ropa'),
    leaf(86, 'Cocinas integrales', 'cocinas-integrales', 'gabinete-de-cocina'),
  ],
  81: [
    leaf(811, 'Cafeteras', 'cafeteras', 'cafetera-italiana'),
    leaf(812, 'Preparación de alimentos', 'preparacion-de-alimentos', 'licuadora'),
    leaf(813, 'Ollas y utensilios', 'ollas-y-utensilios', 'olla-con-tapa'),
  ],
  82: [leaf(821, 'Lámparas de mesa', 'lamparas-de-mesa', 'lampara-de-buro')],
  90: [
    leaf(91, 'Zapatos de dama', 'zapatos-de-dama', 'zapatillas-negras'),
    leaf(92, 'Zapatos de caballero', 'zapatos-de-caballero', 'mocasines'),
    leaf(93, 'Pantuflas y sandalias', 'pantuflas-y-sandalias', 'pantuflas'),
    leaf(96, 'Portafolios y lentes', 'bolsas-y-accesorios', 'portafolio-ejecutivo'),
  ],
};

const NEW_BRANCHES: Branch[] = [
  {
    ...leaf(62, 'Deportes', 'deportes', 'bicicleta-fija'),
    description: 'Aparatos, balones y lo necesario para irse de campamento.',
    children: [
      leaf(63, 'Aparatos de ejercicio', 'aparatos-de-ejercicio', 'caminadora'),
      leaf(64, 'Balones y raquetas', 'balones-y-raquetas', 'balon-futbol'),
      leaf(65, 'Mesas de juego', 'mesas-de-juego', 'mesa-de-billar'),
      leaf(66, 'Campismo', 'campismo', 'casa-de-campana'),
    ],
  },
  {
    ...leaf(100, 'Bebé', 'bebe', 'escena-bebe'),
    description: 'Cunas, carriolas y lo que hace falta desde el primer día.',
    children: [
      leaf(101, 'Cunas y cambiadores', 'cunas-y-cambiadores', 'cuna-colgante'),
      leaf(102, 'Paseo y comida', 'paseo-y-comida', 'carriola'),
    ],
  },
  {
    ...leaf(110, 'Juguetes', 'juguetes', 'tren-de-madera'),
    description: 'Para jugar adentro, afuera y con los hermanos.',
    children: [
      leaf(111, 'Juguetes y juegos', 'juguetes-clasicos', 'oso-de-peluche'),
      leaf(112, 'Montables y jardín', 'montables-y-jardin', 'triciclo'),
    ],
  },
  {
    ...leaf(120, 'Oficina', 'oficina', 'escena-oficina'),
    description: 'Escritorios, sillas y libreros para trabajar en casa.',
    children: [
      leaf(121, 'Escritorios y sillas', 'escritorios', 'escritorio-cerezo'),
      leaf(123, 'Libreros', 'libreros', 'librero-con-puertas'),
    ],
  },
  {
    ...leaf(130, 'Jardín', 'jardin', 'escena-terraza'),
    description: 'Muebles que aguantan sol y lluvia, y sombra para disfrutarlos.',
    children: [
      leaf(131, 'Salas de exterior', 'salas-de-exterior', 'sofa-ratan'),
      leaf(132, 'Camastros y hamacas', 'camastros-y-hamacas', 'camastro-playa'),
      leaf(133, 'Sombra y jardinería', 'sombra-y-jardineria', 'sombrilla-jardin'),
    ],
  },
  {
    ...leaf(140, 'Herramientas', 'herramientas', 'taladro-inalambrico'),
    description: 'Para arreglar, colgar y construir.',
    children: [
      leaf(141, 'Herramienta eléctrica', 'herramienta-electrica', 'esmeriladora'),
      leaf(142, 'Herramienta de mano', 'herramienta-de-mano', 'martillo'),
    ],
  },
  {
    ...leaf(150, 'Música', 'musica', 'guitarra-electrica'),
    description: 'Instrumentos para empezar y para no dejar de tocar.',
  },
  {
    ...leaf(160, 'Mascotas', 'mascotas', 'casa-para-perro'),
    description: 'Casa para el perro y agua clara para los peces.',
  },
];

const grown = (branch: Branch): Branch => {
  const children = [...(branch.children ?? []), ...(MORE[branch.id] ?? [])].map(grown);
  return children.length > 0 ? { ...branch, children } : branch;
};

/** The whole menu of viu: the small one with every category where it was, and what grew around it. */
export const ALL_BRANCHES: Branch[] = [...BRANCHES.slice(0, -1).map(grown), ...NEW_BRANCHES, ...BRANCHES.slice(-1)];
