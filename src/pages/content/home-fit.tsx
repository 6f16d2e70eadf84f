import { requestContext } from '../../commerce/request-context';
import { wayBack, withParameter } from '../../config/way-back';
import { BACK } from '../../contract/customers/pages';
import { DOOR_FILTER, doorId } from '../../domain/catalogue/listing/door-filter';
import { type Home, type HomeField, readHome } from '../../domain/fits/home';
import type { Thing } from '../../domain/fits/thing';
import { atDoor } from '../../domain/fits/verdict';
import { COUNT_PARAM, START_PARAM } from '../../features/catalogue/listing-query';
import { fitLines } from '../../features/fits/fit-lines';
import { fitTexts } from '../../features/fits/fit-texts';
import { HOME_PAGE, thingIn, thingParams, typedIn } from '../../features/fits/home-page';
import { SEARCH_PATH } from '../../features/search/searched-text';
import { OFFERS_PATH } from '../../features/shop/departments/departments-path';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';

const isList = (path: string): boolean =>
  path.startsWith('/c/') || [SEARCH_PATH, OFFERS_PATH].some((list) => path.split('?')[0] === list);

/** The same list from its beginning, of what goes through this door. */
function throughDoorIn(list: string, { door }: Home): string {
  const [path = '', search = ''] = list.split('?');
  const query = new URLSearchParams(search);
  for (const name of [START_PARAM, COUNT_PARAM]) query.delete(name);
  return withParameter(`${path}?${query}`, DOOR_FILTER, doorId(door));
}

function Answer({ thing, home }: { thing: Thing; home: Home }) {
  const goes = atDoor(thing, home.door).is !== 'no';
  return (
    <Notice level={goes ? 'success' : 'warning'}>
      {fitLines(thing, home, fitTexts()).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

/**
 * The measures of a home, once for every page: kept on the device where there is script; where there is none, what was
 * asked is answered here, and lists are led to by their address.
 */
export function HomeFitPage() {
  const t = texts();
  const { store, query } = requestContext();
  const typed = typedIn(query);
  const isAsked = Object.values(typed).some((text) => text !== '');
  const read = readHome((name) => typed[name] ?? '');
  const thing = thingIn(query);
  const back = wayBack(store, query.get(BACK));
  const title = t('Does it fit through your door?');
  const lead = t('Measure once, in centimetres: every product says whether it goes in. It stays on this device.');
  return (
    <div className="wrap account-page">
      <Head title={title} description={lead} canonical={null} />
      <section className="account-plane">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        {thing && read.home && <Answer thing={thing} home={read.home} />}
        {back && read.home && isList(back) && (
          <ButtonLink href={href(throughDoorIn(back, read.home))} rel="nofollow">
            {t('See what goes through my door')}
          </ButtonLink>
        )}
        {back && (
          <ButtonLink kind="plain" href={href(back)}>
            {t('Back to where you were')}
          </ButtonLink>
        )}
        <Island
          of="home-form"
          props={{
            action: href(HOME_PAGE),
            keep: { ...(thing && thingParams(thing)), ...(back && { [BACK]: href(back) }) },
            typed,
            problems: isAsked && !read.home ? read.problems : {},
            texts: {
              title,
              lead,
              close: t('Close'),
              optional: t('optional'),
              groups: [t('Your door'), t('Your lift'), t('The place it is for')],
              fields: fieldLabels(),
              missing: t('This measure is missing.'),
              senseless: t('Centimetres, from {least} to {most}.', { least: '{least}', most: '{most}' }),
              save: t('Save my measures'),
              saved: t('We keep your measures on this device.'),
              forget: t('Forget my measures'),
            },
            fit: fitTexts(),
          }}
        />
      </section>
    </div>
  );
}

/** Labels of the fields by the end of their names; those of a lift say what of it is measured. */
function fieldLabels(): Record<HomeField, string> {
  const t = texts();
  const [wide, deep, high] = [t('Width (cm)'), t('Depth (cm)'), t('Height (cm)')];
  const labels: Record<HomeField, string> = {
    'puerta-ancho': wide,
    'puerta-alto': high,
    'elevador-ancho': t('Width of its door (cm)'),
    'elevador-alto': t('Height of its door (cm)'),
    'elevador-fondo': t('Depth of the cabin (cm)'),
    'lugar-ancho': wide,
    'lugar-fondo': deep,
    'lugar-alto': high,
  };
  return labels;
}
