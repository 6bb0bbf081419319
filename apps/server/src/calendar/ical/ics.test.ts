import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIcs } from '../../test/ics-reader.ts';
import { icsCalendar } from './ics.wire.ts';

const event = {
  uid: 'class-1@clubpulse',
  begin: new Date('2026-11-20T18:00:00Z'),
  end: new Date('2026-11-20T18:45:00.500Z'),
  summary: 'HIIT, hard; really',
  status: 'CONFIRMED',
} as const;
const stamp = new Date('2026-11-19T08:00:00Z');

describe('the iCalendar text', () => {
  it('has times in UTC and escaped texts', () => {
    const lines = icsCalendar('Clubpulse', [{ ...event, location: 'Studio 1\nback\\door' }], stamp).split('\r\n');
    expect(lines).toContain('DTSTART:20261120T180000Z');
    expect(lines).toContain('DTEND:20261120T184500Z');
    expect(lines).toContain('DTSTAMP:20261119T080000Z');
    expect(lines).toContain('SUMMARY:HIIT\\, hard\\; really');
    expect(lines).toContain('LOCATION:Studio 1\\nback\\\\door');
    expect(lines.at(-1)).toBe('');
  });

  it('has no lines for missing fields', () => {
    expect(icsCalendar('Clubpulse', [event], stamp)).not.toMatch(/LOCATION|DESCRIPTION|URL/);
  });

  it('can be parsed back to the same text, with lines of at most 75 octets', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(words, words, (summary, description) => {
        const calendar = icsCalendar('Clubpulse', [{ ...event, summary, description }], stamp);
        for (const line of calendar.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(Buffer.from(line).toString()).toBe(line);
        }
        const [read] = readIcs(calendar);
        expect(read?.['SUMMARY']).toBe(summary);
        expect(read?.['DESCRIPTION'] ?? '').toBe(description);
      }),
    );
  });
});
