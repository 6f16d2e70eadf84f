import { type Centavos, toCentavos } from '../domain/money';
import { parseShopTime } from '../domain/shop-time';
import { BORDER_REGIONS, type BorderRate, type BorderRegion } from '../domain/tax';
import municipalities from './border-municipalities.json' with { type: 'json' };
import { stateOfPostalCode } from './states';

/**
 * A store's own registration for the reduced rate: where, on which product tax classes, and from which day to which,
 * both included (ISO dates).
 */
export interface BorderRegistration {
  region: BorderRegion;
  taxClassIds: readonly number[];
  from: string;
  until?: string | undefined;
}

/** What the decrees grant: half of the general rate, from the first day of each. */
const DECREES: Record<BorderRegion, { from: string; rate: number; insteadOf: number }> = {
  norte: { from: '2019-01-01', rate: 8, insteadOf: 16 },
  sur: { from: '2021-01-01', rate: 8, insteadOf: 16 },
};

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Two digits of the state, then the name without accents. */
const keyOf = (stateInegi: string, municipality: string): string => `${stateInegi} ${plain(municipality)}`;

const regionByMunicipality = new Map(
  BORDER_REGIONS.flatMap((region) =>
    Object.entries(municipalities[region]).map(([inegi, name]) => [keyOf(inegi.slice(0, 2), name), region] as const),
  ),
);

const borderStates = new Set(
  BORDER_REGIONS.flatMap((region) => Object.keys(municipalities[region]).map((inegi) => inegi.slice(0, 2))),
);

/** Whether a postal code may lie in a border region, as far as its state says. */
export const mayBeBorder = (postcode: string): boolean => borderStates.has(stateOfPostalCode(postcode)?.inegi ?? '');

/** The border region that the municipio of a postal code belongs to, or null. */
export const borderRegionOf = (postcode: string, municipality: string): BorderRegion | null =>
  regionByMunicipality.get(keyOf(stateOfPostalCode(postcode)?.inegi ?? '', municipality)) ?? null;

function isOpen({ region, from, until }: BorderRegistration, now: number): boolean {
  const [granted, begins] = [DECREES[region].from, from].map(
    (day) => parseShopTime(day) ?? Number.POSITIVE_INFINITY,
  ) as [number, number];
  const ends = until === undefined ? Number.POSITIVE_INFINITY : (parseShopTime(until, true) ?? 0);
  return granted <= now && begins <= now && now < ends;
}

/** Those of these registrations that hold at this moment (epoch ms); days are those of Mexico City. */
export const openRegistrations = (registrations: readonly BorderRegistration[], now: number): BorderRegistration[] =>
  registrations.filter((registration) => isOpen(registration, now));

/** The rate that a registration in this region gives to goods handed over there, or null. */
export function borderRateIn(
  region: BorderRegion | null,
  registrations: readonly BorderRegistration[],
): BorderRate | null {
  const classes = registrations
    .filter((registration) => registration.region === region)
    .flatMap(({ taxClassIds }) => taxClassIds);
  if (region === null || classes.length === 0) return null;
  const { rate, insteadOf } = DECREES[region];
  return { rate, insteadOf, taxClassIds: [...new Set(classes)] };
}

/**
 * The price with IVA at the general rate, in centavos, that is still `gross` or more at the lower rate of every region
 * registered here. What is free from `gross` is free everywhere from this price on.
 */
export function grossEverywhere(gross: Centavos, registrations: readonly BorderRegistration[]): Centavos {
  const grosses = registrations.map(({ region }) =>
    Math.ceil((gross * (100 + DECREES[region].insteadOf)) / (100 + DECREES[region].rate)),
  );
  return toCentavos(Math.max(gross, ...grosses));
}
