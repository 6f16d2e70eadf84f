/** What XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in XML, in an element or an attribute. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
