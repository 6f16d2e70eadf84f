export * from './coupons';
export * from './customers';
export * from './imports';
export * from './order-holds';
export * from './orders';
export * from './outbox';
export * from './passkeys';
export * from './stock';
