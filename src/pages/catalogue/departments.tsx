import { commerce } from '../../commerce/request-context';
import { DepartmentList } from '../../features/shop/departments/department-list';
import { departmentsOf } from '../../features/shop/departments/departments';
import { DEPARTMENTS_ID, DEPARTMENTS_PATH } from '../../features/shop/departments/departments-path';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { alternatesOf } from '../../features/store-views/alternates';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Static } from '../../ui/static';

/** Every department with what is in it, on one page. */
export async function DepartmentsPage() {
  const t = texts();
  const categories = await commerce().catalogue.categories();
  return (
    <>
      <Head
        title={t('All categories')}
        description={t('Everything with the price in sight and delivery to your door.')}
        canonical={DEPARTMENTS_PATH}
        alternates={await alternatesOf({ kind: 'everywhere', path: DEPARTMENTS_PATH }, DEPARTMENTS_PATH)}
      />
      <Static as="div" className="wrap">
        <div className="list-head page-head">
          <h1>{t('All categories')}</h1>
        </div>
        {categories.length > 0 ? (
          <DepartmentList departments={departmentsOf(categories)} id={DEPARTMENTS_ID} />
        ) : (
          <EmptyState
            heading={2}
            title={t('There are no products here yet')}
            action={<ButtonLink href={href('/')}>{t('Go to the home page')}</ButtonLink>}
          />
        )}
      </Static>
    </>
  );
}
