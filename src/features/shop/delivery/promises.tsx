import type { CmsDocument } from '../../../domain/catalogue/document';
import { Html } from '../../../ui/html';
import { PageIcon, type PageIconName } from '../../../ui/page-icon';
import { monthsPromise } from '../months/months-view';
import { texts } from '../texts';

/** What a shopper may count on, in a few lines; above them, what the retailer says of it. */
export function Promises({ lead }: { lead?: CmsDocument }) {
  const t = texts();
  const months = monthsPromise();
  const promises: { icon: PageIconName; title: string; text: string }[] = [
    { icon: 'truck', title: t('Delivery to your door'), text: t('2 to 8 working days, with the date before you pay') },
    { icon: 'cash', title: t('Pay when you receive it'), text: t('In cash, at your door') },
    ...(months ? [{ icon: 'card' as const, title: t('Months without interest'), text: months }] : []),
    { icon: 'shield', title: t('Warranty in writing'), text: t('On every product') },
    { icon: 'undo', title: t('Changed your mind?'), text: t('5 working days from delivery to say so') },
  ];
  return (
    <section className="section" aria-label={t('What you can count on')}>
      {lead && <Html html={lead.content} className="promises-lead" />}
      <ul className="promises">
        {promises.map((promise) => (
          <li key={promise.title}>
            <PageIcon name={promise.icon} size={26} />
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
