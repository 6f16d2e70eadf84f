/** The help of the command. */
export const HELP = `Ve y mueve los pedidos de una tienda.

  npm run orders -- list [--status ESTADO] [--search NÚMERO o CORREO] [--to-refund] [--before NÚMERO] [--size 20]
  npm run orders -- show NÚMERO
  npm run orders -- accept NÚMERO            se entregará y se cobrará en la puerta
  npm run orders -- ship NÚMERO [--carrier CÓDIGO --guide GUÍA]   ya salió, con quién y con qué guía
  npm run orders -- guide NÚMERO --carrier CÓDIGO --guide GUÍA    se corrige la paquetería o la guía
  npm run orders -- move NÚMERO --day AAAA-MM-DD [--time HH:MM] --reason MOTIVO   se promete otro día (o, en sucursal, otra hora)
  npm run orders -- tell-again NÚMERO        está listo y nadie lo recoge: se le avisa otra vez y se guarda más días
  npm run orders -- deliver NÚMERO           ya se entregó
  npm run orders -- cancel NÚMERO            se cancela; si ya había salido, regresó
  npm run orders -- undo-accept NÚMERO       ya no se cobra en la puerta: otra vez espera su dinero
  npm run orders -- undo-ship NÚMERO         no ha salido: otra vez por enviar, y se le avisa al cliente
  npm run orders -- undo-deliver NÚMERO      todavía no se entrega
  npm run orders -- note NÚMERO --note TEXTO queda anotado en su historia
  npm run orders -- received NÚMERO MONTO    llegó este dinero
  npm run orders -- undo-received NÚMERO MONTO --note POR QUÉ   se anotó por error: vuelve a deberse
  npm run orders -- reversed NÚMERO MONTO --note REFERENCIA   el banco retiró este dinero (una tarjeta lo dice su pasarela)
  npm run orders -- credit NÚMERO MONTO      el pedido cuesta esto menos
  npm run orders -- refund NÚMERO MONTO --note REFERENCIA   le devolviste este dinero al cliente
  npm run orders -- refund-card NÚMERO MONTO se le devuelve a la tarjeta con la que pagó
  npm run orders -- csv [--from AAAA-MM-DD] [--to AAAA-MM-DD] [--status …] [--search …] [--to-refund] > pedidos.csv
  npm run orders -- csv --lines […]          un renglón por artículo, con su dirección o sucursal: para surtir y enviar

  --store CÓDIGO     vista de tienda (viu)
  --url DIRECCIÓN    tienda; sin ella, la que está abierta en esta máquina
  --token CLAVE      clave de servicio; también en SERVICE_TOKEN
  --carrier CÓDIGO   paquetería: estafeta, dhl, fedex, redpack, paquetexpress, correos, own (entrega propia) o las de CARRIERS
  --guide GUÍA       número de guía
  --day, --time      el nuevo día, y en sucursal desde qué hora está listo, con su reloj
  --reason MOTIVO    lo lee el cliente: carrier (paquetería), goods (falta algo), road (clima o camino), asked (lo pidió), shop (nos lleva más)
  --note TEXTO       nota que queda en la historia del pedido
  --key CLAVE        repite con su clave una orden que quedó sin respuesta: se hace una sola vez
  --help             esta ayuda

ESTADO: pending (por pagar), processing (por enviar), sent (enviado), complete (entregado), canceled (cancelado), expired (vencido).
MONTO: pesos con punto y a lo más dos decimales, por ejemplo 1399.50. Las fechas son de la Ciudad de México.`;

/** One line for whoever called it the wrong way. */
export const USAGE =
  'Uso: npm run orders -- list, show NÚMERO, ship NÚMERO, refund NÚMERO MONTO, csv … (todo con --help)';
