import type { Branch } from './branch';

/** A branch in the border region that is open all day from Monday to Saturday. */
export const BRANCH: Branch = {
  code: 'TIJ-RIO',
  name: 'Tijuana Zona Río',
  streetAddress: 'Paseo del Mezquite',
  exteriorNumber: '1520',
  neighbourhood: 'Zona Urbana Río',
  city: 'Tijuana',
  state: 'Baja California',
  region_id: 2,
  region_code: 'BCN',
  zipCode: '22010',
  phoneNumber: '6645550122',
  hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '20:00' })),
  timeZone: 'America/Tijuana',
  position: { latitude: 32.5266, longitude: -117.0253 },
};
