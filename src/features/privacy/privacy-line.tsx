/** What a form says of the data that it asks for, and where the rest of it stands. */
export interface PrivacyWords {
  text: string;
  label: string;
  href: string;
}

/** The short privacy notice that stands at every form; the whole one is a link away. */
export const PrivacyLine = ({ text, label, href }: PrivacyWords) => (
  <p className="small muted">
    {text} <a href={href}>{label}</a>
  </p>
);
