import { texts } from '../shop/texts';

/** What the button in the field of a password says, in words. */
export interface PasswordTexts {
  show: string;
  hide: string;
  showPassword: string;
  hidePassword: string;
}

/** Those of the page's language. */
export function passwordTexts(): PasswordTexts {
  const t = texts();
  return {
    show: t('Show'),
    hide: t('Hide'),
    showPassword: t('Show the password'),
    hidePassword: t('Hide the password'),
  };
}
