import type { DeliveryDays } from '../domain/delivery-window';

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
}

/** A state with its municipios, as far as they are known here. */
export interface StateMunicipalities {
  name: string;
  municipalities: string[];
}

export interface PostalPort {
  /**
   * null when the code belongs to no state of Mexico. `municipality` and `neighbourhoods` are empty when they are not
   * known here.
   */
  postalCode(code: string): Promise<PostalCode | null>;
  /** All states of Mexico by name. */
  states(): Promise<StateMunicipalities[]>;
}
