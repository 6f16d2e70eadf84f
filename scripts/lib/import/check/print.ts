import { relative } from 'node:path';
import { formatMoney } from '../../../../src/domain/money';
import { reasonText } from '../../../../src/features/desk/imports/reasons.ts';
import type { CatalogueFacts, Sample } from './catalogue-facts.ts';
import type { Check } from './check.ts';
import type { Group, Grouped } from './grouped.ts';
import { wordOf } from './guards.ts';
import { allowedHosts, missingPages, missingPictures } from './surroundings.ts';

const MOST_GROUPS = 20;
const MOST_NAMED = 8;
const whole = new Intl.NumberFormat('es-MX');

const listed = (values: readonly (string | number)[]): string =>
  values.slice(0, MOST_NAMED).join(', ') +
  (values.length > MOST_NAMED ? ` … y ${whole.format(values.length - MOST_NAMED)} más` : '');

function groupLines(title: string, grouped: Grouped): string[] {
  const { groups } = grouped;
  if (groups.length === 0) return [];
  const line = ({ reason, count, examples }: Group): string =>
    `    ${whole.format(count)} × ${reasonText(reason)} — ${examples.join(', ')}`;
  const rest = groups.length > MOST_GROUPS ? [`    … y ${groups.length - MOST_GROUPS} razones más`] : [];
  return [`  ${title}:`, ...groups.slice(0, MOST_GROUPS).map(line), ...rest];
}

function sampleLine({ card, category, variants }: Sample): string {
  const parts = [
    card.price.gross > 0 ? `${card.from ? 'desde ' : ''}${formatMoney(card.price.gross, '$')}` : 'sin precio',
    card.price.regularGross > card.price.gross ? `antes ${formatMoney(card.price.regularGross, '$')}` : '',
    card.price.rate > 0 ? `IVA ${card.price.rate} %` : 'sin IVA',
    variants > 0 ? `${variants} variantes` : '',
    card.availability === 'in_stock' ? '' : 'agotado',
    category ?? 'sin categoría',
    card.image ?? 'sin imagen',
  ];
  return `    ${card.name} (${card.sku}) · ${parts.filter(Boolean).join(' · ')}`;
}

function catalogueLines(facts: CatalogueFacts): string[] {
  const { cycles, orphans } = facts.categories;
  const said: [number, string][] = [
    [
      facts.withoutVariants.count,
      `productos configurables sin variantes que vender; van al final y sin precio: ${facts.withoutVariants.examples.join(', ')}`,
    ],
    [
      facts.withoutMembers.count,
      `juegos y paquetes sin piezas; se muestran agotados: ${facts.withoutMembers.examples.join(', ')}`,
    ],
    [
      facts.withoutCategory.count,
      `productos en ninguna categoría del catálogo; solo se hallan buscando: ${facts.withoutCategory.examples.join(', ')}`,
    ],
    [facts.switchedOff.length, `categorías bajo una apagada; sus páginas responden 404: ${listed(facts.switchedOff)}`],
    [cycles.length, `categorías que cuelgan de sí mismas; ningún menú las muestra: ${listed(cycles)}`],
    [orphans.length, `categorías cuyo padre no está; ningún menú las muestra: ${listed(orphans)}`],
  ];
  return said.flatMap(([count, text]) => (count > 0 ? `  ${whole.format(count)} ${text}` : []));
}

function surroundingLines(check: Check, inFolder: readonly string[] | null): string[] {
  const { facts, counts } = check;
  const pages = counts.has('product') ? missingPages(facts.pages) : [];
  const hosts = [...facts.hosts].filter(([host]) => !allowedHosts().has(host));
  const pictures = missingPictures(new Set(inFolder ?? facts.pictures));
  return [
    pages.length > 0
      ? `  Nadie escribió ${listed(pages)}: se muestra un texto neutro. Van como cms_page con ese identifier.`
      : '',
    hosts.length > 0
      ? `  Imágenes de otros sitios, que el navegador no muestra hasta que MEDIA_HOSTS los nombre: ${listed(hosts.map(([host, count]) => `https://${host} (${whole.format(count)})`))}`
      : '',
    pictures.length > 0
      ? `  ${whole.format(pictures.length)} imágenes no están en ${inFolder ? 'la carpeta ni en ' : ''}public/media, como ${listed(pictures.slice(0, 2))}.${inFolder ? '' : ' Da su carpeta con --pictures CARPETA.'}`
      : '',
  ].filter(Boolean);
}

/**
 * What an import would come to, line by line; `isWhole` adds some products as they would look. `inFolder` are the pictures
 * that are not in the folder that was named, null when none was.
 */
export function checkLines(
  check: Check,
  isWhole: boolean,
  now: number,
  inFolder: readonly string[] | null = null,
): string[] {
  const counts = [...check.counts].map(
    ([entity, { read, accepted }]) => `    ${wordOf(entity)}: ${whole.format(accepted)} de ${whole.format(read)}`,
  );
  const samples = isWhole ? check.facts.samples(now).map(sampleLine) : [];
  return [
    ...(isWhole ? ['  Se tomarían:', ...counts] : []),
    ...groupLines('Se omiten', check.skipped),
    ...groupLines('Se quita solo el dato y se queda el documento', check.fields),
    ...catalogueLines(check.facts),
    ...surroundingLines(check, inFolder),
    ...check.left.map((text) => `  ${text}`),
    ...(samples.length > 0 ? ['  Así se verían:', ...samples] : []),
    ...(check.list ? [`  La lista completa está en ${relative(process.cwd(), check.list)}.`] : []),
  ];
}
