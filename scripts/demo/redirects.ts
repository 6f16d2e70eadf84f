/** An address of an older shop and where it leads now, inside its store view. */
export interface RedirectDocument {
  from: string;
  to: string;
}

/** The other name of the store locator. */
export const TO_LOCATOR: RedirectDocument = { from: '/tiendas', to: '/sucursales' };

export const REDIRECTS: Record<'viu' | 'muebles_america' | 'mavi', RedirectDocument[]> &
  Record<string, RedirectDocument[]> = {
  viu: [
    { from: '/muebles/salas', to: '/c/salas-10' },
    { from: '/motocicletas', to: '/c/motos-71' },
    { from: '/politica-de-privacidad', to: '/aviso-de-privacidad' },
    { from: '/promotions', to: '/modulo-promociones' },
    { from: '/ofertas-de-colchones.html', to: '/c/colchones-22' },
  ],
  muebles_america: [
    { from: '/comedores.html', to: '/c/comedores-520' },
    { from: '/salas-de-jardin', to: '/c/jardin-550' },
  ],
  mavi: [
    { from: '/zapatos.html', to: '/c/moda-810' },
    { from: '/celulares-a-credito', to: '/c/celulares-864' },
  ],
  de: [{ from: '/moebel.html', to: '/c/wohnzimmer-310' }],
  it: [{ from: '/mobili.html', to: '/c/soggiorno-410' }],
};
