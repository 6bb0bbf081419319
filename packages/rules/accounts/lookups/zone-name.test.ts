import { describe, expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';
import { placeIn } from './zone-places.ts';

const winter = new Date('2026-11-20T12:00:00Z');

describe('the label of a time zone', () => {
  it.each([
    ['Europe/Rome', 'it-IT', 'Italia', 'Roma, Italia (GMT+01:00)'],
    ['Europe/London', 'fr-FR', 'Royaume-Uni', 'Londres, Royaume-Uni (GMT+00:00)'],
    ['Europe/Rome', 'en-US', 'Italy', 'Rome, Italy (GMT+01:00)'],
    ['America/New_York', 'en-GB', undefined, 'New York (GMT-05:00)'],
    ['Asia/Calcutta', 'fr-FR', 'Inde', 'Calcutta, Inde (GMT+05:30)'],
    ['UTC', 'es-ES', undefined, 'UTC (GMT+00:00)'],
    ['UTC', 'fr-FR', undefined, 'UTC (GMT+00:00)'],
    ['Nowhere/Far_Land', 'en-GB', undefined, 'Far Land'],
  ] as const)(
    'of %s in the language %s has city, country and offset, as far as they are known',
    (zone, locale, country, name) => {
      expect(zoneName(zone, winter, locale, { country, place: placeIn(zone, locale) })).toBe(name);
    },
  );

  it('shows the offset of summer time in summer', () => {
    expect(zoneName('Europe/Rome', new Date('2027-07-01'), 'en-GB')).toBe('Rome (GMT+02:00)');
  });
});
