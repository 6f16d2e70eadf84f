/**
 * The variants a page holds for its island, as data in a script that runs nothing; `text` comes from writeVariants, so
 * that nothing in it ends the script.
 */
export function VariantText({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the page's own components, written to stand in a script
  return <script type="text/plain" data-variants="" dangerouslySetInnerHTML={{ __html: text }} />;
}
