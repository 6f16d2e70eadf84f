import { commerce } from '../commerce/request-context';
import { requireDesk } from '../features/desk/require-desk';
import { deskTime } from '../features/desk/words';
import { Head } from '../features/shop/head';
import { texts } from '../features/shop/texts';

/** What keeps a shop running: its catalogue, messages that wait or were given up, and the last imports. */
export async function DeskHealthPage() {
  const t = texts();
  const [version, health] = await Promise.all([commerce().catalogue.version(), requireDesk().health()]);
  const facts = [
    [t('Catalogue version'), version],
    [t('Messages that wait'), String(health.waiting)],
    ...(health.oldestWaiting === null ? [] : [[t('Oldest of them'), deskTime(health.oldestWaiting)] as const]),
    [t('Messages given up'), String(health.givenUpCount)],
  ] as const;
  const outcomes = { applied: t('Import applied'), dropped: t('Import dropped'), open: t('Import open') };
  const scopes = { catalogue: t('Scope catalogue'), stock: t('Scope stock') };
  return (
    <>
      <Head title={t('Health')} canonical={null} />
      <h1>{t('Health')}</h1>
      <dl className="desk-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {health.givenUp.length > 0 && <h2>{t('Messages given up')}</h2>}
      <ul className="desk-list">
        {health.givenUp.map(({ id, type, subject, at, failure }) => (
          <li key={id}>
            <span>{deskTime(at)}</span>
            <span>{type}</span>
            <span>{subject}</span>
            <span>{failure}</span>
          </li>
        ))}
      </ul>
      <h2>{t('Last imports')}</h2>
      <ul className="desk-list">
        {health.imports.map(({ run, scope, beganAt, outcome }) => (
          <li key={run}>
            <span>{run}</span>
            <span>{deskTime(beganAt)}</span>
            <span>{scopes[scope]}</span>
            <span>{outcomes[outcome ?? 'open']}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
