import { mineAs } from '../../commerce/request-context';
import { DELIVERY_HOURS, DELIVERY_WISH, NAMES } from '../../contract/profile/forms';
import { HOURS_TEXTS } from '../../contract/profile/hours';
import { attributeOf, type Customer, fullName } from '../../domain/customer/customer';
import { MAX_LENGTH, phoneDigits } from '../../domain/validation';
import { spacedPhone } from '../../features/checkout/phone';
import { genderText } from '../../features/customers/gender-text';
import { formStart } from '../../features/forms/form-start';
import { wordedFields } from '../../features/forms/worded-fields';
import { AccountFrame } from '../../features/profile/account-frame';
import { PhonePart } from '../../features/profile/phone-part';
import { takeFormState } from '../../features/shop/form-state';
import { texts } from '../../features/shop/texts';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';

/** A birth date as people write it: day, month, year. */
const dateText = (iso: string): string => {
  const [year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)?.slice(1) ?? [];
  return year ? `${day}/${month}/${year}` : '';
};

/** What the shop knows of a customer and they do not change here. */
function Fixed({ customer }: { customer: Customer }) {
  const t = texts();
  const facts: [string, string][] = [
    [t('Full name'), fullName(customer)],
    [t('E-mail'), customer.email],
    [t('Phone'), spacedPhone(attributeOf(customer, 'mobile'))],
    [t('Gender'), genderText(attributeOf(customer, 'gender'))],
    [t('Birth date'), dateText(attributeOf(customer, 'dob'))],
    [t('Newsletter'), customer.isSubscribed ? t('You get it') : t('You do not get it')],
  ];
  return (
    <section className="own-sheet" aria-labelledby="datos-fijos">
      <h2 id="datos-fijos">{t('What we know of you')}</h2>
      <dl className="own-data">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => [<dt key={`t-${label}`}>{label}</dt>, <dd key={`d-${label}`}>{value}</dd>])}
      </dl>
      <p className="small muted">{t('Phone, birth date and gender are changed at a branch or by customer service.')}</p>
    </section>
  );
}

/** ROUTE-022: what a customer changes of themselves. */
export async function ProfilePage() {
  const t = texts();
  const [state, profile] = await Promise.all([takeFormState(), mineAs('customer').profile()]);
  return (
    <AccountFrame title={t('Your details')} state={state}>
      {!profile.ok && <Notice level="error">{t.message(profile.problem.message)}</Notice>}
      {profile.ok && (
        <>
          <div className="own-sheet">
            <Island
              of="own-form"
              props={{
                start: formStart({
                  path: 'account/perfil',
                  form: 'perfil',
                  state,
                  fields: NAMES,
                  known: { firstName: profile.value.firstName, lastName: profile.value.lastName },
                }),
                rules: 'names',
                fields: wordedFields([
                  {
                    name: 'firstName',
                    label: 'First name',
                    span: 'half',
                    autoComplete: 'given-name',
                    maxLength: MAX_LENGTH.name,
                  },
                  {
                    name: 'lastName',
                    label: 'Last names',
                    span: 'half',
                    autoComplete: 'family-name',
                    maxLength: MAX_LENGTH.name,
                  },
                ]),
                save: t('Save'),
              }}
            />
          </div>
          <PhonePart phone={phoneDigits(attributeOf(profile.value, 'mobile'))} state={state} />
          <Fixed customer={profile.value} />
        </>
      )}
    </AccountFrame>
  );
}

/** ROUTE-023: how a customer wants things brought. */
export async function DeliveryPage() {
  const t = texts();
  const [state, kept] = await Promise.all([takeFormState(), mineAs('customer').own('deliveryWishes').wish()]);
  const wish = kept.ok ? kept.value : null;
  return (
    <AccountFrame title={t('Delivery details')} state={state}>
      <div className="own-sheet">
        <p>{t('We tell them to who brings your orders. Your next purchases take them over.')}</p>
        <Island
          of="own-form"
          props={{
            start: formStart({
              path: 'account/entrega',
              form: 'entrega',
              state,
              fields: DELIVERY_WISH,
              known: { ...wish },
            }),
            rules: 'wish',
            fields: wordedFields([
              {
                name: 'notes',
                label: 'Notes for the delivery',
                hint: 'How to get in, where to ring, where to leave it.',
                autoComplete: 'off',
                maxLength: 160,
                optional: true,
              },
              {
                name: 'receiver',
                label: 'Who else may receive it',
                span: 'half',
                autoComplete: 'off',
                maxLength: MAX_LENGTH.name,
                optional: true,
              },
            ]),
            choice: {
              name: 'hours',
              label: t('When somebody is there'),
              values: DELIVERY_HOURS.map((hours) => [hours, t(HOURS_TEXTS[hours])]),
            },
            save: t('Save'),
          }}
        />
      </div>
    </AccountFrame>
  );
}
