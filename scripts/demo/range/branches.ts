import type { Dice } from './seed.ts';

/** A branch of a house: where it is, when it is open, and the stock it keeps. */
export interface StoreBranch {
  id: string;
  name: string;
  street: string;
  city: string;
  /** Ten digits, as one reads them. */
  phone: string;
  /** From Monday to Saturday, and on Sunday, as 24 hours clock times. */
  week: Hours;
  sunday: Hours;
  hasParking: boolean;
}

type Hours = [opens: string, closes: string];

const LONG: [week: Hours, sunday: Hours] = [
  ['10:00', '20:30'],
  ['11:00', '19:00'],
];
const SHORT: [week: Hours, sunday: Hours] = [
  ['9:30', '19:30'],
  ['10:00', '15:00'],
];

const branch = (
  id: string,
  name: string,
  street: string,
  city: string,
  phone: string,
  [week, sunday]: [week: Hours, sunday: Hours] = LONG,
  hasParking = false,
): StoreBranch => ({ id, name, street, city, phone, week, sunday, hasParking });

const VIU = [
  branch('MID-CENTRO', 'Mérida Centro', 'Calle 59 núm. 512, Centro', '97000 Mérida, Yucatán', '999 555 0112', SHORT),
  branch(
    'GDL-CENTRO',
    'Guadalajara Centro',
    'Av. de los Portales 218, Centro',
    '44100 Guadalajara, Jalisco',
    '33 5550 0141',
  ),
  branch(
    'MTY-OBISPADO',
    'Monterrey Obispado',
    'Calle del Encino 740, Obispado',
    '64060 Monterrey, Nuevo León',
    '81 5550 0164',
    LONG,
    true,
  ),
  branch(
    'MEX-ROMA',
    'México Roma',
    'Calle de la Jacaranda 96, Roma Norte',
    '06700 Cuauhtémoc, Ciudad de México',
    '55 5550 0167',
    LONG,
    true,
  ),
  branch('PUE-CENTRO', 'Puebla Centro', 'Av. 5 Oriente 408, Centro', '72000 Puebla, Puebla', '222 555 0172', SHORT),
  branch(
    'TIJ-RIO',
    'Tijuana Zona Río',
    'Paseo del Mezquite 1520, Zona Urbana Río',
    '22010 Tijuana, Baja California',
    '664 555 0122',
    LONG,
    true,
  ),
];

const MAVI = [
  branch(
    'MAVI-GDL',
    'Mavi Guadalajara Catedral',
    'Calle del Santuario 155, Centro',
    '44100 Guadalajara, Jalisco',
    '33 5550 0244',
  ),
  branch(
    'MAVI-ZAP',
    'Mavi Zapopan',
    'Av. de las Torres 2301, Las Fuentes',
    '45070 Zapopan, Jalisco',
    '33 5550 0245',
    LONG,
    true,
  ),
  branch('MAVI-LEO', 'Mavi León', 'Blvd. del Calzado 618, Centro', '37000 León, Guanajuato', '477 555 0237', SHORT),
  branch(
    'MAVI-QRO',
    'Mavi Querétaro',
    'Av. del Acueducto 87, Centro',
    '76000 Querétaro, Querétaro',
    '442 555 0276',
    SHORT,
    true,
  ),
  branch(
    'MAVI-MOR',
    'Mavi Morelia',
    'Calle de la Cantera 340, Centro',
    '58000 Morelia, Michoacán',
    '443 555 0258',
    SHORT,
  ),
];

const MUEBLES_AMERICA = [
  branch(
    'MA-SLP',
    'Muebles América San Luis',
    'Av. del Telar 912, Centro',
    '78000 San Luis Potosí, San Luis Potosí',
    '444 555 0378',
    SHORT,
    true,
  ),
  branch(
    'MA-AGS',
    'Muebles América Aguascalientes',
    'Calle del Nogal 77, Centro',
    '20000 Aguascalientes, Aguascalientes',
    '449 555 0320',
    SHORT,
  ),
  branch(
    'MA-TRC',
    'Muebles América Torreón',
    'Blvd. de los Algodoneros 1400, Centro',
    '27000 Torreón, Coahuila',
    '871 555 0327',
    LONG,
    true,
  ),
  branch(
    'MA-CUU',
    'Muebles América Chihuahua',
    'Av. del Cedro 530, Centro',
    '31000 Chihuahua, Chihuahua',
    '614 555 0331',
    LONG,
    true,
  ),
];

/** The branches of every house; the houses in other languages share two of the first. */
export const STORE_BRANCHES = {
  viu: VIU,
  mavi: MAVI,
  muebles_america: MUEBLES_AMERICA,
  foreign: VIU.filter(({ id }) => id === 'MEX-ROMA' || id === 'MID-CENTRO'),
};

const WAREHOUSE = { branch_id: 'CEDIS', name: 'Centro de distribución' };

/**
 * How the stock of a product is spread: the most in the warehouse, the rest over some branches. Adds up to the whole.
 */
export function stockByBranch(
  dice: Dice,
  branches: readonly StoreBranch[],
  qty: number,
): { branch_id: string; name: string; qty: number }[] {
  let left = qty;
  const shown = dice.some(branches, dice.between(2, 4)).map(({ id, name }) => {
    const part = Math.min(left, dice.between(0, Math.ceil(qty / 6)));
    left -= part;
    return { branch_id: id, name, qty: part };
  });
  return [{ ...WAREHOUSE, qty: left }, ...shown];
}
