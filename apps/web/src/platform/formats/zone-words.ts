/** A time zone as people of the language call it: `Central European Time`, `Ora dell’Europa centrale`; where a browser cannot say, its city. */
export function zoneWords(timeZone: string, locale: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city;
  } catch {
    return city;
  }
}
