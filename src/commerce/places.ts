import type { DeliveryDays } from '../domain/shipping';

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

export interface PlacesPort {
  /** null when the code belongs to no state of Mexico. `neighbourhoods` is empty when its colonias are not known here. */
  postalCode(code: string): Promise<PostalCode | null>;
}
