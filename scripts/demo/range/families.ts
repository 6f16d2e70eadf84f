import type { GroupName } from './groups.ts';

/** Where a family of articles stands in each house; a house without a place does not sell it. */
export interface Family {
  code: string;
  group: GroupName;
  viu: number;
  mavi: number;
  muebles_america?: number;
}

const family = (code: string, group: GroupName, viu: number, mavi: number, mueblesAmerica?: number): Family => ({
  code,
  group,
  viu,
  mavi,
  ...(mueblesAmerica ? { muebles_america: mueblesAmerica } : {}),
});

export const FAMILIES = {
  sofa: family('SOF', 'tapizado', 11, 831, 511),
  esquinera: family('ESQ', 'tapizado', 12, 831, 512),
  juegoSala: family('JSA', 'tapizado', 17, 831, 512),
  sillon: family('SIL', 'tapizado', 13, 832, 513),
  puff: family('PUF', 'tapizado', 15, 832, 513),
  mesaCentro: family('MCE', 'madera', 14, 833, 514),
  muebleTv: family('MTV', 'madera', 16, 833, 542),
  cama: family('CAM', 'cama', 21, 821, 531),
  colchon: family('COL', 'colchon', 22, 822, 533),
  buro: family('BUR', 'madera', 23, 823, 534),
  ropero: family('ROP', 'madera', 24, 824, 532),
  juegoRecamara: family('JRE', 'cama', 25, 825, 536),
  camaInfantil: family('CIN', 'cama', 26, 893, 535),
  muebleInfantil: family('MIN', 'madera', 27, 893, 535),
  comedor: family('CMD', 'madera', 31, 841, 521),
  silla: family('SLL', 'asiento', 32, 842, 522),
  refrigerador: family('REF', 'linea', 41, 851, 561),
  lavadora: family('LAV', 'linea', 42, 852, 562),
  estufa: family('EST', 'gas', 43, 853, 563),
  parrilla: family('PAR', 'gas', 46, 853, 563),
  horno: family('HOR', 'linea', 47, 854, 564),
  campana: family('CPN', 'linea', 47, 854, 564),
  minisplit: family('MSP', 'linea', 442, 855, 565),
  ventilador: family('VEN', 'linea', 442, 855, 565),
  agua: family('AGU', 'agua', 49, 855),
  pantalla: family('PAN', 'electronica', 51, 861, 571),
  bocina: family('BOC', 'electronica', 54, 862, 572),
  audifono: family('AUD', 'electronica', 55, 862),
  laptop: family('LAP', 'electronica', 57, 863),
  monitor: family('MON', 'electronica', 58, 863),
  tableta: family('TAB', 'electronica', 58, 863),
  celular: family('CEL', 'electronica', 61, 864),
  moto: family('MOT', 'moto', 71, 871),
  bicicleta: family('BIC', 'rodado', 72, 872),
  casco: family('CAS', 'casco', 73, 873),
  patin: family('PAT', 'rodado', 74, 872),
  ejercicio: family('EJE', 'ejercicio', 63, 901),
  balon: family('BAL', 'cancha', 64, 902),
  mesaJuego: family('MJU', 'mesaJuego', 65, 902),
  campismo: family('CMP', 'campismo', 66, 903),
  cafetera: family('CAF', 'cocina', 811, 881, 582),
  preparacion: family('PRE', 'cocina', 812, 882, 582),
  utensilio: family('UTE', 'utensilio', 813, 883, 582),
  lamparaMesa: family('LME', 'luz', 821, 884, 583),
  lamparaTecho: family('LTE', 'luz', 82, 884, 583),
  decoracion: family('DEC', 'decoracion', 83, 885, 584),
  bano: family('BAN', 'hogar', 84, 886, 585),
  orden: family('ORD', 'hogar', 85, 886, 585),
  cocinaIntegral: family('CIT', 'madera', 86, 886, 581),
  zapatoDama: family('ZDA', 'calzado', 91, 811),
  zapatoCaballero: family('ZCA', 'calzado', 92, 812),
  pantufla: family('PTF', 'calzado', 93, 814),
  accesorio: family('ACC', 'accesorio', 96, 813),
  cuna: family('CUN', 'bebe', 101, 891, 591),
  paseo: family('PAS', 'paseo', 102, 891),
  juguete: family('JUG', 'juguete', 111, 892),
  montable: family('JUM', 'montable', 112, 894),
  juegoMesa: family('JDM', 'juguete', 111, 892),
  escritorio: family('ESC', 'madera', 121, 911, 541),
  sillaOficina: family('SOR', 'oficina', 121, 911, 541),
  librero: family('LIB', 'madera', 123, 911, 542),
  salaJardin: family('SJA', 'jardin', 131, 904, 551),
  camastro: family('CMT', 'jardin', 132, 904, 552),
  sombra: family('JAR', 'jardin', 133, 904, 553),
  herramientaElectrica: family('HEL', 'herramienta', 141, 912),
  herramientaMano: family('HMA', 'herramienta', 142, 912),
  piano: family('PIA', 'musica', 150, 921),
  instrumento: family('INS', 'musica', 150, 921),
  mascota: family('MAS', 'mascota', 160, 922),
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

/** Families of which a house sells a model as one product: what looks the same is not sold under a second name. */
const SOLD_ONCE: ReadonlySet<FamilyName> = new Set([
  ...(['sofa', 'esquinera', 'juegoSala', 'sillon', 'mesaCentro', 'escritorio', 'sillaOficina'] as const),
  ...(['cama', 'juegoRecamara', 'camaInfantil', 'comedor', 'silla'] as const),
  ...(['refrigerador', 'lavadora', 'estufa', 'parrilla', 'horno', 'campana', 'minisplit', 'ventilador'] as const),
  ...(['cafetera', 'preparacion', 'celular', 'monitor', 'pantalla', 'laptop', 'tableta'] as const),
  ...(['colchon', 'balon'] as const),
  ...(['moto', 'zapatoDama', 'zapatoCaballero', 'pantufla'] as const),
]);
export const isSoldOnce = (family: FamilyName): boolean => SOLD_ONCE.has(family);
