import { motorcycleByCategory } from '../domain/cart/validate';

/** Categories that hold motorcycles, by store view. */
const MOTORCYCLE_CATEGORIES: Record<string, number[]> = { viu: [71] };

/** What tells a motorcycle in a store view: it is bought alone and one at a time. */
export const motorcycles = (storeCode: string) => motorcycleByCategory(MOTORCYCLE_CATEGORIES[storeCode] ?? []);
