import { requestContext } from '../../commerce/request-context';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

const LOOK_AGAIN_SECONDS = 5;

/** Nobody knows yet whether the order was taken: the page says so and looks again by itself. */
export function Checking() {
  const t = texts();
  const { path } = requestContext();
  return (
    <div className="wrap">
      <Head title={t('We are checking your order')} canonical={null} />
      <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />
      <EmptyState
        title={t('We are checking your order')}
        action={<ButtonLink href={href(path)}>{t('Look again')}</ButtonLink>}
      >
        <p role="status">
          {t('Do not place it again. The answer is taking longer than usual; this page looks for it by itself.')}
        </p>
      </EmptyState>
    </div>
  );
}
