import { commerce, requestContext } from '../../commerce/request-context';
import { branchData } from '../../features/branches/branch-data';
import { locatorRows } from '../../features/branches/branch-rows';
import { BRANCHES_PATH } from '../../features/branches/branches-path';
import { branchesWords } from '../../features/branches/branches-words';
import { PICKUP_PATH } from '../../features/branches/pickup-path';
import { whereaboutsAt } from '../../features/branches/whereabouts-at';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { answered } from '../../features/shop/optional';
import { texts } from '../../features/shop/texts';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { JsonLd } from '../../ui/html';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { ContentPage } from './cms-page';

/**
 * ROUTE-015: where the shop's branches are, when they are open, and how to get there. A shop without any shows the page
 * its retailer wrote, if there is one.
 */
export async function BranchesPage() {
  const t = texts();
  const { store, query } = requestContext();
  const code = query.get('cp') ?? '';
  const [branches, place] = await Promise.all([
    answered('branches', commerce().branches.all()),
    code ? whereaboutsAt(code) : null,
  ]);
  if (branches?.length === 0) return <ContentPage />;
  const title = t('Branches');
  const lead = t('Addresses, hours and telephones of the branches of {shop}.', { shop: store.name });
  return (
    <div className="wrap locator-page">
      <Head title={title} description={lead} canonical={BRANCHES_PATH} />
      <Breadcrumbs
        label={t('You are here')}
        crumbs={[
          { name: t('Home'), href: href('/') },
          { name: title, href: href(BRANCHES_PATH) },
        ]}
      />
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
      {branches === null ? (
        <Notice level="error">{t.message('Could not load branch offices')}</Notice>
      ) : (
        <>
          <Island
            of="locator"
            className="contents"
            props={{
              action: href(BRANCHES_PATH),
              code,
              isAsked: code !== '',
              error: code !== '' && place === null ? t('Postal code not found') : null,
              rows: locatorRows(branches, place),
              pickup: { href: href(PICKUP_PATH), label: t('See which branch has what is in your cart') },
              texts: branchesWords(),
            }}
          />
          <JsonLd data={branchData(branches)} />
        </>
      )}
    </div>
  );
}
