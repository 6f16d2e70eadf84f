import { requestContext } from '../../../commerce/request-context';
import { DESK_ORDERS_PAGE, DESK_SCAN_PAGE } from '../../../contract/desk-pages/forms';
import { LIST, LIST_NAMES } from '../../../contract/desk-pages/lists';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { queryOf, SEARCH } from '../list-address';

/** Finds orders in whatever list they stand, from every page of the desk. */
export function OrderSearch() {
  const t = texts();
  const { path, query } = requestContext();
  const label = t('Name, telephone, e-mail, number, sku, amount or card');
  return (
    <search className="desk-find">
      <form action={href(DESK_ORDERS_PAGE)} method="get">
        <input type="hidden" name={LIST} value={LIST_NAMES.all} autoComplete="off" />
        <input
          className="input"
          name={SEARCH}
          type="search"
          autoComplete="off"
          data-search=""
          aria-label={label}
          placeholder={label}
          defaultValue={path === DESK_ORDERS_PAGE ? (queryOf(query).search ?? '') : ''}
        />
        <Button kind="plain" aria-label={t('Find orders')}>
          <Icon name="search" />
        </Button>
        <a href={href(DESK_SCAN_PAGE)}>{t('Scan orders')}</a>
      </form>
    </search>
  );
}
