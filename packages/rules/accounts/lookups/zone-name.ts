/** The place that an IANA time zone is named by: `Rome` of `Europe/Rome`. Places have no translations in the runtimes. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** How far a zone is from Greenwich at a moment, as a locale writes it: `GMT+01:00`; undefined for one that the runtime does not know. */
export function offsetOf(zone: string, at: Date, locale: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^UTC/, 'GMT');
    return offset === 'GMT' ? 'GMT+00:00' : offset;
  } catch {
    return undefined;
  }
}

interface Naming {
  readonly country?: string | undefined;
  /** As the language calls it (`zone-places`); else that of the zone. */
  readonly place?: string;
}

/** A zone as a list names it: `Rome, Italy (GMT+01:00)`. Without a country its place alone; without an offset no parentheses. */
export function zoneName(zone: string, at: Date, locale: string, { country, place: city = cityOf(zone) }: Naming = {}): string {
  const offset = offsetOf(zone, at, locale);
  const place = country === undefined ? city : `${city}, ${country}`;
  return offset === undefined ? place : `${place} (${offset})`;
}
