interface HtmlProps {
  /** Sanitised where it entered the shop, by the one allow-list. */
  html: string;
  className?: string;
}

export function Html({ html, className = 'prose' }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the importer before it is stored
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** JSON without `<`, so that no text of it can close the script it stands in. */
const closed = (json: string): string => json.replaceAll('<', '\\u003c');

/** Structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: closed(JSON.stringify(data)) }}
    />
  );
}

/** Data for components, as JSON; the browser finds it under its name. */
export const Data = ({ name, json }: { name: string; json: string }) => (
  <script
    type="application/json"
    {...{ [`data-${name}`]: '' }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
    dangerouslySetInnerHTML={{ __html: closed(json) }}
  />
);
