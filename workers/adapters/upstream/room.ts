/**
 * All that speaks to a retailer's API, in one script: it is read where a store view is configured to be a retailer's
 * (`workers/backends.ts`), and only types of it are imported from elsewhere.
 */
export { upstreamCommerce } from '.';
export { isNotNow } from './answer';
export { upstreamBenefits } from './benefits';
export { retailerUser, upstreamCartBackend } from './cart';
export { portSource } from './cart/product-source';
export { upstreamCustomers } from './customers';
export { retailerCustomers } from './customers/calls';
export { upstreamFavorites } from './favorites';
export { upstreamGuarantees } from './guarantees';
export { upstreamHistory } from './history';
export { upstreamNewsletter } from './newsletter';
export { upstreamPhones } from './phone';
export { upstreamProfiles } from './profile';
export { upstreamReturns } from './returns';
export { upstreamReviews } from './reviews';
export { upstreamSocial } from './social';
export { upstreamWallet } from './wallet';
