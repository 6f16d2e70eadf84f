/** Client components as they are: where no build made a bundle of them. */
export const islandsModule = () => import('../../workers/pages/islands.ssr');
