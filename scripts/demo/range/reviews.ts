import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { type ReviewDocument, review } from '../content/reviews.ts';
import type { GroupName } from './groups.ts';
import { diceOf } from './seed.ts';

type Opinion = [title: string, detail: string];

/** Opinions that fit whatever is sold in the trade. */
const OPINIONS: Partial<Record<GroupName, Opinion[]>> = {
  tapizado: [
    ['Muy cómodo', 'Llegó bien envuelto y el color es igual al de la foto.'],
    ['Aguanta a mis hijos', 'Tres meses de brincos y sigue firme. El tapiz se limpia con un trapo.'],
    ['Buen tamaño', 'Medí dos veces y entró justo. Las patas se ponen en cinco minutos.'],
    ['Se ve fino', 'Las visitas preguntan dónde lo compré. Ojalá hubiera más colores.'],
    ['Cumple', 'Un poco más duro de lo que pensaba, pero con los días se amolda.'],
  ],
  asiento: [
    ['Bonitas y firmes', 'Compré cuatro y las cuatro llegaron iguales, sin golpes.'],
    ['Cómoda', 'Aguanta la sobremesa completa, que en mi casa son tres horas.'],
    ['Fácil de armar', 'Ocho tornillos y listo. Trae hasta la llave.'],
    ['Buen precio', 'Comparé en varias tiendas y aquí salió mejor.'],
  ],
  madera: [
    ['Bien hecho', 'Los cajones corren parejo y no huele a barniz.'],
    ['Armado sencillo', 'Entre dos personas quedó en hora y media. El instructivo sí se entiende.'],
    ['Justo lo que buscaba', 'El tono combina con lo que ya tenía en casa.'],
    ['Sólido', 'Pesa bastante, se nota que no es cartón.'],
    ['Llegó completo', 'Todos los herrajes contados y uno de repuesto.'],
  ],
  colchon: [
    ['Adiós dolor de espalda', 'La primera semana se siente raro y después ya no quieres otro.'],
    ['Firme de verdad', 'No se hunde en medio aunque seamos dos.'],
    ['Fresco', 'Vivo en tierra caliente y no se siente bochorno.'],
  ],
  linea: [
    ['Cumple y no hace ruido', 'Casi no se oye y el recibo de luz no subió.'],
    ['Entrega puntual', 'Avisaron una hora antes y lo dejaron instalado en su lugar.'],
    ['Fácil de usar', 'Mi mamá lo entendió sin ayuda, con eso digo todo.'],
    ['Muy buena compra', 'Lo pagué a dieciocho meses y ya es lo que más se usa en la casa.'],
  ],
  electronica: [
    ['Igual a la foto', 'Llegó sellado y funcionó a la primera.'],
    ['Rápido', 'Se configura en minutos. La batería rinde lo que dicen.'],
    ['Recomendado', 'Lo compré para las clases de mi hija y no ha fallado.'],
    ['Bien por el precio', 'Hay más caros que hacen lo mismo.'],
  ],
  cocina: [
    ['Lo uso diario', 'Se lava fácil y no ocupa mucho lugar.'],
    ['Regalo acertado', 'Se lo di a mi suegra y ya me perdonó lo del año pasado.'],
    ['Buena calidad', 'Se siente pesado y bien armado.'],
  ],
  deporte: [
    ['Ya no hay pretexto', 'Llevo un mes y sigue como nuevo.'],
    ['Resistente', 'Lo usan mis tres hijos y no se ha aflojado nada.'],
    ['Buen producto', 'Las instrucciones son claras y trae todo.'],
  ],
  moto: [
    ['Rinde muchísimo', 'Voy y vengo del trabajo toda la semana con un tanque.'],
    ['Entrega con todo en regla', 'La factura venía con el número de serie y el trámite fue rápido.'],
  ],
  juguete: [
    ['Felicidad pura', 'No lo ha soltado desde que abrió la caja.'],
    ['Bien terminado', 'Sin orillas filosas y con colores vivos.'],
  ],
  bebe: [
    ['Práctico', 'Se usa con una mano, que es lo único libre que queda.'],
    ['Seguro', 'Muy estable, revisé todos los tornillos y venían bien.'],
  ],
  luz: [
    ['Luz bonita', 'Ni muy fuerte ni muy débil, perfecta para leer.'],
    ['Decora mucho', 'Aun apagada se ve bien.'],
  ],
  calzado: [
    ['Horma cómoda', 'Pedí mi número de siempre y quedó perfecto.'],
    ['Aguantan', 'Los uso a diario y la suela sigue entera.'],
  ],
  jardin: [
    ['Aguantó el aguacero', 'Se mojó dos veces y secó sin mancharse.'],
    ['Mi lugar favorito', 'Ahora desayuno afuera todos los domingos.'],
  ],
};

const NAMES = [
  'Lety',
  'Raúl',
  'Mariela',
  'Don Chuy',
  'Abue Tere',
  'Sofi',
  'Beto',
  'Karla M.',
  'Iván',
  'Doña Mago',
  'Paco R.',
  'Ximena',
  'Toño',
  'Lupita',
  'Gerardo',
  'Nayeli',
  'Quique',
  'Alma Rosa',
  'Memo',
  'Citlali',
  'Rubén',
  'Vero',
  'Chava',
  'Itzel',
  'Lalo',
  'Maru',
  'Fer',
  'Yola',
  'Julián',
  'Pilar',
];

/** Share of the rated products that somebody wrote about. */
const WRITTEN = 0.5;

/** Reviews of grown products, by the trade of each sku; at most two a product, never two alike. */
export function grownReviews(
  storeId: number,
  products: readonly ProductDocument[],
  groupOf: (sku: string) => GroupName | undefined,
  firstId: number,
): ReviewDocument[] {
  const write = review(storeId);
  let id = firstId;
  return products.flatMap((product) => {
    const opinions = OPINIONS[groupOf(product.sku) ?? 'casa'];
    const dice = diceOf(`review:${storeId}:${product.sku}`);
    if (!opinions || !product.rating || !dice.chance(WRITTEN)) return [];
    const names = dice.some(NAMES, 2);
    return dice.some(opinions, dice.between(1, 2)).map(([title, detail], index) => {
      id += 1;
      const day = `2026-${String(dice.between(2, 10)).padStart(2, '0')}-${dice.between(10, 28)}`;
      return write(id, product.id, day, names[index] ?? 'Ana', title, detail);
    });
  });
}
