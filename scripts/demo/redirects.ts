/** An address of an older shop and where it leads now, inside its store view. */
export interface RedirectDocument {
  from: string;
  to: string;
}

export const REDIRECTS: Record<'viu' | 'muebles_america', RedirectDocument[]> = {
  viu: [
    { from: '/muebles/salas', to: '/c/salas-10' },
    { from: '/motocicletas', to: '/c/motos-71' },
    { from: '/politica-de-privacidad', to: '/aviso-de-privacidad' },
    { from: '/ofertas-de-colchones.html', to: '/c/colchones-22' },
  ],
  muebles_america: [
    { from: '/comedores.html', to: '/c/comedores-520' },
    { from: '/salas-de-jardin', to: '/c/jardin-550' },
  ],
};
