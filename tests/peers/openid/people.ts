/** Somebody who has an account with the provider. */
export interface Person {
  sub: string;
  label: string;
  claims: Record<string, unknown>;
}

/** Whom the chooser offers. */
export const PEOPLE: readonly Person[] = [
  {
    sub: '1001',
    label: 'Ana Pech',
    claims: {
      email: 'ana.pech@correo.example',
      email_verified: true,
      given_name: 'Ana',
      family_name: 'Pech Uc',
      name: 'Ana Pech Uc',
    },
  },
  {
    sub: '1002',
    label: 'Beto, un solo nombre',
    claims: { email: 'beto@correo.example', email_verified: 'true', name: 'Beto' },
  },
  {
    sub: '1003',
    label: 'Carla, correo sin confirmar',
    claims: { email: 'carla@correo.example', email_verified: false, name: 'Carla Díaz' },
  },
  { sub: '1004', label: 'Daniel, sin correo', claims: { name: 'Daniel Ek' } },
];
