import type { PersonalDetails } from '../../domain/order/order';
import { suggestedEmail } from '../../domain/validation/suggested-email';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

/**
 * Asks back, once the details are in, whether another e-mail was meant: a tap puts it in its place, and nobody has to
 * answer. The only one who asks where there is no script.
 */
export function MeantEmailForm({ known, wantsAccount }: { known: PersonalDetails; wantsAccount: boolean }) {
  const meant = suggestedEmail(known.emailAddress);
  if (meant === null) return null;
  const question = texts()('Did you mean {email}?', { email: meant });
  // The password of an account is typed beside the e-mail again.
  if (wantsAccount)
    return (
      <p className="step-note">
        <a href={href('/checkout', { paso: 'datos' })}>{question}</a>
      </p>
    );
  return (
    <form className="step-note" action={formAction('checkout/datos')} method="post">
      <FormKey />
      <input type="hidden" name="firstName" value={known.firstName} />
      <input type="hidden" name="lastName" value={known.lastName} />
      <input type="hidden" name="emailAddress" value={meant} />
      <button type="submit" className="line-link">
        {question}
      </button>
    </form>
  );
}
