import { requestContext } from '../../commerce/request-context';
import { AUDIT_ABOUT, AUDIT_FROM, AUDIT_PAGE, AUDIT_TO, AUDIT_WHICH, AUDIT_WHO } from '../../contract/audit/forms';
import { AUDIT_SUBJECTS } from '../../domain/audit';
import { AccountNotices } from '../../features/customers/account-notices';
import { AuditList } from '../../features/desk/audit/audit-list';
import { auditQuery } from '../../features/desk/audit/audit-query';
import { SUBJECT_TEXTS } from '../../features/desk/audit/audit-texts';
import { mayDo } from '../../features/desk/may-do';
import { NotAllowed } from '../../features/desk/not-allowed';
import { requireDesk } from '../../features/desk/require-desk';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';

const AFTER = 'despues';
const SHOWN = 50;
const FILTERS = [AUDIT_WHO, AUDIT_ABOUT, AUDIT_WHICH, AUDIT_FROM, AUDIT_TO] as const;

/** What operators did, narrowed by who, what it was about and when, and saved as a file. */
export async function DeskAuditPage() {
  const t = texts();
  const { query } = requestContext();
  const title = t('Who did what');
  if (!mayDo('all')) return <NotAllowed title={title} />;
  const after = /^\d{1,15}$/.test(query.get(AFTER) ?? '') ? Number(query.get(AFTER)) : null;
  const { audit } = requireDesk();
  const asked = auditQuery((name) => query.get(name), after);
  const [state, { entries, next }, actors] = await Promise.all([
    takeFormState(),
    audit.list(asked, SHOWN),
    audit.actors(),
  ]);
  const kept = Object.fromEntries(
    FILTERS.flatMap((name): [string, string][] => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{title}</h1>
      <AccountNotices state={state} takesFocus />
      <search>
        <form className="desk-filters" action={href(AUDIT_PAGE)} method="get">
          <SelectField name={AUDIT_WHO} label={t('Who')}>
            <option value="">{t('Any')}</option>
            {actors.map((actor) => (
              <option key={actor} selected={actor === asked.actor}>
                {actor}
              </option>
            ))}
          </SelectField>
          <SelectField name={AUDIT_ABOUT} label={t('About')}>
            <option value="">{t('Any')}</option>
            {AUDIT_SUBJECTS.map((subject) => (
              <option key={subject} value={subject} selected={subject === asked.subject}>
                {t(SUBJECT_TEXTS[subject])}
              </option>
            ))}
          </SelectField>
          <Field
            name={AUDIT_WHICH}
            autoComplete="off"
            label={t('Number, sku or code')}
            defaultValue={asked.subjectId ?? ''}
          />
          <Field name={AUDIT_FROM} type="date" label={t('From day')} defaultValue={query.get(AUDIT_FROM) ?? ''} />
          <Field name={AUDIT_TO} type="date" label={t('To day')} defaultValue={query.get(AUDIT_TO) ?? ''} />
          <Button>{t('Show')}</Button>
        </form>
      </search>
      {entries.length === 0 ? <p>{t('Nobody did anything like this')}</p> : <AuditList entries={entries} />}
      <div className="desk-choices">
        {next !== null && (
          <ButtonLink kind="plain" href={href(AUDIT_PAGE, { ...kept, [AFTER]: String(next) })}>
            {t('Earlier entries')}
          </ButtonLink>
        )}
        {entries.length > 0 && (
          <form action={formAction('operacion/registro')} method="post">
            {Object.entries(kept).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
            ))}
            <Button kind="plain">{t('Save as CSV')}</Button>
          </form>
        )}
      </div>
    </>
  );
}
