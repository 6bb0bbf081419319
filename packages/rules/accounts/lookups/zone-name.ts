/** The city in an IANA name, as `Rome` in `Europe/Rome`. Runtimes do not translate it. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Offset of a zone as the locale writes it: `GMT+01:00`. Undefined for a zone that the runtime does not know. */
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
  readonly place?: string;
}

/** Label of a zone, for example `Rome, Italy (GMT+01:00)`. An unknown country or offset is left out. */
export function zoneName(zone: string, at: Date, locale: string, { country, place: city = cityOf(zone) }: Naming = {}): string {
  const offset = offsetOf(zone, at, locale);
  const place = country === undefined ? city : `${city}, ${country}`;
  return offset === undefined ? place : `${place} (${offset})`;
}
