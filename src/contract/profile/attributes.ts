import { CREDIT_ACCOUNT } from '../../domain/customer/customer';
import { GENDERS } from '../../domain/customer/gender';

interface AttributeText {
  attribute_code: string;
  frontend_label: string;
  frontend_input: 'text' | 'select' | 'date' | 'boolean';
  required: boolean;
  user_defined: boolean;
  /** Whether a customer changes it by themselves once the account is there. */
  editable: boolean;
  options: readonly { label: string; value: string }[];
}

const attribute = (
  attribute_code: string,
  frontend_label: string,
  more: Partial<Omit<AttributeText, 'attribute_code' | 'frontend_label'>> = {},
): AttributeText => ({
  attribute_code,
  frontend_label,
  frontend_input: 'text',
  required: false,
  user_defined: false,
  editable: false,
  options: [],
  ...more,
});

/** What the shop asks of a customer, as the family describes it (API-080). */
export const CUSTOMER_ATTRIBUTES: readonly AttributeText[] = [
  attribute('firstname', 'Nombre', { required: true, editable: true }),
  attribute('middlename', 'Segundo nombre'),
  attribute('lastname', 'Apellido paterno', { required: true, editable: true }),
  attribute('mothers_name', 'Apellido materno', { user_defined: true }),
  attribute('email', 'Correo electrónico', { required: true, editable: true }),
  attribute('gender', 'Género', { frontend_input: 'select', options: GENDERS }),
  attribute('dob', 'Fecha de nacimiento', { frontend_input: 'date' }),
  attribute('mobile', 'Teléfono', { user_defined: true }),
  attribute(CREDIT_ACCOUNT, 'Cuenta de crédito', { user_defined: true }),
  attribute('is_subscribed', 'Suscripción al boletín', { frontend_input: 'boolean' }),
];
