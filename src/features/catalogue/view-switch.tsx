import { PageIcon } from '../../ui/page-icon';
import { texts } from '../shop/texts';

interface ViewSwitchProps {
  asList: boolean;
  hrefs: { grid: string; list: string };
}

/** Grid or list, as two links: where one is now is said, where one may go can be followed. */
export function ViewSwitch({ asList, hrefs }: ViewSwitchProps) {
  const t = texts();
  return (
    <div className="view-switch">
      <a href={hrefs.grid} rel="nofollow" aria-label={t('Grid view')} aria-current={asList ? undefined : 'true'}>
        <PageIcon name="grid" size={20} />
      </a>
      <a href={hrefs.list} rel="nofollow" aria-label={t('List view')} aria-current={asList ? 'true' : undefined}>
        <PageIcon name="list" size={20} />
      </a>
    </div>
  );
}
