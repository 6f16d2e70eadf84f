import { requestContext } from '../../commerce/request-context';
import { SWITCH_FROM, switchPath } from '../../contract/store-switch';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/**
 * The other store views, each with a link that keeps the page where that one has it; nothing where there is no other.
 */
export function StoreSwitch() {
  const t = texts();
  const { views, store, path } = requestContext();
  const others = views.filter((view) => view.storeCode !== store.storeCode);
  if (others.length === 0) return null;
  return (
    <nav className="store-switch" aria-label={t('Our other shops')}>
      <h2>{t('Our other shops')}</h2>
      <ul className="store-list">
        {others.map(({ storeCode, name, i18n }) => (
          <li key={storeCode}>
            <a href={href(switchPath(storeCode), { [SWITCH_FROM]: path })} hrefLang={i18n.defaultLocale} rel="nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
