import type { OpinionsByFamily } from './opinion.ts';

/** What is said of things to wear, to play with and to have about the house. */
export const DIARIO: OpinionsByFamily = {
  zapatoDama: [
    ['Horma cómoda', 'Pedí mi número de siempre y quedó perfecto.'],
    ['Bailé toda la noche', 'Y al otro día caminé normal.'],
    ['Aguantan', 'De uso diario, y la suela sigue entera.'],
    ['Se ven muy bien', 'El color es el de la foto.'],
    ['Cambio sin problema', 'Pedí un número de más y el cambio fue rápido.'],
  ],
  zapatoCaballero: [
    ['Cómodos desde el primer día', 'No hubo que domarlos.'],
    ['Se ven finos', 'Los llevo a la oficina y a las bodas.'],
    ['Buena suela', 'No resbala en piso mojado.'],
  ],
  pantufla: [
    ['Calientitas', 'En enero se agradecen.'],
    ['Se lavan bien', 'Salieron igual de la lavadora.'],
    ['No resbalan', 'Se las compré a mi abuelita por eso.'],
  ],
  accesorio: [
    ['Mejor de lo que pensaba', 'Los acabados se ven cuidados.'],
    ['Va con todo', 'Ya es de diario.'],
    ['Buen regalo', 'Venía en su bolsa, lista para envolver.'],
  ],
  balon: [
    ['Aguanta', 'Después de un mes de jugar diario sigue bien.'],
    ['Buen agarre', 'Se nota al primer toque.'],
    ['Peso correcto', 'El entrenador lo aprobó.'],
  ],
  mesaJuego: [
    ['Se acabó el aburrimiento', 'Los primos ya no preguntan por el celular.'],
    ['Buen nivel', 'Las patas se ajustan y no se mueve.'],
    ['Fuerte', 'Aguanta a los adultos, que somos peores.'],
  ],
  campismo: [
    ['Salió al monte', 'Cumplió todo el fin de semana.'],
    ['Pesa poco', 'Va en la mochila sin estorbar.'],
    ['Resistente', 'Ya lleva tres salidas y está como nuevo.'],
  ],
  utensilio: [
    ['Buena calidad', 'Pesa lo que debe pesar.'],
    ['De uso diario', 'Se lava fácil y no guarda olores.'],
    ['Además decora', 'Se queda a la vista en la cocina.'],
  ],
  lamparaMesa: [
    ['Luz bonita', 'Ni muy fuerte ni muy débil.'],
    ['Decora mucho', 'Aun apagada se ve bien.'],
    ['Buen tamaño', 'No le quita lugar a lo demás.'],
    ['Bien empacada', 'Llegó entera y con el cable largo.'],
  ],
  lamparaTecho: [
    ['Ilumina parejo', 'Ya no quedan rincones oscuros.'],
    ['Muy bonita', 'Es lo primero que ven las visitas.'],
  ],
  decoracion: [
    ['Se ve muy bien', 'Mi tía ya preguntó de dónde es.'],
    ['Bien empacado', 'Venía con doble caja y ni una despostillada.'],
    ['Le dio vida al pasillo', 'Era un rincón triste.'],
  ],
  bano: [
    ['Quedó como de revista', 'El plomero lo puso en una mañana.'],
    ['No se mancha', 'Con un trapo queda como nuevo.'],
  ],
  orden: [
    ['Muy útil', 'Se guarda en cualquier hueco.'],
    ['Firme', 'Da confianza usarlo.'],
  ],
  cuna: [
    ['Muy estable', 'Revisé todos los tornillos y venían bien.'],
    ['Da confianza', 'La pintura no huele y las orillas son suaves.'],
    ['La armamos entre dos', 'En menos de una hora, con la panza de ocho meses.'],
  ],
  paseo: [
    ['Práctica', 'Se usa con una mano, que es lo único libre que queda.'],
    ['Fácil de limpiar', 'La tela se quita y se lava.'],
    ['Cabe en la cajuela', 'Y eso que mi coche es chico.'],
  ],
  juguete: [
    ['Felicidad pura', 'No lo ha soltado desde que abrió la caja.'],
    ['Bien terminado', 'Sin orillas filosas y con colores vivos.'],
    ['De los de antes', 'Sin pilas y con mucha imaginación.'],
    ['Regalo de cumpleaños', 'Fue el favorito, por encima de los caros.'],
  ],
  montable: [
    ['Horas de juego', 'Salen en la mañana y hay que meterlos en la noche.'],
    ['Fuerte', 'Lo usan los tres y no se ha aflojado nada.'],
    ['Fácil de armar', 'Venía con llave y dibujos claros.'],
  ],
  juegoMesa: [
    ['Torneo en casa', 'Ya llevamos marcador en el refri.'],
    ['Bien hecho', 'La madera está pareja y las piezas completas.'],
  ],
  herramientaMano: [
    ['Aguanta el taller', 'Uso diario y sigue como el primer día.'],
    ['Bien hecho', 'Se nota que no es de juguete.'],
    ['Sale del apuro', 'Siempre hay algo que arreglar en casa.'],
  ],
  piano: [
    ['Suena precioso', 'Mi maestra quedó sorprendida.'],
    ['Entrega cuidadosa', 'Cuatro personas y ni un rasguño en la pared.'],
  ],
  instrumento: [
    ['Ideal para empezar', 'Mi hijo ya sacó las mañanitas.'],
    ['Bien afinado', 'Llegó listo para tocar.'],
    ['Buen sonido', 'Mejor de lo que esperaba por el precio.'],
  ],
  mascota: [
    ['Ya es su lugar', 'Se metió antes de que termináramos de armarlo.'],
    ['Se limpia fácil', 'Con agua y jabón queda.'],
  ],
};
