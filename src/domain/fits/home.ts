import type { Lift, Opening } from './passage';
import type { Size } from './thing';

/** What a shopper has measured at home, in whole millimetres; null where nothing was said. */
export interface Home {
  door: Opening;
  lift: Lift | null;
  place: Size | null;
}

interface Bounds {
  /** Centimetres. */
  least: number;
  most: number;
}
const WIDE: Bounds = { least: 30, most: 400 };
const HIGH: Bounds = { least: 100, most: 500 };
const DEEP: Bounds = { least: 30, most: 2000 };

/** Measures of a home by the name of their field, in the order they are asked in, with what can be measured of each. */
export const HOME_FIELDS = {
  'puerta-ancho': WIDE,
  'puerta-alto': HIGH,
  'elevador-ancho': WIDE,
  'elevador-alto': HIGH,
  'elevador-fondo': DEEP,
  'lugar-ancho': DEEP,
  'lugar-fondo': DEEP,
  'lugar-alto': HIGH,
} as const satisfies Record<string, Bounds>;

export type HomeField = keyof typeof HOME_FIELDS;

/** Fields that are filled in all or none; those of the door always. */
const GROUPS: readonly (readonly HomeField[])[] = [
  ['puerta-ancho', 'puerta-alto'],
  ['elevador-ancho', 'elevador-alto', 'elevador-fondo'],
  ['lugar-ancho', 'lugar-fondo', 'lugar-alto'],
];

/** What is wrong with a field: empty beside others, or nothing that can be measured. */
export type HomeProblem = 'missing' | 'senseless';

export const homeFieldNames = Object.keys(HOME_FIELDS) as HomeField[];

const CENTIMETRES = /^\d{1,4}(?:[.,]\d)?$/;

/** Millimetres of a number of centimetres as it is typed, with one decimal at most; null for anything else. */
export const millimetres = (typed: string): number | null =>
  CENTIMETRES.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 10) : null;

function problemOf(name: HomeField, typed: string): HomeProblem | null {
  if (typed === '') return 'missing';
  const length = millimetres(typed);
  const { least, most } = HOME_FIELDS[name];
  return length === null || length < least * 10 || length > most * 10 ? 'senseless' : null;
}

/** What was typed of a home by field, read; or what is wrong with it, by field. */
export function readHome(
  typed: (name: HomeField) => string,
): { home: Home } | { home: null; problems: Partial<Record<HomeField, HomeProblem>> } {
  const given = new Map(homeFieldNames.map((name) => [name, typed(name).trim()] as const));
  const textOf = (name: HomeField): string => given.get(name) ?? '';
  const asked = GROUPS.filter((names, index) => index === 0 || names.some((name) => textOf(name) !== ''));
  const problems = asked.flat().flatMap((name) => {
    const problem = problemOf(name, textOf(name));
    return problem ? [[name, problem] as const] : [];
  });
  if (problems.length > 0) return { home: null, problems: Object.fromEntries(problems) };
  const length = (name: HomeField): number => millimetres(textOf(name)) ?? 0;
  const has = (name: HomeField): boolean => textOf(name) !== '';
  return {
    home: {
      door: { width: length('puerta-ancho'), height: length('puerta-alto') },
      lift: has('elevador-ancho')
        ? {
            door: { width: length('elevador-ancho'), height: length('elevador-alto') },
            depth: length('elevador-fondo'),
          }
        : null,
      place: has('lugar-ancho')
        ? { width: length('lugar-ancho'), depth: length('lugar-fondo'), height: length('lugar-alto') }
        : null,
    },
  };
}

/** A length as it is said, in centimetres. */
export const centimetres = (length: number): string => String(length / 10);
