export function readIcs(calendar: string): Record<string, string>[] {
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-2) !== 'END:VCALENDAR') throw new Error('This is no calendar.');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === 'BEGIN:VEVENT') events.push({});
    const event = events.at(-1);
    if (event) event[name] = value.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
  }
  return events;
}
