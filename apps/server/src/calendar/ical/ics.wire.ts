/** RFC 5545: times in UTC, lines of at most 75 octets. */

export interface IcsEvent {
  /** The id is the same in each fetch, so that a calendar program does not add the event twice. */
  readonly uid: string;
  readonly begin: Date;
  readonly end: Date;
  readonly summary: string;
  readonly location?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly status: 'CONFIRMED' | 'TENTATIVE';
}

const LINE_OCTETS = 75;

export function icsCalendar(name: string, events: readonly IcsEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clubpulse//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: IcsEvent, stamp: Date): string[] {
  const optional = (property: string, value: string | undefined) => (value ? [`${property}:${value}`] : []);
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(event.begin)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    ...optional('LOCATION', event.location && text(event.location)),
    ...optional('DESCRIPTION', event.description && text(event.description)),
    // A URI, unlike TEXT, is not escaped.
    ...optional('URL', event.url),
    `STATUS:${event.status}`,
    'END:VEVENT',
  ];
}

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** RFC 5545 section 3.3.11; removes other control characters. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** RFC 5545, section 3.1; no character is split. */
function folded(line: string): string {
  let lines = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines += '\r\n ';
      octets = 1;
    }
    lines += character;
    octets += size;
  }
  return lines;
}
