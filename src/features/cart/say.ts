/**
 * The text of a message key among those the page brought along, its parameters filled in; `otherwise` for one it does
 * not know. A message with a `max` may have a text of its own: `KEY 1` for that number alone, `KEY {max}` for any.
 */
export function say(
  messages: Record<string, string>,
  message: string,
  params: Record<string, string | number> | undefined,
  otherwise: string,
): string {
  const text =
    (params?.max && (messages[`${message} ${params.max}`] ?? messages[`${message} {max}`])) || messages[message];
  if (text === undefined) return otherwise;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params?.[name] ?? whole));
}
