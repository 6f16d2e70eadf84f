import type { Position } from '../domain/branch/nearness';
import { once } from '../domain/once';
import { STATES } from './states';

/**
 * The centres of the larger towns and municipios of each state, by region code: name, latitude and longitude in
 * degrees, to about a kilometre.
 */
const TOWNS: Record<string, string> = {
  AGU: 'Aguascalientes 21.88 -102.29',
  BCN: 'Tijuana 32.51 -117.04, Mexicali 32.62 -115.45, Ensenada 31.87 -116.6, Tecate 32.57 -116.63, Playas de Rosarito 32.36 -117.06',
  BCS: 'La Paz 24.14 -110.31, Los Cabos 23.06 -109.7, Cabo San Lucas 22.89 -109.92, San José del Cabo 23.06 -109.7',
  CAM: 'Campeche 19.85 -90.53, San Francisco de Campeche 19.85 -90.53, Carmen 18.65 -91.83, Ciudad del Carmen 18.65 -91.83',
  COA: 'Saltillo 25.42 -101, Torreón 25.54 -103.42, Monclova 26.91 -101.42, Piedras Negras 28.7 -100.52, Ramos Arizpe 25.54 -100.95',
  COL: 'Colima 19.24 -103.72, Manzanillo 19.05 -104.32, Villa de Álvarez 19.27 -103.74',
  CHP: 'Tuxtla Gutiérrez 16.75 -93.12, San Cristóbal de las Casas 16.74 -92.64, Tapachula 14.9 -92.26, Comitán de Domínguez 16.25 -92.13',
  CHH: 'Chihuahua 28.64 -106.08, Juárez 31.69 -106.42, Ciudad Juárez 31.69 -106.42, Delicias 28.19 -105.47, Cuauhtémoc 28.41 -106.87',
  CMX: 'Ciudad de México 19.43 -99.13',
  DUR: 'Durango 24.03 -104.65, Victoria de Durango 24.03 -104.65, Gómez Palacio 25.57 -103.5, Lerdo 25.54 -103.52',
  GUA: 'León 21.12 -101.68, León de los Aldama 21.12 -101.68, Irapuato 20.67 -101.35, Celaya 20.52 -100.81, Guanajuato 21.02 -101.26, Salamanca 20.57 -101.19, San Miguel de Allende 20.91 -100.74, Silao 20.94 -101.43',
  GRO: 'Acapulco de Juárez 16.86 -99.88, Chilpancingo de los Bravo 17.55 -99.5, Iguala de la Independencia 18.34 -99.54, Zihuatanejo 17.64 -101.55',
  HID: 'Pachuca de Soto 20.12 -98.73, Tulancingo 20.08 -98.37, Tulancingo de Bravo 20.08 -98.37, Mineral de la Reforma 20.07 -98.69, Tula de Allende 20.05 -99.34',
  JAL: 'Guadalajara 20.67 -103.35, Zapopan 20.72 -103.39, San Pedro Tlaquepaque 20.64 -103.31, Tlaquepaque 20.64 -103.31, Tonalá 20.62 -103.24, Tlajomulco de Zúñiga 20.47 -103.45, Puerto Vallarta 20.65 -105.23, Tepatitlán de Morelos 20.82 -102.76, Lagos de Moreno 21.36 -101.93, Ocotlán 20.35 -102.77, Ciudad Guzmán 19.71 -103.46',
  MEX: 'Toluca 19.29 -99.66, Toluca de Lerdo 19.29 -99.66, Ecatepec de Morelos 19.6 -99.05, Nezahualcóyotl 19.4 -99.01, Naucalpan de Juárez 19.48 -99.24, Tlalnepantla de Baz 19.54 -99.19, Texcoco 19.51 -98.88, Cuautitlán Izcalli 19.65 -99.21, Chimalhuacán 19.42 -98.95, Ixtapaluca 19.31 -98.88, Atizapán de Zaragoza 19.56 -99.25, Metepec 19.26 -99.6, Tultitlán 19.65 -99.17, Chalco 19.26 -98.9, Huixquilucan 19.36 -99.35',
  MIC: 'Morelia 19.7 -101.19, Uruapan 19.42 -102.06, Zamora 19.98 -102.28, Zamora de Hidalgo 19.98 -102.28, Lázaro Cárdenas 17.96 -102.19, Pátzcuaro 19.52 -101.61',
  MOR: 'Cuernavaca 18.92 -99.23, Cuautla 18.81 -98.95, Jiutepec 18.88 -99.17, Temixco 18.85 -99.23',
  NAY: 'Tepic 21.51 -104.89, Bahía de Banderas 20.8 -105.25',
  NLE: 'Monterrey 25.68 -100.31, San Nicolás de los Garza 25.75 -100.29, Guadalupe 25.68 -100.26, Apodaca 25.78 -100.19, San Pedro Garza García 25.66 -100.4, Santa Catarina 25.67 -100.46, General Escobedo 25.8 -100.32, Juárez 25.65 -100.1, García 25.81 -100.59',
  OAX: 'Oaxaca de Juárez 17.07 -96.72, Salina Cruz 16.18 -95.19, San Juan Bautista Tuxtepec 18.09 -96.12',
  PUE: 'Puebla 19.04 -98.2, Heroica Puebla de Zaragoza 19.04 -98.2, Tehuacán 18.46 -97.39, San Andrés Cholula 19.05 -98.3, San Pedro Cholula 19.06 -98.31, Atlixco 18.91 -98.43, Teziutlán 19.82 -97.36',
  QUE: 'Querétaro 20.59 -100.39, Santiago de Querétaro 20.59 -100.39, San Juan del Río 20.39 -99.99, Corregidora 20.53 -100.44, El Marqués 20.62 -100.28',
  ROO: 'Benito Juárez 21.16 -86.85, Cancún 21.16 -86.85, Solidaridad 20.63 -87.07, Playa del Carmen 20.63 -87.07, Othón P. Blanco 18.5 -88.3, Chetumal 18.5 -88.3, Cozumel 20.51 -86.95, Tulum 20.21 -87.46',
  SLP: 'San Luis Potosí 22.15 -100.98, Soledad de Graciano Sánchez 22.18 -100.94, Ciudad Valles 21.99 -99.01, Matehuala 23.65 -100.64',
  SIN: 'Culiacán 24.81 -107.39, Culiacán Rosales 24.81 -107.39, Mazatlán 23.25 -106.41, Ahome 25.79 -108.99, Los Mochis 25.79 -108.99, Guasave 25.57 -108.47',
  SON: 'Hermosillo 29.07 -110.96, Cajeme 27.48 -109.93, Ciudad Obregón 27.48 -109.93, Nogales 31.31 -110.94, Guaymas 27.92 -110.9, San Luis Río Colorado 32.46 -114.77, Navojoa 27.07 -109.44',
  TAB: 'Centro 17.99 -92.93, Villahermosa 17.99 -92.93, Cárdenas 17.99 -93.38, Comalcalco 18.26 -93.22',
  TAM: 'Reynosa 26.09 -98.28, Matamoros 25.87 -97.5, Nuevo Laredo 27.48 -99.51, Tampico 22.26 -97.86, Victoria 23.74 -99.14, Ciudad Victoria 23.74 -99.14, Ciudad Madero 22.28 -97.83, Altamira 22.39 -97.94',
  TLA: 'Tlaxcala 19.32 -98.24, Tlaxcala de Xicohténcatl 19.32 -98.24, Apizaco 19.42 -98.14, Huamantla 19.31 -97.92',
  VER: 'Veracruz 19.18 -96.13, Xalapa 19.54 -96.91, Xalapa-Enríquez 19.54 -96.91, Coatzacoalcos 18.14 -94.45, Poza Rica de Hidalgo 20.53 -97.46, Córdoba 18.88 -96.93, Orizaba 18.85 -97.1, Boca del Río 19.1 -96.11, Minatitlán 17.99 -94.55, Tuxpan 20.96 -97.4',
  YUC: 'Mérida 20.97 -89.62, Valladolid 20.69 -88.2, Progreso 21.28 -89.66, Tizimín 21.14 -88.15, Kanasín 20.93 -89.56, Umán 20.88 -89.75',
  ZAC: 'Zacatecas 22.77 -102.58, Fresnillo 23.18 -102.87, Guadalupe 22.75 -102.52, Jerez 22.65 -102.99',
};

const plain = (name: string): string => name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const keyOf = (regionCode: string, town: string): string => `${regionCode} ${plain(town)}`;

const positions = once(
  (): ReadonlyMap<string, Position> =>
    new Map(
      Object.entries(TOWNS).flatMap(([regionCode, towns]) =>
        towns.split(', ').map((line): [string, Position] => {
          const [, town = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(line) ?? [];
          return [keyOf(regionCode, town), { latitude: Number(latitude), longitude: Number(longitude) }];
        }),
      ),
    ),
);
const codes = once(
  (): ReadonlyMap<string, string> => new Map(STATES.map(({ name, regionCode }) => [plain(name), regionCode])),
);

/** About where a town or municipio of a state is, both by name; null for one this table does not have. */
export function townPosition(region: string | null, town: string | null): Position | null {
  const code = region === null ? undefined : codes().get(plain(region));
  return code === undefined || town === null ? null : (positions().get(keyOf(code, town)) ?? null);
}
