import { NEWSLETTER_TOKEN } from '../../contract/newsletter/forms';
import { Button } from '../../ui/button';
import { formAction } from '../shop/links';

interface LinkFormProps {
  action: 'newsletter/confirmar' | 'newsletter/baja';
  token: string;
  label: string;
}

/** The one button of a message's link. */
export const LinkForm = ({ action, token, label }: LinkFormProps) => (
  <form action={formAction(action)} method="post">
    <input type="hidden" name={NEWSLETTER_TOKEN} value={token} autoComplete="off" />
    <Button wide>{label}</Button>
  </form>
);
