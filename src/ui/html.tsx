interface HtmlProps {
  /** Sanitised where it entered the shop, by the one allow-list. */
  html: string;
  className?: string;
}

export function Html({ html, className = 'prose' }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the importer before it is stored
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Structured data for search engines; `<` is escaped, so no text can close the script. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

/** Data for components, as JSON in which every < is escaped; the browser finds it under its name. */
export const Data = ({ name, json }: { name: string; json: string }) => (
  <script
    type="application/json"
    {...{ [`data-${name}`]: '' }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
    dangerouslySetInnerHTML={{ __html: json }}
  />
);
