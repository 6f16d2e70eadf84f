/** A state of Mexico: INEGI number, the region code and id of the shop's addresses, and how its postal codes begin. */
export interface State {
  inegi: string;
  name: string;
  regionCode: string;
  regionId: number;
  prefixes: string[];
}

const state = (inegi: string, name: string, regionCode: string, regionId: number, prefixes: string): State => ({
  inegi,
  name,
  regionCode,
  regionId,
  prefixes: prefixes.split(' '),
});

/** Region ids number the states by region name; Jalisco is 2334. */
export const STATES: readonly State[] = [
  state('01', 'Aguascalientes', 'AGU', 2320, '20'),
  state('02', 'Baja California', 'BCN', 2321, '21 22'),
  state('03', 'Baja California Sur', 'BCS', 2322, '23'),
  state('04', 'Campeche', 'CAM', 2323, '24'),
  state('05', 'Coahuila de Zaragoza', 'COA', 2327, '25 26 27'),
  state('06', 'Colima', 'COL', 2328, '28'),
  state('07', 'Chiapas', 'CHP', 2324, '29 30'),
  state('08', 'Chihuahua', 'CHH', 2325, '31 32 33'),
  state('09', 'Ciudad de México', 'CMX', 2326, '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16'),
  state('10', 'Durango', 'DUR', 2329, '34 35'),
  state('11', 'Guanajuato', 'GUA', 2331, '36 37 38'),
  state('12', 'Guerrero', 'GRO', 2332, '39 40 41'),
  state('13', 'Hidalgo', 'HID', 2333, '42 43'),
  state('14', 'Jalisco', 'JAL', 2334, '44 45 46 47 48 49'),
  state('15', 'México', 'MEX', 2330, '50 51 52 53 54 55 56 57'),
  state('16', 'Michoacán de Ocampo', 'MIC', 2335, '58 59 60 61'),
  state('17', 'Morelos', 'MOR', 2336, '62'),
  state('18', 'Nayarit', 'NAY', 2337, '63'),
  state('19', 'Nuevo León', 'NLE', 2338, '64 65 66 67'),
  state('20', 'Oaxaca', 'OAX', 2339, '68 69 70 71'),
  state('21', 'Puebla', 'PUE', 2340, '72 73 74 75'),
  state('22', 'Querétaro', 'QUE', 2341, '76'),
  state('23', 'Quintana Roo', 'ROO', 2342, '77'),
  state('24', 'San Luis Potosí', 'SLP', 2343, '78 79'),
  state('25', 'Sinaloa', 'SIN', 2344, '80 81 82'),
  state('26', 'Sonora', 'SON', 2345, '83 84 85'),
  state('27', 'Tabasco', 'TAB', 2346, '86'),
  state('28', 'Tamaulipas', 'TAM', 2347, '87 88 89'),
  state('29', 'Tlaxcala', 'TLA', 2348, '90'),
  state('30', 'Veracruz de Ignacio de la Llave', 'VER', 2349, '91 92 93 94 95 96'),
  state('31', 'Yucatán', 'YUC', 2350, '97'),
  state('32', 'Zacatecas', 'ZAC', 2351, '98 99'),
];

const byPrefix = new Map(STATES.flatMap((one) => one.prefixes.map((prefix) => [prefix, one] as const)));

/** The state whose codes begin as this one does, or null: not five digits, or a beginning nobody has. */
export const stateOfPostalCode = (code: string): State | null =>
  /^\d{5}$/.test(code) ? (byPrefix.get(code.slice(0, 2)) ?? null) : null;

/** Beginnings of three digits that the postal service gave to nobody, though their state has codes (SEPOMEX, December 2024). */
const EMPTY_BLOCKS = new Set(['058', '059', '138', '139', '148', '440', '528']);
/** The one code that ends in 999; everywhere else numbers end at 998 or before. */
const LAST_OF_ALL = '73999';

/** Whether the postal service can have given out this code: what is known of a code where no directory is loaded. */
export const canBePostalCode = (code: string): boolean =>
  stateOfPostalCode(code) !== null &&
  !EMPTY_BLOCKS.has(code.slice(0, 3)) &&
  (!code.endsWith('999') || code === LAST_OF_ALL);

export const stateByRegionId = (regionId: number): State | null =>
  STATES.find((one) => one.regionId === regionId) ?? null;
