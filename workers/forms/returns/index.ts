import type { RETURNS_FORMS } from '../../../src/contract/returns/forms';
import type { FormHandlers } from '../serving/sent-form';
import { authoriseReturn, beginReturn, closeReturn, receiveReturn, refuseReturn } from './desk';
import { askReturn, returnPictureSent, shipReturn, takePictureAway, withdrawReturn } from './own';

/** Forms of what customers send back. */
export const returnsForms: FormHandlers<typeof RETURNS_FORMS> = {
  devolver: askReturn,
  'devolver-foto': returnPictureSent,
  'devolver-quitar-foto': takePictureAway,
  'devolver-enviado': shipReturn,
  'devolver-retirar': withdrawReturn,
  'operacion-devolucion-empezar': beginReturn,
  'operacion-devolucion-autorizar': authoriseReturn,
  'operacion-devolucion-rechazar': refuseReturn,
  'operacion-devolucion-recibir': receiveReturn,
  'operacion-devolucion-cerrar': closeReturn,
};
