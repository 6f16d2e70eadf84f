/** What beds are made for in Mexico: width of the mattress in centimetres, all of them 190 long. */
const MATTRESS = {
  individual: ['Individual', 100],
  matrimonial: ['Matrimonial', 135],
  queen: ['Queen size', 150],
  king: ['King size', 200],
} as const;

const LENGTH = 190;

type BedSize = keyof typeof MATTRESS;

/** Measures of a bed in these sizes: the frame is so much wider than the mattress, so long and so high at its head. */
export function bed(sizes: BedSize[], wider: number, length: number, height: number): string {
  const frames = sizes.map((size) => {
    const [name, width] = MATTRESS[size];
    return `${sizes.length > 1 ? `${name} ` : ''}${width + wider} × ${length} cm`;
  });
  return `${frames.join(', ')}; cabecera de ${height} cm de alto`;
}

/** Measures of a mattress of that height in these sizes. */
export function mattress(sizes: BedSize[], height: number): string {
  const each = sizes.map((size) => {
    const [name, width] = MATTRESS[size];
    return `${sizes.length > 1 ? `${name} ` : ''}${width} × ${LENGTH} cm`;
  });
  return `${each.join(', ')}; ${height} cm de alto`;
}
