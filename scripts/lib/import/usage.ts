/** The help of the import command. */
export const HELP = `Importa un catálogo en una vista de tienda, o revisa qué pasaría.

  npm run import -- [opciones] ARCHIVO, CARPETA o entidad=ARCHIVO …
  npm run import -- --stock existencias.csv

Archivos: JSON (una lista, uno por renglón, uno tras otro, o la respuesta de un buscador), .gz, CSV de WooCommerce, Shopify, Tiendanube o Magento.
Cada campo está en docs/catalogue.md.

  --store CÓDIGO      vista de tienda (viu)
  --url DIRECCIÓN     tienda; sin ella, la que está abierta en esta máquina
  --token CLAVE       clave de servicio; también en SERVICE_TOKEN
  --check             revisa todo y no escribe nada en la tienda; precios y piezas de cada clave quedan en .data/imports/precios-VISTA.csv
  --prices with-iva | without-iva   si los precios de un CSV llevan IVA
  --mapping ARCHIVO   mapeo propio de las columnas de un CSV
  --pictures CARPETA  carpeta con las imágenes que nombran los documentos: se codifican una vez
  --default-tax-class N   clase de impuesto de los productos que no dicen la suya; sin ella se omiten
  --stock ARCHIVO     existencias y precios del día; con --mapping, un CSV de productos con sus piezas por lugar
  --help              esta ayuda

La importación se detiene antes de hacer daño; cada palabra la deja seguir:
  --allow-skipped     aunque se omita más del 5 % de los documentos
  --allow-fewer       aunque quede menos del 80 % de los productos que se venden
  --allow-untaxed     aunque haya productos sin tasa de IVA
  --allow-repeated    aunque dos archivos traigan los mismos documentos
  --allow-broken      aunque un archivo traiga bytes dañados
  --allow-unlimited   aunque un CSV no diga cuántas piezas hay: se vende sin límite
  --allow-unended     aunque el último renglón de un CSV no termine, como el de uno cortado

Lo que se omite queda entero en .data/imports/omitidos-VISTA.txt. Una importación cortada sigue con la misma orden.`;

/** One line for whoever called it the wrong way. */
export const USAGE =
  'Uso: npm run import -- [opciones] ARCHIVO, CARPETA o entidad=ARCHIVO … — o bien: --stock existencias.csv (todo con --help)';
