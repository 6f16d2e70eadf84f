import type { AttributeDocument } from '../../../src/domain/catalogue/document.ts';

/** An option of a select attribute: its id as it stands in products and in URLs. */
export interface Option {
  id: number;
  label: string;
  /** Short form inside skus. */
  code: string;
  swatch?: string;
}

const option = (id: number, label: string, code: string, swatch?: string): Option =>
  swatch ? { id, label, code, swatch } : { id, label, code };

/** Colours as the pictures show them. */
export const COLOUR = {
  negro: option(49, 'Negro', 'NE', '#26272b'),
  azul: option(50, 'Azul', 'AZ', '#2c5aa8'),
  blanco: option(51, 'Blanco', 'BL', '#f2f2ef'),
  gris: option(52, 'Gris', 'GR', '#83868c'),
  verde: option(53, 'Verde', 'VE', '#2a7a55'),
  rojo: option(54, 'Rojo', 'RO', '#c62f33'),
  amarillo: option(55, 'Amarillo', 'AM', '#e7b62c'),
  naranja: option(56, 'Naranja', 'NA', '#e2801f'),
  terracota: option(57, 'Terracota', 'TE', '#a8573f'),
  vino: option(58, 'Vino', 'VI', '#8a2346'),
  mostaza: option(59, 'Mostaza', 'MO', '#d09a26'),
  plata: option(60, 'Plata', 'PL', '#b6b9bf'),
  grafito: option(61, 'Grafito', 'GF', '#3d4047'),
  beige: option(62, 'Beige', 'BE', '#d8cbb4'),
  cafe: option(63, 'Café', 'CA', '#6b442c'),
  nogal: option(64, 'Nogal', 'NO', '#7a4a30'),
  rosa: option(65, 'Rosa', 'RS', '#d98fa3'),
  morado: option(66, 'Morado', 'MR', '#7b4a96'),
  turquesa: option(67, 'Turquesa', 'TU', '#2fb3bb'),
  coral: option(68, 'Coral', 'CO', '#e2705f'),
  menta: option(69, 'Menta', 'ME', '#8fc8ab'),
  cerezo: option(70, 'Cerezo', 'CZ', '#7f3f28'),
  encino: option(71, 'Encino', 'EN', '#b2905f'),
  natural: option(72, 'Natural', 'NT', '#c9a26a'),
  chocolate: option(73, 'Chocolate', 'CH', '#4a3228'),
} as const satisfies Record<string, Option>;

/** Sizes in the order in which they grow; an id once given stays. */
export const SIZE = {
  individual: option(169, 'Individual', 'IND'),
  matrimonial: option(170, 'Matrimonial', 'MAT'),
  queen: option(182, 'Queen size', 'QS'),
  king: option(171, 'King size', 'KS'),
  chico: option(181, 'Chico', 'CHI'),
  mediano: option(172, 'Mediano', 'M'),
  grande: option(173, 'Grande', 'G'),
  n23: option(174, '23', '23'),
  n24: option(175, '24', '24'),
  n25: option(176, '25', '25'),
  n26: option(177, '26', '26'),
  n27: option(178, '27', '27'),
  n28: option(179, '28', '28'),
  n29: option(180, '29', '29'),
} as const satisfies Record<string, Option>;

/** How many one sits on; the figure is the id. */
export const SEATS = {
  dos: option(2, '2 plazas', '2P'),
  tres: option(3, '3 plazas', '3P'),
} as const satisfies Record<string, Option>;

export const STORAGE = {
  gb128: option(190, '128 GB', '128'),
  gb256: option(191, '256 GB', '256'),
  gb512: option(192, '512 GB', '512'),
} as const satisfies Record<string, Option>;

/** Diagonals of screens; the figure is the id. */
export const INCHES = {
  in40: option(40, '40 pulgadas', '40'),
  in43: option(43, '43 pulgadas', '43'),
  in50: option(50, '50 pulgadas', '50'),
  in55: option(55, '55 pulgadas', '55'),
  in65: option(65, '65 pulgadas', '65'),
  in75: option(75, '75 pulgadas', '75'),
} as const satisfies Record<string, Option>;

/** Memory of computers; the figure is the id. */
export const MEMORY = {
  gb8: option(8, '8 GB de RAM', '8GB'),
  gb16: option(16, '16 GB de RAM', '16GB'),
  gb32: option(32, '32 GB de RAM', '32GB'),
} as const satisfies Record<string, Option>;

/** Sizes of balls, by their number; it is the id. */
export const BALLS = {
  no4: option(4, 'Número 4', 'N4'),
  no5: option(5, 'Número 5', 'N5'),
  no6: option(6, 'Número 6', 'N6'),
  no7: option(7, 'Número 7', 'N7'),
} as const satisfies Record<string, Option>;

// By label: figures that are ids stand for colours too.
const RANKS = new Map(
  [SEATS, SIZE, STORAGE, INCHES, MEMORY, BALLS]
    .flatMap((options): Option[] => Object.values(options))
    .map(({ label }, index) => [label, index + 1] as const),
);

/** Where an option stands among those that grow: sizes before storage. */
export const rankOf = ({ label }: Option): number => RANKS.get(label) ?? 0;

export const MATERIAL = {
  piel: option(201, 'Piel sintética', 'PS'),
  tela: option(202, 'Tela', 'TL'),
  madera: option(203, 'Madera de pino', 'MP'),
  nogal: option(204, 'Chapa de nogal', 'CN'),
  tablero: option(205, 'Tablero MDF', 'MDF'),
  metal: option(206, 'Metal', 'MT'),
  acero: option(207, 'Acero inoxidable', 'AI'),
  vidrio: option(208, 'Vidrio', 'VD'),
  ratan: option(209, 'Ratán sintético', 'RT'),
  plastico: option(210, 'Plástico ABS', 'ABS'),
  espuma: option(211, 'Espuma de alta densidad', 'EAD'),
  aluminio: option(212, 'Aluminio', 'AL'),
  poliester: option(213, 'Poliéster', 'PO'),
  ceramica: option(214, 'Cerámica', 'CE'),
  peluche: option(215, 'Peluche', 'PE'),
  teca: option(216, 'Teca', 'TC'),
  hierro: option(217, 'Hierro', 'HI'),
  maple: option(218, 'Madera de maple', 'MM'),
} as const satisfies Record<string, Option>;

/** A select attribute that can tell variants apart. */
export interface Axis {
  attributeId: number;
  code: string;
  label: string;
}
export const AXIS = {
  color: { attributeId: 93, code: 'color', label: 'Color' },
  size: { attributeId: 142, code: 'size', label: 'Tamaño' },
  seats: { attributeId: 301, code: 'plazas', label: 'Plazas' },
  storage: { attributeId: 180, code: 'capacidad', label: 'Capacidad' },
  inches: { attributeId: 302, code: 'pulgadas', label: 'Pulgadas' },
  memory: { attributeId: 314, code: 'memoria', label: 'Memoria RAM' },
  ball: { attributeId: 313, code: 'numero', label: 'Número' },
} as const satisfies Record<string, Axis>;

interface Traits {
  input: string;
  filterable?: boolean;
  comparable?: boolean;
  onFront?: boolean;
  /** It has to fit whoever buys. */
  isFit?: boolean;
  options?: Record<string, Option>;
}

const valuesOf = (options: Record<string, Option>) =>
  Object.values(options).map(({ id, label, swatch }) => ({ value: String(id), label, ...(swatch ? { swatch } : {}) }));

export const attribute = (
  id: number,
  code: string,
  label: string,
  traits: Traits,
  values: { value: string; label: string; swatch?: string }[] = valuesOf(traits.options ?? {}),
): AttributeDocument => ({
  id,
  attribute_id: id,
  attribute_code: code,
  default_frontend_label: label,
  frontend_input: traits.input,
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: traits.onFront ?? true,
  is_filterable: traits.filterable ?? false,
  is_comparable: traits.comparable ?? true,
  ...(traits.isFit ? { is_fit: true } : {}),
  options: values.map((each, index) => ({ ...each, sort_order: index + 1 })),
});

export const ATTRIBUTES: AttributeDocument[] = [
  attribute(AXIS.color.attributeId, AXIS.color.code, AXIS.color.label, {
    input: 'select',
    filterable: true,
    options: COLOUR,
  }),
  attribute(AXIS.size.attributeId, AXIS.size.code, AXIS.size.label, {
    input: 'select',
    filterable: true,
    isFit: true,
    options: SIZE,
  }),
  attribute(AXIS.storage.attributeId, AXIS.storage.code, AXIS.storage.label, {
    input: 'select',
    filterable: true,
    options: STORAGE,
  }),
  attribute(137, 'material', 'Material', { input: 'multiselect', filterable: true, options: MATERIAL }),
  attribute(181, 'marca', 'Marca', { input: 'text' }),
  attribute(182, 'medidas', 'Medidas', { input: 'text' }),
  attribute(185, 'empaques', 'Llega en', { input: 'text', comparable: false }),
  attribute(183, 'cuidados', 'Cuidados', { input: 'text', comparable: false }),
  attribute(184, 'garantia', 'Garantía del fabricante', { input: 'text' }),
];
