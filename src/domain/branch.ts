/** Days from 1, Monday, to 7, Sunday; clock times like 09:30. */
export interface OpeningHours {
  day: number;
  opens: string;
  closes: string;
}

/** A shop of the retailer's where an order can be picked up. */
export interface Branch {
  code: string;
  name: string;
  streetAddress: string;
  exteriorNumber: string;
  /** The colonia. */
  neighbourhood: string;
  city: string;
  state: string;
  region_id: number | null;
  region_code: string | null;
  zipCode: string;
  phoneNumber: string;
  /** Of the days it is open on, in their order. */
  hours: OpeningHours[];
  /** By whose clock it opens (America/Tijuana); left out: that of Mexico City. */
  timeZone?: string;
  /** null where nobody knows where exactly it is. */
  position: { latitude: number; longitude: number } | null;
}

/** A branch and how many of some skus it has. */
export interface StockedBranch extends Branch {
  stock: { sku: string; qty: number }[];
}
