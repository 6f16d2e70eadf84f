// One piece: who signs in may look for a password or sign up, in the same window.
export { default as ListForm } from '../favorites/list-form.client';
export { default as NewPasskey } from '../passkeys/new-passkey.client';
export { default as PasskeySignIn } from '../passkeys/passkey-sign-in.client';
export { default as OwnForm } from '../profile/own-form.client';
export { default as ConnectForm } from '../social/connect-form.client';
export { default as AskLinkForm } from './ask-link-form.client';
export { default as ChangePassword } from './change-password.client';
export { default as CreatePasswordForm } from './create-password-form.client';
export { default as SignInForm } from './sign-in-form.client';
export { default as SignUpForm } from './sign-up-form.client';
