import type { Branch } from '../kit/category.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });
const branch = (
  id: number,
  name: string,
  key: string,
  picture: string,
  description: string,
  children: Branch[],
): Branch => ({
  id,
  name,
  key,
  picture,
  description,
  children,
});

export const BRANCHES: Branch[] = [
  branch(810, 'Moda', 'moda', 'zapatillas-negras', 'Calzado y accesorios para estrenar cada quincena.', [
    leaf(811, 'Calzado de dama', 'calzado-de-dama', 'botines-dama'),
    leaf(812, 'Calzado de caballero', 'calzado-de-caballero', 'mocasines'),
    leaf(814, 'Descanso', 'descanso', 'pantuflas'),
    leaf(813, 'Portafolios y lentes', 'bolsas-y-lentes', 'portafolio-cafe'),
  ]),
  branch(820, 'Recámara', 'recamara', 'escena-recamara', 'Dormir bien también es estilo.', [
    leaf(821, 'Camas', 'camas', 'cama-matrimonial-turquesa'),
    leaf(822, 'Colchones', 'colchones', 'colchon-king'),
    leaf(823, 'Cómodas y tocadores', 'comodas-y-tocadores', 'tocador-con-espejo'),
    leaf(824, 'Roperos', 'roperos', 'closet-nogal'),
    leaf(825, 'Juegos de recámara', 'juegos-de-recamara', 'recamara-rayas'),
  ]),
  branch(830, 'Sala', 'sala', 'escena-sala-color', 'Piezas con color para la habitación que todos ven.', [
    leaf(831, 'Sofás y salas', 'sofas-y-salas', 'sofa-chesterfield-verde'),
    leaf(832, 'Sillones y puffs', 'sillones-y-puffs', 'sillon-alas-vino'),
    leaf(833, 'Mesas y muebles de TV', 'mesas-y-muebles-de-tv', 'mesa-de-centro-natural'),
  ]),
  branch(840, 'Comedor', 'comedor', 'escena-comedor', 'La mesa puesta, con sillas que combinan sin ser iguales.', [
    leaf(841, 'Mesas y comedores', 'mesas-y-comedores', 'mesa-redonda-pedestal'),
    leaf(842, 'Sillas', 'sillas', 'silla-tulipan-naranja'),
  ]),
  branch(850, 'Línea blanca', 'linea-blanca', 'escena-cocina', 'Lo que trabaja en silencio todos los días.', [
    leaf(851, 'Refrigeración', 'refrigeracion', 'refrigerador-duplex'),
    leaf(852, 'Lavado', 'lavado', 'lavadora-carga-frontal'),
    leaf(853, 'Estufas y parrillas', 'estufas-y-parrillas', 'parrilla-de-induccion'),
    leaf(854, 'Hornos y campanas', 'hornos-y-campanas', 'horno-electrico'),
    leaf(855, 'Clima y agua', 'clima-y-agua', 'minisplit'),
  ]),
  branch(860, 'Electrónica', 'electronica', 'escena-tv', 'Pantallas, sonido, cómputo y celulares a crédito.', [
    leaf(861, 'Pantallas', 'pantallas', 'pantalla-43'),
    leaf(862, 'Audio', 'audio', 'audifonos-azules'),
    leaf(863, 'Cómputo', 'computo', 'escena-escritorio'),
    leaf(864, 'Celulares', 'celulares', 'celular-verde'),
  ]),
  branch(870, 'Motos y movilidad', 'motos-y-movilidad', 'escena-calle', 'Dos ruedas para llegar a todos lados.', [
    leaf(871, 'Motonetas', 'motonetas', 'motoneta-naranja'),
    leaf(872, 'Bicicletas y patines', 'bicicletas-y-patines', 'bicicleta-bmx-roja'),
    leaf(873, 'Cascos', 'cascos', 'casco-motociclista'),
  ]),
  branch(880, 'Casa', 'casa', 'cafetera-capsulas-verde', 'Cocina, luz y detalles para que se vea como tú.', [
    {
      ...leaf(887, 'Cocina', 'cocina', 'licuadora-roja'),
      children: [
        leaf(881, 'Cafeteras', 'cafeteras', 'cafetera-capsulas-azul'),
        leaf(882, 'Enseres menores', 'enseres-menores', 'tostador-amarillo'),
        leaf(883, 'Mesa y utensilios', 'mesa-y-utensilios', 'jarra-floreada-azul'),
      ],
    },
    leaf(884, 'Iluminación', 'iluminacion', 'lampara-de-buro-coral'),
    leaf(885, 'Decoración', 'decoracion', 'orquidea'),
    leaf(886, 'Baño y orden', 'bano-y-orden', 'tocador-bano-azul'),
  ]),
  branch(890, 'Infantil', 'infantil', 'escena-infantil', 'De la cuna a la bicicleta.', [
    leaf(891, 'Bebé', 'bebe', 'escena-bebe'),
    leaf(892, 'Juguetes', 'juguetes', 'xilofono'),
    leaf(893, 'Recámara infantil', 'recamara-infantil', 'cama-alta-con-escritorio-rosa'),
    leaf(894, 'Juegos de exterior', 'juegos-de-exterior', 'trampolin-verde'),
  ]),
  branch(900, 'Deporte y jardín', 'deporte-y-jardin', 'camastro-rojo', 'Para moverse y para descansar después.', [
    leaf(901, 'Ejercicio en casa', 'ejercicio-en-casa', 'banco-abdominales-azul'),
    leaf(902, 'Balones y mesas de juego', 'balones-y-mesas-de-juego', 'mesa-de-billar-vino'),
    leaf(903, 'Campamento', 'campamento', 'casa-de-campana-naranja'),
    leaf(904, 'Jardín y terraza', 'jardin-y-terraza', 'escena-terraza'),
  ]),
  branch(
    910,
    'Estudio y taller',
    'estudio-y-taller',
    'escena-oficina',
    'Un lugar para trabajar y otro para arreglar.',
    [
      leaf(911, 'Estudio', 'estudio', 'escritorio-con-gaveta-rojo'),
      leaf(912, 'Herramientas', 'herramientas', 'taladro-naranja'),
    ],
  ),
  branch(920, 'Música y mascotas', 'musica-y-mascotas', 'guitarra-electrica-azul', 'Para tocar, oír y consentir.', [
    leaf(921, 'Música', 'musica', 'piano-vertical'),
    leaf(922, 'Mascotas', 'mascotas', 'acuario'),
  ]),
  {
    ...leaf(930, 'Servicios y regalos', 'servicios-y-regalos', 'tarjeta-de-regalo'),
    description: 'Tarjetas de regalo, armado e instalación.',
  },
];
