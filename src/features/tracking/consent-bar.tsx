import { requestContext } from '../../commerce/request-context';
import { Island } from '../../ui/island';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** The question whether the shop may measure, on every page; the retailer's own tag is noted for whoever agreed. */
export function ConsentBar() {
  const t = texts();
  const tag = requestContext().store.tag?.script;
  return (
    <Island
      of="consent-bar"
      data-measured={tag ?? ''}
      props={{
        tag,
        privacy: href('/aviso-de-privacidad'),
        texts: {
          label: t('Measuring'),
          question: t(
            'May we keep in your browser which link brought you here, and measure what is seen and bought? The shop works the same without it.',
          ),
          privacy: t('Privacy notice'),
          no: t('No, thanks'),
          yes: t('Yes, that is fine'),
        },
      }}
    />
  );
}
