import type { DeliveryDays } from '../domain/shipping/delivery-window';
import type { BorderRegion } from '../domain/tax';

export interface PostalCode {
  code: string;
  state: string;
  regionId: number;
  regionCode: string;
  municipality: string;
  city: string | null;
  neighbourhoods: string[];
  covered: boolean;
  deliveryDays: DeliveryDays | null;
  /** The border region its municipio lies in, where a reduced tax may be charged; null for none. */
  borderRegion: BorderRegion | null;
}

/** A state with its municipios, as far as they are known here. */
export interface StateMunicipalities {
  name: string;
  municipalities: string[];
}

export interface PostalPort {
  /**
   * null when there is no such code: it belongs to no state of Mexico, or the directory does not have it. `municipality` and `neighbourhoods` are empty when they are not
   * known here.
   */
  postalCode(code: string): Promise<PostalCode | null>;
  /** All states of Mexico by name. */
  states(): Promise<StateMunicipalities[]>;
}

declare module './commerce' {
  interface Commerce {
    postal: PostalPort;
  }
}
