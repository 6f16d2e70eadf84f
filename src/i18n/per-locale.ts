/** What is made once for a locale: the formatters of Intl take long to make and no time to use. */
export function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
}
