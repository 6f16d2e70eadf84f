import { REGIME_NAMES, USE_NAMES } from '../../config/cfdi';
import { WANTS_INVOICE } from '../../contract/checkout/invoice';
import { REGIME_CODES, USE_CODES } from '../../domain/invoice/catalogue';
import type { Invoice } from '../../domain/invoice/invoice';
import { Checkbox } from '../../ui/checkbox';
import { enhanced } from '../../ui/enhanced';
import { Field, SelectField } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

interface InvoiceFieldsProps {
  state: FormState;
  /** What was filled in before. */
  known: Invoice | null;
}

/** Asks for an invoice: its fields show once the box is ticked, with script and without. */
export function InvoiceFields({ state, known }: InvoiceFieldsProps) {
  const t = texts();
  const filled = (name: keyof Invoice) => state.value('pago', name) ?? known?.[name] ?? '';
  const error = (name: keyof Invoice) => state.error('pago', name);
  const isWanted = state.value('pago', WANTS_INVOICE) !== undefined || known !== null;
  const option = (codes: readonly string[], names: Readonly<Record<string, string>>) =>
    codes.map((code) => (
      <option key={code} value={code}>
        {`${code} ${names[code]}`}
      </option>
    ));
  return (
    <div className="invoice when-ticked" {...enhanced('invoice-fields', {})}>
      <Checkbox name={WANTS_INVOICE} checked={isWanted}>
        {t('I need an invoice')}
      </Checkbox>
      <div className="fields">
        <Field
          name="taxId"
          label={t('RFC')}
          span="half"
          defaultValue={filled('taxId')}
          error={error('taxId')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <Field
          name="fiscalZipCode"
          label={t('Postal code of the certificate')}
          span="half"
          defaultValue={filled('fiscalZipCode')}
          error={error('fiscalZipCode')}
          inputMode="numeric"
          autoComplete="billing postal-code"
          maxLength={5}
        />
        <Field
          name="company"
          label={t('Name or company')}
          hint={t('As in your tax certificate, without S.A. de C.V.')}
          defaultValue={filled('company')}
          error={error('company')}
          autoComplete="organization"
          autoCapitalize="characters"
          maxLength={120}
        />
        <SelectField
          name="taxRegime"
          label={t('Tax regime')}
          span="half"
          defaultValue={filled('taxRegime')}
          error={error('taxRegime')}
        >
          <option value="">{t('Choose')}</option>
          {option(REGIME_CODES, REGIME_NAMES)}
        </SelectField>
        <SelectField
          name="cfdiUse"
          label={t('Use of the invoice')}
          span="half"
          defaultValue={filled('cfdiUse')}
          error={error('cfdiUse')}
        >
          <option value="">{t('Choose')}</option>
          {option(USE_CODES, USE_NAMES)}
        </SelectField>
      </div>
    </div>
  );
}
