// One piece: who fills in a step goes on to the next one, whose form is there then.
export { default as AddressForm } from './address-form.client';
export { default as BranchForm } from './branch-form.client';
export { default as ChoiceForm } from './choice-form.client';
export { default as OrderForm } from './order-form.client';
