import type { OpinionsByFamily } from './opinion.ts';

/** What is said of furniture. */
export const CASA: OpinionsByFamily = {
  sofa: [
    ['Muy cómodo', 'El color es igual al de la foto y el asiento no se vence.'],
    ['Aguanta a mis hijos', 'Tres meses de brincos y sigue firme. El tapiz se limpia con un trapo.'],
    ['Buen tamaño', 'Medí dos veces y entró justo por la puerta del departamento.'],
    ['Se ve fino', 'Las visitas preguntan dónde lo compré. Ojalá hubiera más colores.'],
    ['Cumple', 'Un poco más duro de lo que pensaba, pero con los días se amolda.'],
    ['Para siestas de domingo', 'Mi esposo ya no llega a la cama; se queda dormido ahí.'],
    ['Firme y bien cosido', 'Revisé las costuras por abajo y vienen parejas.'],
  ],
  esquinera: [
    ['Cabemos todos', 'Ahora sí vemos la tele los seis sin pelear por el lugar.'],
    ['Llenó la esquina', 'La acomodamos entre dos y quedó pegada a la pared, sin huecos.'],
    ['Vale lo que cuesta', 'Pesa bastante y no se mueve cuando uno se levanta.'],
    ['Mido y queda', 'Pasé las medidas al piso con cinta antes de pedirla y salió exacta.'],
  ],
  juegoSala: [
    ['Sala lista en un día', 'Todo llegó junto y del mismo tono.'],
    ['Combina', 'Ya no tuve que andar buscando qué sillón va con qué sofá.'],
    ['Valió la espera', 'La vi muchos meses y por fin la estrené.'],
  ],
  sillon: [
    ['Mi lugar de lectura', 'Lo puse junto a la ventana y ya nadie me mueve de ahí.'],
    ['Cómodo para la espalda', 'Paso la tarde tejiendo y no me duele nada.'],
    ['Más bonito en persona', 'La tela se ve mejor que en la pantalla.'],
    ['Chico pero cumplidor', 'Cabe en el rincón y se sienta uno completo.'],
    ['Regalo para mi papá', 'No deja que nadie más lo use.'],
  ],
  puff: [
    ['Los niños felices', 'Lo arrastran por toda la casa y la funda ha salido limpia de dos lavadas.'],
    ['Para ver el partido', 'Se acomoda solo al cuerpo; cuesta trabajo pararse.'],
    ['Buen relleno', 'Pensé que se iba a aplastar pronto y ahí sigue.'],
  ],
  mesaCentro: [
    ['Justo lo que buscaba', 'El tono combina con lo que ya tenía en la sala.'],
    ['Firme', 'Mi hija se sube y no baila.'],
    ['Buen acabado', 'Las orillas vienen bien selladas y no se marca con los vasos.'],
  ],
  muebleTv: [
    ['Adiós cables', 'Todo se esconde atrás y la pantalla queda a la altura de los ojos.'],
    ['Amplio', 'Cupo el módem, la consola y hasta los discos del abuelo.'],
    ['Armado sencillo', 'Entre dos personas quedó en hora y media.'],
  ],
  cama: [
    ['No rechina', 'Me muevo mucho y no se oye nada.'],
    ['Se ve grande y bonita', 'La recámara cambió por completo.'],
    ['Bien armada', 'Los tornillos entran parejos y la base no se vence.'],
    ['Llegó completa', 'Traía todos los herrajes contados y uno de repuesto.'],
    ['Fuerte', 'Los niños brincan y no se ha aflojado.'],
  ],
  colchon: [
    ['Adiós dolor de espalda', 'La primera semana se siente raro y después ya no quieres otro.'],
    ['No se hunde en medio', 'Somos dos y cada quien amanece en su lado.'],
    ['Fresco', 'Vivo en tierra caliente y no se siente bochorno.'],
    ['Duermo de corrido', 'Ya no despierto cuando mi esposa se levanta.'],
    ['Buena firmeza', 'Ni piedra ni hamaca: justo en medio.'],
    ['Sin olor', 'Lo dejé ventilar una tarde y esa noche lo estrené.'],
  ],
  buro: [
    ['Los cajones corren parejo', 'Abren completos y no se atoran.'],
    ['No es cartón', 'Pesa lo que debe y no huele a barniz.'],
    ['Buen tamaño', 'Le cabe la lámpara, el agua y el celular.'],
    ['Combina con la cama', 'No era del mismo juego y parece que sí.'],
  ],
  ropero: [
    ['Le cupo todo', 'Por fin salió la ropa de las cajas.'],
    ['Puertas derechas', 'Con el ajuste de las bisagras cerraron al ras.'],
    ['Hay que armarlo entre dos', 'Nos llevó una tarde y el instructivo sí se entiende.'],
  ],
  juegoRecamara: [
    ['Cuarto nuevo', 'Llegó todo el mismo día y del mismo color.'],
    ['Para estrenar casa', 'Fue lo primero que compramos y no nos arrepentimos.'],
    ['Bien parejo', 'Los burós quedan a la altura del colchón.'],
  ],
  camaInfantil: [
    ['Ya duerme solo', 'Con su cama nueva no volvió a pasarse a la nuestra.'],
    ['Segura', 'Revisé las orillas y todas vienen redondeadas.'],
    ['Sin astillas', 'La pintura está pareja y no huele.'],
  ],
  muebleInfantil: [
    ['A su altura', 'Guarda sus cosas sin ayuda, que ya es decir.'],
    ['Se limpia fácil', 'Crayola y plumón salen con un trapo húmedo.'],
    ['Resistente', 'Aguanta a mis gemelos, no digo más.'],
  ],
  comedor: [
    ['Comidas de domingo', 'Cabemos la familia y todavía el plato de en medio.'],
    ['Maciza', 'No se mueve al recargarse.'],
    ['Muy bonito color', 'La veta se ve natural y no marca los vasos.'],
    ['Bien empacado', 'Venía con esquineros y ni un rayón.'],
  ],
  silla: [
    ['Cómoda', 'Aguanta la sobremesa completa, que en mi casa son tres horas.'],
    ['Sin golpes', 'Llegó bien envuelta y derecha.'],
    ['Firme', 'No baila ni rechina.'],
    ['Buen precio', 'Comparé en varias tiendas y aquí salió mejor.'],
    ['Bonita y ligera', 'La muevo con una mano para trapear.'],
    ['Fácil de limpiar', 'Con dos niños chicos era lo que importaba.'],
  ],
  escritorio: [
    ['Para trabajar en casa', 'Le caben la computadora y los papeles sin estorbarse.'],
    ['Buena altura', 'Con la silla que ya tenía quedan bien los codos.'],
    ['Armado en una hora', 'Las piezas vienen numeradas.'],
    ['Estable', 'Escribo a máquina y no se mueve.'],
  ],
  sillaOficina: [
    ['Ocho horas sentado', 'Y la espalda ya no me cobra.'],
    ['Rueda suave', 'No raya la duela.'],
    ['Se ajusta bien', 'Mido uno noventa y me queda.'],
  ],
  librero: [
    ['Aguanta enciclopedias', 'Las repisas no se pandean.'],
    ['Ordenó mi sala', 'Caben los libros y las fotos.'],
    ['Bien sellado', 'Los cantos vienen parejos por los dos lados.'],
  ],
  cocinaIntegral: [
    ['Quedó al ras', 'Las medidas son exactas.'],
    ['Buenas bisagras', 'Cierran solas al final.'],
  ],
  salaJardin: [
    ['Mi lugar favorito', 'Ahora desayuno afuera todos los domingos.'],
    ['Aguantó el aguacero', 'Se mojó dos veces y secó sin mancharse.'],
    ['Cojines gruesos', 'Se quitan y se lavan.'],
  ],
  camastro: [
    ['Siestas de primera', 'Lo peleamos entre cuatro.'],
    ['Aguanta la brisa', 'Vivo en la costa y sigue igual.'],
    ['Cómodo', 'La postura no cansa y se guarda fácil.'],
  ],
  sombra: [
    ['Le cambió la cara al patio', 'Los vecinos ya preguntaron.'],
    ['Buena calidad', 'Se nota en los materiales.'],
    ['Llegó completo', 'Traía las instrucciones claras y toda la tornillería.'],
  ],
};
