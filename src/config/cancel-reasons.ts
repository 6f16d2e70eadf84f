/** Why an order is canceled, as its shopper may say; `label` is a key of the dictionary. Ids are kept, labels may change. */
export const CANCEL_REASONS = [
  { id: 'changed-mind', label: 'I changed my mind' },
  { id: 'wrong-order', label: 'I ordered something wrong' },
  { id: 'takes-too-long', label: 'It takes too long' },
  { id: 'cheaper-elsewhere', label: 'I found it cheaper' },
  { id: 'other', label: 'Another reason' },
] as const;
