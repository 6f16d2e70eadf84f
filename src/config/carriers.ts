import type { Carrier } from '../domain/order/dispatch';

/** Own delivery: nobody else knows where the parcel is. */
export const OWN_DELIVERY = 'own';

/**
 * Carriers of a store view whose settings name none, as they are common in Mexico. Their links are those that other
 * shops use, compared in November 2026 and not promised by the carriers: CARRIERS puts others in their place.
 */
export const CARRIERS: readonly Carrier[] = [
  {
    code: 'estafeta',
    name: 'Estafeta',
    link: 'https://cs.estafeta.com/es/Tracking/searchByGet?wayBill={guide}&wayBillType=0&isShipmentDetail=False',
    guide: '[0-9]{10}|[0-9A-Z]{22}',
  },
  {
    code: 'dhl',
    name: 'DHL',
    link: 'https://www.dhl.com/mx-es/home/tracking.html?tracking-id={guide}&submit=1',
    guide: '[0-9]{10}|[0-9A-Z]{12,30}',
  },
  {
    code: 'fedex',
    name: 'FedEx',
    link: 'https://www.fedex.com/fedextrack/?trknbr={guide}',
    guide: '[0-9]{12,22}',
  },
  {
    code: 'redpack',
    name: 'Redpack',
    link: 'https://www.redpack.com.mx/es/rastreo/?guias={guide}',
    guide: '[0-9A-Z]{8,20}',
  },
  {
    code: 'paquetexpress',
    name: 'Paquetexpress',
    link: 'https://www.paquetexpress.com.mx/rastreo/{guide}',
    guide: '[0-9A-Z]{8,25}',
  },
  {
    code: 'correos',
    name: 'Correos de México',
    link: 'https://www.correosdemexico.gob.mx/SSLServicios/SeguimientoEnvio/Seguimiento.aspx',
    guide: '[A-Z]{2}[0-9]{9}[A-Z]{2}|[0-9A-Z]{10,25}',
  },
  { code: OWN_DELIVERY, name: 'Entrega propia', link: null },
];
