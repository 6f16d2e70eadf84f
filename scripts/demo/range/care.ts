import { MATERIAL, type Option } from '../kit/attributes.ts';

const { madera, tablero, tela, piel, metal, hierro, acero } = MATERIAL;

/** How a thing is kept by what it is made of, where its trade does not say. */
const CARE: [of: Option, care: string][] = [
  [tela, 'Aspira la tela y limpia las manchas con agua y jabón neutro.'],
  [piel, 'Limpia el tapiz con un paño húmedo y jabón neutro; nada de solventes.'],
  [MATERIAL.ratan, 'Enjuaga el tejido con agua y jabón neutro; resguarda los cojines cuando llueva.'],
  [MATERIAL.teca, 'Enjuaga con agua y da una mano de aceite para teca una vez al año.'],
  [madera, 'Sacude la madera con un paño seco y evita limpiadores con amoniaco.'],
  [MATERIAL.nogal, 'Sacude la chapa con un paño seco; usa portavasos.'],
  [tablero, 'Paño húmedo bien exprimido; seca los derrames al momento.'],
  [MATERIAL.vidrio, 'Limpia el vidrio con un paño suave.'],
  [hierro, 'Sacude el hierro con un paño seco; retoca la pintura si se raspa.'],
  [metal, 'Limpia el metal con un paño húmedo y seca al terminar.'],
  [acero, 'Limpia el acero con un paño suave, en el sentido de la veta.'],
  [MATERIAL.aluminio, 'Enjuaga el aluminio con agua y jabón neutro.'],
  [MATERIAL.plastico, 'Limpia el plástico con agua y jabón neutro.'],
];
/** Materials whose care is told, of what touches dust and hands first. */
const TOLD = 2;

/** How a thing of these materials is kept. */
export const careOf = (materials: readonly Option[]): string | undefined =>
  CARE.filter(([of]) => materials.includes(of))
    .slice(0, TOLD)
    .map(([, care]) => care)
    .join(' ') || undefined;
