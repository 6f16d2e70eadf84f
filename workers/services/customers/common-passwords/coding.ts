const NUMBER_BYTES = 4;
const LOW_BITS = 0x7f;
const MORE = 0x80;
const BITS = 7;

/**
 * What stands for a password in the list: the first 32 bits of the SHA-256 of its small letters. One other password in
 * 400,000 meets one of ten thousand.
 */
export async function passwordNumber(password: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password.toLowerCase()));
  return new DataView(hash, 0, NUMBER_BYTES).getUint32(0);
}

/** Ascending numbers as the differences between them, seven bits a byte, in Base64. */
export function encodeNumbers(numbers: readonly number[]): string {
  const bytes: number[] = [];
  let before = 0;
  for (const number of numbers) {
    let rest = number - before;
    before = number;
    for (; rest > LOW_BITS; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
    bytes.push(rest);
  }
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/** Those numbers again. */
export function decodeNumbers(text: string): Set<number> {
  const numbers = new Set<number>();
  let before = 0;
  let rest = 0;
  let place = 1;
  for (const character of atob(text)) {
    const byte = character.charCodeAt(0);
    rest += (byte & LOW_BITS) * place;
    place *= 2 ** BITS;
    if (byte >= MORE) continue;
    before += rest;
    numbers.add(before);
    rest = 0;
    place = 1;
  }
  return numbers;
}
