/** Time zones of the countries whose currency a club is likely to sell in. */
const zones: Readonly<Record<string, string>> = {
  EUR: 'Africa/Ceuta Asia/Nicosia Atlantic/Azores Atlantic/Canary Atlantic/Madeira Europe/Amsterdam Europe/Andorra Europe/Athens Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Busingen Europe/Dublin Europe/Helsinki Europe/Lisbon Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Mariehamn Europe/Monaco Europe/Paris Europe/Podgorica Europe/Riga Europe/Rome Europe/San_Marino Europe/Sofia Europe/Tallinn Europe/Vatican Europe/Vienna Europe/Vilnius Europe/Zagreb',
  CHF: 'Europe/Vaduz Europe/Zurich',
  GBP: 'Europe/London',
  CZK: 'Europe/Prague',
  DKK: 'Europe/Copenhagen',
  HUF: 'Europe/Budapest',
  ISK: 'Atlantic/Reykjavik',
  NOK: 'Europe/Oslo',
  PLN: 'Europe/Warsaw',
  RON: 'Europe/Bucharest',
  RSD: 'Europe/Belgrade',
  SEK: 'Europe/Stockholm',
  TRY: 'Europe/Istanbul',
  USD: 'America/Anchorage America/Chicago America/Denver America/Detroit America/Los_Angeles America/New_York America/Phoenix Pacific/Honolulu',
  CAD: 'America/Edmonton America/Halifax America/Toronto America/Vancouver America/Winnipeg',
  MXN: 'America/Mexico_City America/Monterrey America/Tijuana',
  BRL: 'America/Sao_Paulo',
  ARS: 'America/Argentina/Buenos_Aires America/Buenos_Aires',
  CLP: 'America/Santiago',
  COP: 'America/Bogota',
  PEN: 'America/Lima',
  AUD: 'Australia/Adelaide Australia/Brisbane Australia/Melbourne Australia/Perth Australia/Sydney',
  NZD: 'Pacific/Auckland',
  JPY: 'Asia/Tokyo',
  SGD: 'Asia/Singapore',
  AED: 'Asia/Dubai',
  INR: 'Asia/Calcutta Asia/Kolkata',
  ZAR: 'Africa/Johannesburg',
  MAD: 'Africa/Casablanca',
};
const currencies = new Map(
  Object.entries(zones).flatMap(([code, names]) => names.split(' ').map((zone) => [zone, code] as const)),
);

/** The currency that is likely where a time zone (IANA) is; undefined where there is no telling. */
export const currencyIn = (zone: string): string | undefined => currencies.get(zone);
