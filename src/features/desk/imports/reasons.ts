import { limitOf } from './limits';

/** What the shop says of documents, rows and imports, in the language of whoever runs it. */
const TEXTS: Record<string, string> = {
  'Field is required': 'falta',
  'Must be greater than 0': 'debe ser mayor que 0',
  'Must be a number': 'debe ser un número',
  'Must be a text': 'debe ser un texto',
  'Must be a list': 'debe ser una lista',
  'Must not be negative': 'no puede ser negativo',
  'Is too large': 'es demasiado grande',
  'Is too small': 'es demasiado pequeño',
  'Must be a date': 'debe ser una fecha',
  'Must be a path': 'debe ser una ruta',
  'Must be a whole number from 1 to 100': 'debe ser un entero de 1 a 100',
  'Must lead somewhere else': 'debe llevar a otro lugar',
  'Is not known': 'no se conoce ese valor',
  'Is not a document': 'no es un documento',
  'Postal code must have 5 numbers': 'el código postal lleva 5 números',
  'May be thousands or decimals': 'puede ser mil y tantos o uno y fracción: escríbelo con dos decimales, o sin ellos',
  'Decimals are written with a point': 'los decimales se escriben con punto',
  'Must be below the price': 'debe ser menor que el precio',
  'Must not be before special_from': 'no puede ser anterior a special_from',
  'Nothing is given for it': 'no trae ningún dato',
  'There is no such product': 'no hay ningún producto así',
  'a quote is not closed': 'falta cerrar comillas',
  'a line is too long': 'una línea es demasiado larga',
  'it holds control characters': 'trae caracteres de control',
  'it is empty': 'está vacío',
  'it is not valid JSON': 'no es JSON válido',
  'it is not valid UTF-8': 'no es UTF-8 válido',
  'it is not closed': 'no está cerrado',
  'a text inside it is not closed': 'un texto dentro de él no está cerrado',
  'a list stands where none may': 'hay una lista donde no cabe',
  'it is nested too deeply': 'está anidado a más de 64 niveles',
  'its brackets do not match': 'sus corchetes no corresponden',
  'it is not a JSON object': 'no es un objeto JSON',
  'it is larger than 1 MiB': 'pasa de 1 MiB',
  'the file ends behind a document that cannot be read': 'lo que sigue de un documento ilegible no se puede leer',
  'it holds zero bytes': 'trae bytes en cero',
  'Its product is not in the file': 'su producto no está en el archivo',
  'Is a bundle with a price of its own': 'tiene precio propio, y un paquete se vende a los de sus partes',
  'Is a line of sums': 'es un renglón de totales, no un producto',
  'Is not sold by itself': 'no se vende solo: ponlo en las claves de sus variantes o de sus piezas',
  'Its product is sold by itself': 'su producto se vende solo, no por variantes',
  'Is named as a variant and is not in the file': 'se nombra como variante y no está en el archivo',
  'Several variants are named as one': 'nombra varias variantes como una: van separadas con «|»',
  'Is chosen as another variant is': 'se escoge igual que otra variante',
  'Is too long and was cut': 'es demasiado largo y se recortó',
  'Is a document of a kind the shop has no use for': 'es de un tipo que la tienda no usa',
  'the file ends inside it': 'el archivo termina a la mitad de él',
  'the file ends before its list does': 'el archivo termina antes que su lista',
  'there is no column sku': 'no hay columna sku',
  'there is no column beside sku': 'no hay más columnas que sku',
  'The file is broken': 'el archivo está dañado',
  'The header is not that of a stock file': 'el encabezado no es de un archivo de existencias',
  'No row of the file can be used': 'ningún renglón del archivo sirve',
  'There is no catalogue yet': 'todavía no hay catálogo; impórtalo primero',
  'The catalogue changed meanwhile': 'el catálogo cambió mientras tanto; repite la orden',
  'The import holds no product': 'la importación no trae productos; un catálogo se importa entero',
  'The import holds no category': 'la importación no trae categorías; un catálogo se importa entero',
  'A newer import is already served': 'ya se vende con una importación más nueva',
  'The import is not open any more': 'la importación ya no está abierta',
  'The import is aborted': 'la importación se canceló',
  'The import is broken': 'la importación quedó dañada',
  'The import is committed': 'la importación ya está en la tienda',
  'Attributes, tax rules and categories are imported before products':
    'atributos, impuestos y categorías van antes que los productos',
  'Documents are missing before this part': 'faltan documentos antes de esta parte',
  'The directory is broken': 'el directorio llegó dañado',
  'The directory holds no postal code': 'el directorio no trae códigos postales',
  'The directory would lose colonias': 'el directorio perdería colonias',
  'it ends before its last line': 'termina antes de su último renglón',
  'it goes on behind its last line': 'sigue después de su último renglón',
  'it does not hold what its last line says': 'no trae lo que dice su último renglón',
  'Request body is too large': 'el archivo es demasiado grande',
};

const PATTERNS: [RegExp, string][] = [
  [/^repeats (.+)$/, 'repite $1'],
  [
    /^The catalogue would shrink from (\d+) products to (\d+)$/,
    'la tienda vende $1 productos y quedarían $2; si está bien así, agrega --allow-fewer',
  ],
  [
    /^The directory would shrink from (\d+) colonias to (\d+)$/,
    'en vigor hay $1 colonias y quedarían $2; si está bien así, agrega --allow-fewer',
  ],
  [
    /^No tax rate for product tax class (.+)$/,
    'no hay tasa para la clase de impuesto $1; agrega la regla o, si de verdad va sin IVA, --allow-untaxed',
  ],
  [/^document (\d+)$/, 'documento $1'],
  [/^unknown column (.*)$/, 'columna desconocida: $1'],
  [/^column (.+) comes twice$/, 'la columna $1 está dos veces'],
  [/^it has (\d+) fields, the header (\d+)$/, 'trae $1 campos y el encabezado $2'],
  [/^Is a document of another kind: (.+)$/, 'es un documento de otro tipo: $1'],
];

function phrase(text: string): string {
  const [, why, read] = /^(.+), not «(.*)»$/.exec(text) ?? [];
  if (why !== undefined) return `${phrase(why)}; trae «${read}»`;
  if (TEXTS[text]) return TEXTS[text];
  const [pattern, spanish] = PATTERNS.find(([known]) => known.test(text)) ?? [];
  return pattern && spanish ? text.replace(pattern, spanish) : text;
}

/** Why a file ends before all of it was read, in one sentence. */
export const endText = (name: string, reason: string, position: number): string =>
  `${name} ${reason.includes('behind') ? 'no se puede leer entero' : 'está cortado'}: ${reasonText(reason)} (documento ${position}).`;

/**
 * A reason the shop gives ("sku: Field is required; price: Must be a number") in Spanish, of a table by its column
 * ("price «Precio»: …"); what is not known stays as it is.
 */
export const reasonText = (reason: string): string =>
  reason
    .split('; ')
    .map((one) => {
      const [, field, column, message] = /^([\w.*]+|document \d+)(?: («.+»))?: (.+)$/.exec(one) ?? [];
      if (!field || !message) return phrase(one);
      const limit = message === 'Is too large' ? limitOf(field) : null;
      return `${column ?? phrase(field)}: ${phrase(message)}${limit ? ` (a lo más ${limit})` : ''}`;
    })
    .join('; ');
