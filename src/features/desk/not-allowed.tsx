import { requestContext } from '../../commerce/request-context';
import { Head } from '../shop/layout/head';
import { texts } from '../shop/texts';

const FORBIDDEN = 403;

/** What stands in the place of a page that the operator's role does not show. */
export function NotAllowed({ title }: { title: string }) {
  const t = texts();
  requestContext().noteStatus(FORBIDDEN);
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{title}</h1>
      <p>{t('Your role does not show this')}</p>
    </>
  );
}
