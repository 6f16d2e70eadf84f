import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

export function ErrorPage() {
  const t = texts();
  return (
    <div className="wrap">
      <Head title={t('Something went wrong')} canonical={null} />
      <EmptyState
        title={t('Something went wrong on our side')}
        action={<ButtonLink href={href('/')}>{t('Go to the home page')}</ButtonLink>}
      >
        <p>{t('You have lost nothing: your cart is kept. Wait a moment and try again.')}</p>
      </EmptyState>
    </div>
  );
}
