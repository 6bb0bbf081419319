/** `Rome` of `Europe/Rome`. It is English, because runtimes have no translations of cities. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** As the language writes it, such as `GMT+01:00`. Undefined for a zone that the runtime does not know. */
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
