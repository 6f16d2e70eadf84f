import { MAX_LENGTH } from '../../domain/validation';
import { Field, SelectField } from '../../ui/field';
import type { CheckedForm } from '../forms/use-checked-form';
import { ACCOUNT_SCOPE } from './account-scope';

export type AboutTexts = Record<'summary' | 'hint' | 'mothersName' | 'gender' | 'birthDate' | 'mobile', string> & {
  /** Value → text. */
  genders: [string, string][];
};

/** What somebody may say of themselves who signs up; it stands open once something in it was typed. */
export function AboutFields({ form, texts }: { form: CheckedForm; texts: AboutTexts }) {
  const [mothersName, gender, birthDate, mobile] = [
    form.field('mothersName'),
    form.field('gender'),
    form.field('birthDate'),
    form.field('mobile'),
  ];
  const isUsed = [mothersName, gender, birthDate, mobile].some((one) => one.error || one.defaultValue);
  const common = { scope: ACCOUNT_SCOPE, span: 'half' } as const;
  const { defaultValue, ...choice } = gender;
  return (
    <details className="sign-up-more" open={isUsed || undefined}>
      <summary>{texts.summary}</summary>
      <p className="small muted">{texts.hint}</p>
      <div className="fields">
        <Field
          {...common}
          {...mothersName}
          label={texts.mothersName}
          autoComplete="additional-name"
          maxLength={MAX_LENGTH.name}
        />
        <Field {...common} {...birthDate} label={texts.birthDate} type="date" autoComplete="bday" />
        <SelectField {...common} {...choice} label={texts.gender} autoComplete="sex" defaultValue={defaultValue ?? ''}>
          {texts.genders.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <Field
          {...common}
          {...mobile}
          label={texts.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={MAX_LENGTH.phone}
        />
      </div>
    </details>
  );
}
