import { useState } from 'react';
import { CREATE_ACCOUNT } from '../../contract/checkout/forms';
import { Checkbox } from '../../ui/checkbox';
import { useTakenUp } from '../../ui/hooks/use-taken-up';
import { PasswordField } from '../forms/password-field';
import type { PasswordTexts } from '../forms/password-texts';
import type { CheckedForm } from '../forms/use-checked-form';

export interface AccountWords {
  /** Whether the box is ticked when the step opens. */
  isWanted: boolean;
  create: string;
  password: { label: string; hint: string; texts: PasswordTexts };
  terms: { text: string; label: string; href: string };
}

/** Asks a guest for a password, once an account is wanted. */
export function AccountFields({ form, isWanted, create, password, terms }: AccountWords & { form: CheckedForm }) {
  const [isTicked, setTicked] = useState(isWanted);
  const drawn = useTakenUp<HTMLDivElement>((typed) => setTicked(typed.has(CREATE_ACCOUNT)));
  return (
    <div ref={drawn} className="when-ticked">
      <Checkbox name={CREATE_ACCOUNT} checked={isWanted} onTick={setTicked}>
        {create}
      </Checkbox>
      <div className="fields">
        <PasswordField form={form} name="password" autoComplete="new-password" required={isTicked} {...password} />
      </div>
      <p className="small muted">
        {terms.text} <a href={terms.href}>{terms.label}</a>.
      </p>
    </div>
  );
}
