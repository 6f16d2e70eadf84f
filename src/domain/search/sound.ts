/**
 * How a folded Spanish word sounds to somebody from Mexico: words that are only written otherwise have the same sound
 * (sapato, zapato; labadora, lavadora).
 */
export const soundOf = (word: string): string =>
  word
    .replace(/ch|sh/g, '9')
    .replace(/ph/g, 'f')
    .replace(/^ps(?=[iei])/, 's')
    .replace(/n(?=[bpv])/g, 'm')
    .replace(/x(?![aeiou])|^x/g, 's')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, '6')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/v|w/g, 'b')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1');
