import type { OpinionsByFamily } from './opinion.ts';

/** What is said of machines: at home, in the pocket and on the street. */
export const APARATOS: OpinionsByFamily = {
  refrigerador: [
    ['Enfría parejo', 'La verdura de abajo dura el doble.'],
    ['Muy amplio', 'Cupo el pastel de quince años completo.'],
    ['Casi no se oye', 'Está pegado a la recámara y no molesta.'],
    ['El recibo de luz bajó', 'Era de esperarse: el otro tenía veinte años.'],
  ],
  lavadora: [
    ['La ropa sale casi seca', 'En dos horas de tendedero ya está lista.'],
    ['Le caben las cobijas', 'Antes tenía que llevarlas a la lavandería.'],
    ['Fácil de usar', 'Mi mamá le entendió sin ayuda, con eso digo todo.'],
    ['Vibra poco', 'La nivelé bien y no camina.'],
  ],
  estufa: [
    ['Flama fuerte', 'El agua de los tamales hierve rápido.'],
    ['Hornea parejo', 'Los panes salen dorados de todos lados.'],
    ['Fácil de limpiar', 'Las parrillas se quitan y van a la tarja.'],
  ],
  parrilla: [
    ['Quedó empotrada a la primera', 'La plantilla del corte venía en la caja.'],
    ['Bonita y práctica', 'Se limpia de una pasada.'],
    ['Calienta rápido', 'El café está en lo que parto la fruta.'],
  ],
  horno: [
    ['Lo uso diario', 'Para recalentar y hasta para pasteles.'],
    ['Calienta parejo', 'Ya no queda frío en medio.'],
    ['Botones claros', 'Letra grande y en español.'],
  ],
  campana: [
    ['Se lleva el humo', 'Freí chiles y nadie tosió.'],
    ['Luz muy buena', 'Ahora sí veo lo que guiso.'],
  ],
  minisplit: [
    ['Enfría rápido', 'En diez minutos el cuarto está fresco.'],
    ['Silencioso', 'Se nos olvida que está prendido.'],
    ['Gasta poco', 'Esperaba un recibo peor.'],
  ],
  ventilador: [
    ['Buen aire', 'En el dos alcanza para toda la recámara.'],
    ['No hace ruido', 'Duermo con él toda la noche.'],
    ['Fácil de limpiar', 'La rejilla se quita sin herramienta.'],
  ],
  agua: [
    ['Sin fugas', 'Las conexiones venían en la caja y sellaron bien.'],
    ['Agua limpia', 'La tapa sí cierra, no como el anterior.'],
  ],
  pantalla: [
    ['Se ve muy bien', 'El partido parece que es en la sala.'],
    ['Fácil de conectar', 'Encontró el internet y listo.'],
    ['Buen tamaño', 'Para mi recámara era lo justo.'],
    ['Colores vivos', 'Mi hijo juega y no se ve barrido.'],
  ],
  bocina: [
    ['Suena fuerte y claro', 'En la fiesta no hizo falta otra cosa.'],
    ['Buen bajo', 'No distorsiona aunque le suba.'],
    ['Se conecta luego luego', 'Mi celular la encontró a la primera.'],
    ['Bien por el precio', 'Hay más caras que hacen lo mismo.'],
  ],
  audifono: [
    ['No aprietan', 'Los traigo toda la mañana en juntas.'],
    ['Aíslan bien', 'En el camión ya no oigo al chofer.'],
    ['Batería que rinde', 'Los cargo una vez a la semana.'],
  ],
  laptop: [
    ['Rápida', 'Prende en segundos y no se traba con muchas ventanas.'],
    ['Para la universidad', 'Pesa poco y la batería llega a la última clase.'],
    ['Buen teclado', 'Trae la ñ donde debe ir.'],
  ],
  monitor: [
    ['Descansa la vista', 'Trabajo todo el día y ya no me arden los ojos.'],
    ['Buen tamaño', 'Caben dos documentos de lado a lado.'],
  ],
  tableta: [
    ['Para las clases de mi hija', 'No ha fallado una sola videollamada.'],
    ['Buena pantalla', 'Leo el periódico sin lentes.'],
    ['Ligera', 'La llevo en la bolsa sin sentirla.'],
  ],
  celular: [
    ['Llegó sellado', 'Le puse mi chip y funcionó a la primera.'],
    ['Buena cámara', 'Las fotos de noche salen claras.'],
    ['Batería para todo el día', 'Y eso que traigo el mapa abierto.'],
    ['Se lo compré a mi mamá', 'Letra grande y suena fuerte, que era lo que quería.'],
    ['Vale lo que cuesta', 'No es lo último, pero no se traba.'],
  ],
  moto: [
    ['Rinde muchísimo', 'Voy y vengo del trabajo toda la semana con un tanque.'],
    ['Todo en regla', 'La factura venía con el número de serie y el trámite fue rápido.'],
    ['Fácil de manejar', 'Aprendí en el estacionamiento en una tarde.'],
    ['Buena respuesta', 'Sale bien en el semáforo y frena parejo.'],
  ],
  bicicleta: [
    ['Ya no hay pretexto', 'Me voy al trabajo en ella y llego antes que en camión.'],
    ['Bien ajustada', 'Solo puse el manubrio y los pedales.'],
    ['Resistente', 'Tope tras tope y el rin sigue derecho.'],
  ],
  casco: [
    ['No aprieta las sienes', 'Pedí mi talla de siempre y quedó.'],
    ['Se siente firme', 'A velocidad no jala ni silba.'],
    ['Visera clara', 'De noche se ve muy bien.'],
  ],
  patin: [
    ['Rueda suave', 'Mi hijo no se ha bajado desde que llegó.'],
    ['Fuerte', 'Lo usa también el papá y no se dobla.'],
  ],
  ejercicio: [
    ['Ya no hay pretexto', 'Llevo un mes y sigue como nuevo.'],
    ['Estable', 'No se mueve aunque le dé fuerte.'],
    ['Instrucciones claras', 'Lo armé solo, con calma, en una mañana.'],
    ['Sin ruido', 'Entreno temprano y nadie se despierta.'],
  ],
  cafetera: [
    ['Buen café', 'Ya no compro en la calle.'],
    ['Fácil de lavar', 'Se enjuaga y queda lista para mañana.'],
    ['Regalo acertado', 'Se la di a mi suegra y ya me perdonó lo del año pasado.'],
    ['Se siente firme', 'Ninguna pieza floja.'],
  ],
  preparacion: [
    ['De uso diario', 'No ocupa mucho lugar y trabaja bien.'],
    ['Se siente de calidad', 'Nada de plásticos delgados.'],
    ['Fácil de lavar', 'Se desarma sin pelearse.'],
    ['Justo para mi cocina', 'Cabe debajo de la alacena.'],
  ],
  herramientaElectrica: [
    ['Con fuerza', 'No se queja aunque trabaje seguido.'],
    ['Buen agarre', 'No cansa la mano.'],
    ['Buen equipo', 'Lo uso en el taller todos los días.'],
  ],
};
