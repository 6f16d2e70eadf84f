import { commerce, requestContext } from '../../commerce/request-context';
import { branchData } from '../../features/branches/branch-data';
import { BRANCHES_PATH } from '../../features/branches/branches-path';
import { Locator } from '../../features/branches/locator';
import { NearForm } from '../../features/branches/near-form';
import { whereaboutsAt } from '../../features/branches/whereabouts-at';
import { Head } from '../../features/shop/head';
import { href } from '../../features/shop/links';
import { answered } from '../../features/shop/optional';
import { texts } from '../../features/shop/texts';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { enhanced } from '../../ui/enhanced';
import { JsonLd } from '../../ui/html';
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
    <div className="wrap locator-page" {...enhanced('branch-near', {})}>
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
          <NearForm action={href(BRANCHES_PATH)} sku={null} code={code} isWrong={code !== '' && place === null} />
          <Locator branches={branches} place={place} />
          <JsonLd data={branchData(branches)} />
        </>
      )}
    </div>
  );
}
