/**
 * Metadata of HEIC stands in items of their own (ISO/IEC 14496-12, 8.11): 'iinf' names each item's type, 'iloc' says
 * where its bytes lie. Those of Exif and of XML are overwritten with zeros, so that nothing of the picture moves. Which
 * way up it is stands in a property of the picture ('irot') and stays.
 */

interface Box {
  type: string;
  /** Where its content begins, and ends. */
  from: number;
  to: number;
}

const BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'hevc'];
const BESIDE = ['Exif', 'mime'];

class Reader {
  at: number;
  private readonly view: DataView;

  constructor(bytes: Uint8Array, at: number) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  /** A whole number of so many bytes, big end first. Throws a RangeError behind the end. */
  number(size: number): number {
    let value = 0;
    for (let left = size; left > 0; left -= 1, this.at += 1) value = value * 256 + this.view.getUint8(this.at);
    return value;
  }

  text(length: number): string {
    return String.fromCharCode(...Array.from({ length }, () => this.number(1)));
  }
}

function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const reader = new Reader(bytes, at);
    const short = reader.number(4);
    const type = reader.text(4);
    const size = short === 1 ? reader.number(8) : short === 0 ? to - at : short;
    if (size < 8 || at + size > to) throw new RangeError(`a box of ${size} bytes`);
    boxes.push({ type, from: reader.at, to: at + size });
    at += size;
  }
  return boxes;
}

const named = (boxes: readonly Box[], type: string): Box | undefined => boxes.find((box) => box.type === type);

/** Numbers of items of metadata. */
function besideIn(bytes: Uint8Array, { from, to }: Box): Set<number> {
  const reader = new Reader(bytes, from);
  const version = reader.number(1);
  reader.number(3);
  reader.number(version === 0 ? 2 : 4);
  const found = new Set<number>();
  for (const entry of boxesIn(bytes, reader.at, to)) {
    const item = new Reader(bytes, entry.from);
    const own = item.number(1);
    item.number(3);
    if (own < 2) continue;
    const id = item.number(own === 2 ? 2 : 4);
    item.number(2);
    if (BESIDE.includes(item.text(4))) found.add(id);
  }
  return found;
}

/** Where the bytes of these items lie, from the beginning of the file or of the box of data in 'meta'. */
function placesOf(
  bytes: Uint8Array,
  { from }: Box,
  items: ReadonlySet<number>,
  data: Box | undefined,
): [number, number][] {
  const reader = new Reader(bytes, from);
  const version = reader.number(1);
  reader.number(3);
  const sizes = reader.number(1);
  const more = reader.number(1);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version === 0 ? 0 : more & 15;
  // Of places that take no byte each there could be any number in a small file: counting them would never end.
  const isCountable = indexSize + offsetSize + lengthSize > 0;
  const places: [number, number][] = [];
  for (let left = reader.number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = reader.number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : reader.number(2) & 15;
    reader.number(2);
    const base = reader.number(baseSize) + (method === 1 ? (data?.from ?? 0) : 0);
    const extents = reader.number(2);
    if (extents > 1 && !isCountable) throw new RangeError(`${extents} places without a byte`);
    for (let extent = 0; extent < extents; extent += 1) {
      reader.number(indexSize);
      const offset = reader.number(offsetSize);
      const length = reader.number(lengthSize);
      if (items.has(id)) places.push([base + offset, length]);
    }
  }
  return places;
}

/** A HEIC without its metadata; null for what is none, or a broken one. */
export function stripHeic(given: Uint8Array): Uint8Array | null {
  try {
    const top = boxesIn(given, 0, given.length);
    const [brand] = top;
    if (!brand || !BRANDS.includes(new Reader(given, brand.from).text(4))) return null;
    const meta = named(top, 'meta');
    if (!meta) return null;
    // A full box: four bytes of version and flags come first.
    const inside = boxesIn(given, meta.from + 4, meta.to);
    const [info, places] = [named(inside, 'iinf'), named(inside, 'iloc')];
    if (!info || !places) return null;
    const bytes = given.slice();
    for (const [at, length] of placesOf(given, places, besideIn(given, info), named(inside, 'idat'))) {
      if (at + length > bytes.length) return null;
      bytes.fill(0, at, at + length);
    }
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
