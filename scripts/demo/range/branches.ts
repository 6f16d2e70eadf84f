import type { Dice } from './seed.ts';

/** A branch of the house that keeps stock of its own. */
export interface StoreBranch {
  id: string;
  name: string;
  address: string;
  city: string;
  hours: string;
}

const branch = (id: string, name: string, address: string, city: string): StoreBranch => ({
  id,
  name,
  address,
  city,
  hours: 'Lunes a sábado de 10:00 a 20:00, domingo de 11:00 a 18:00',
});

export const STORE_BRANCHES: StoreBranch[] = [
  branch('MID-CENTRO', 'Mérida Centro', 'Calle 59 núm. 512, Centro', 'Mérida, Yucatán, C.P. 97000'),
  branch('GDL-CENTRO', 'Guadalajara Centro', 'Av. de los Portales 218, Centro', 'Guadalajara, Jalisco, C.P. 44100'),
  branch('MTY-OBISPADO', 'Monterrey Obispado', 'Calle del Encino 740, Obispado', 'Monterrey, Nuevo León, C.P. 64060'),
  branch('MEX-ROMA', 'México Roma', 'Calle de la Jacaranda 96, Roma Norte', 'Cuauhtémoc, Ciudad de México, C.P. 06700'),
  branch('PUE-CENTRO', 'Puebla Centro', 'Av. 5 Oriente 408, Centro', 'Puebla, Puebla, C.P. 72000'),
  branch('TIJ-RIO', 'Tijuana Zona Río', 'Paseo del Mezquite 1520, Zona Urbana Río', 'Tijuana, Baja California, C.P. 22010'),
];

const WAREHOUSE = { branch_id: 'CEDIS', name: 'Centro de distribución' };

/** How the stock of a product is spread: the most in the warehouse, the rest over some branches. Adds up to the whole. */
export function stockByBranch(dice: Dice, qty: number): { branch_id: string; name: string; qty: number }[] {
  let left = qty;
  const shown = dice.some(STORE_BRANCHES, dice.between(2, 4)).map(({ id, name }) => {
    const part = Math.min(left, dice.between(0, Math.ceil(qty / 6)));
    left -= part;
    return { branch_id: id, name, qty: part };
  });
  return [{ ...WAREHOUSE, qty: left }, ...shown];
}
