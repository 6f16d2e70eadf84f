/** Lets a password manager know whose password is typed. */
export const OwnerField = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
);
