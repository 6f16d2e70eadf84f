/** Stands in the OpenAPI document where the origin of the shop belongs: the rest is the same for every host. */
export const ORIGIN = 'https://origin.invalid';
