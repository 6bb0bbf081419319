export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** An offset such as `GMT+01:00`. Undefined for a zone unknown to the runtime. */
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

/** An unknown country or offset is left out. */
export function zoneName(zone: string, at: Date, locale: string, { country, place: city = cityOf(zone) }: Naming = {}): string {
  const offset = offsetOf(zone, at, locale);
  const place = country === undefined ? city : `${city}, ${country}`;
  return offset === undefined ? place : `${place} (${offset})`;
}
