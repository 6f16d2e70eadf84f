import { useState } from 'react';
import { REGIME_NAMES, USE_NAMES } from '../../config/cfdi';
import { WANTS_INVOICE } from '../../contract/checkout/invoice';
import { invoiceChoices, REGIME_CODES, USE_CODES } from '../../domain/invoice/catalogue';
import { Checkbox } from '../../ui/checkbox';
import { Field, SelectField } from '../../ui/field';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { useTakenUp } from '../../ui/hooks/use-taken-up';
import type { CheckedForm } from '../forms/use-checked-form';

export interface InvoiceTexts {
  wanted: string;
  taxId: string;
  fiscalZipCode: string;
  company: string;
  companyHint: string;
  taxRegime: string;
  cfdiUse: string;
  choose: string;
}

type Typed = Record<'taxId' | 'taxRegime' | 'cfdiUse', string>;

interface InvoicePartsProps {
  form: CheckedForm;
  typed: Typed;
  /** Told of each of them as it is typed or chosen. */
  onTyped(name: keyof Typed, value: string): void;
  isRequired: boolean;
  texts: InvoiceTexts;
}

/** Whom an invoice is made out to. Of what was chosen, what the RFC does not allow is not taken, and comes back with the RFC it goes with. */
export function InvoiceParts({ form, typed, onTyped, isRequired, texts }: InvoicePartsProps) {
  const { regimes, uses } = useOffered(typed.taxId, typed.taxRegime);
  const kept = (name: keyof Typed) => ({
    name,
    error: form.field(name).error,
    required: isRequired,
    onChange: ({ target }: { target: { value: string } }) => onTyped(name, target.value),
  });
  const choice = (name: 'taxRegime' | 'cfdiUse', codes: readonly string[], names: Readonly<Record<string, string>>) => (
    <SelectField
      {...kept(name)}
      onInput={({ currentTarget }) => onTyped(name, currentTarget.value)}
      label={texts[name]}
      span="half"
      value={codes.includes(typed[name]) ? typed[name] : ''}
    >
      <option value="">{texts.choose}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {`${code} ${names[code]}`}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className="fields">
      <Field
        {...kept('taxId')}
        label={texts.taxId}
        span="half"
        value={typed.taxId}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Field
        {...form.field('fiscalZipCode')}
        label={texts.fiscalZipCode}
        span="half"
        inputMode="numeric"
        autoComplete="billing postal-code"
        maxLength={5}
        required={isRequired}
      />
      <Field
        {...form.field('company')}
        label={texts.company}
        hint={texts.companyHint}
        autoComplete="organization"
        autoCapitalize="characters"
        maxLength={120}
        required={isRequired}
      />
      {choice('taxRegime', regimes, REGIME_NAMES)}
      {choice('cfdiUse', uses, USE_NAMES)}
    </div>
  );
}

interface InvoiceFieldsProps {
  form: CheckedForm;
  /** Whether the box is ticked when the step opens. */
  isWanted: boolean;
  texts: InvoiceTexts;
}

/** What an RFC and a regime leave to choose; without script, where nobody knows what is typed, everything. */
function useOffered(rfc: string, regime: string): { regimes: readonly string[]; uses: readonly string[] } {
  const isLive = useHydrated();
  if (!isLive) return { regimes: REGIME_CODES, uses: USE_CODES };
  return invoiceChoices(rfc, regime);
}

/** Asks for an invoice: its fields show once the box is ticked, with script and without. */
export function InvoiceFields({ form, isWanted, texts }: InvoiceFieldsProps) {
  const { values } = form.start;
  const [isTicked, setTicked] = useState(isWanted);
  const [typed, setTyped] = useState({
    taxId: values.taxId ?? '',
    taxRegime: values.taxRegime ?? '',
    cfdiUse: values.cfdiUse ?? '',
  });
  const drawn = useTakenUp<HTMLDivElement>((found) => {
    setTicked(found.has(WANTS_INVOICE));
    setTyped(({ taxId, taxRegime, cfdiUse }) => ({
      taxId: found.get('taxId') ?? taxId,
      taxRegime: found.get('taxRegime') ?? taxRegime,
      cfdiUse: found.get('cfdiUse') ?? cfdiUse,
    }));
  });
  return (
    <div ref={drawn} className="invoice when-ticked">
      <Checkbox name={WANTS_INVOICE} checked={isWanted} onTick={setTicked}>
        {texts.wanted}
      </Checkbox>
      <InvoiceParts
        form={form}
        typed={typed}
        onTyped={(name, value) => setTyped((now) => ({ ...now, [name]: value }))}
        isRequired={isTicked}
        texts={texts}
      />
    </div>
  );
}
