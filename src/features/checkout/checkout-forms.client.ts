// One piece: who fills in a step goes on to the next one, whose form is there then. The address of an account is made
// of the same fields.
export { default as OwnAddressForm } from '../profile/own-address-form.client';
export { default as AddressForm } from './address-form.client';
export { default as BranchForm } from './branch-form.client';
export { default as ChoiceForm } from './choice-form.client';
export { default as OrderForm } from './order-form.client';
