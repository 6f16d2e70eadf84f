type IslandsModule = typeof import('./islands.ssr');

/** The bundle of the environment in which client components draw HTML. */
export const islandsModule = (): Promise<IslandsModule> =>
  import.meta.viteRsc.loadModule<IslandsModule>('ssr', 'islands');
