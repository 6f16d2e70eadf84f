/** The variants a page holds for its island; `text` is of writeVariants, so nothing in it can end the script, which runs nothing. */
export function VariantText({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the page's own components, written to stand in a script
  return <script type="text/plain" data-variants="" dangerouslySetInnerHTML={{ __html: text }} />;
}
