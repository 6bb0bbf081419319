import { languages } from '@clubpulse/contract/scalars';
import { describe, expect, it } from 'vitest';
import { countries, currencies, timeZones } from './lookups.service.ts';

const autumn = new Date('2026-11-20T12:00:00Z');
const nameOf = (list: readonly { Code: string; Name: string }[], code: string) => list.find(({ Code }) => Code === code)?.Name;
const plain = (text: string | undefined) => text?.replaceAll('’', "'");

describe('the lists of countries, currencies and time zones', () => {
  it.each([
    ['en', 'Germany', 'Swiss Franc', 'Rome, Italy (GMT+01:00)'],
    ['it', 'Germania', 'franco svizzero', 'Roma, Italia (GMT+01:00)'],
    ['es', 'Alemania', 'franco suizo', 'Roma, Italia (GMT+01:00)'],
    ['fr', 'Allemagne', 'franc suisse', 'Rome, Italie (GMT+01:00)'],
  ] as const)('have their names in %s', (language, country, currency, zone) => {
    expect(nameOf(countries(language), 'DE')).toBe(country);
    expect(nameOf(currencies(language), 'CHF')).toBe(currency);
    expect(currencies(language).filter(({ Code }) => ['HRK', 'CUC', 'XDR', 'XSU'].includes(Code))).toEqual([]);
    expect(plain(nameOf(timeZones(language, autumn), 'Europe/Rome'))).toBe(zone);
  });

  it('have time zones that are computed once per quarter of an hour, even when summer time begins', () => {
    const at = (minutes: number) => timeZones('it', new Date(Date.parse('2027-03-28T00:45:00Z') + minutes * 60_000));
    expect(nameOf(at(0), 'Europe/Rome')).toContain('+01:00');
    expect(at(14)).toBe(at(0));
    expect(nameOf(at(15), 'Europe/Rome')).toContain('+02:00');
    expect(at(29)).toBe(at(15));
  });

  it.each(languages)('have time zones sorted by place in %s, and a time zone without a country shows no country', (language) => {
    const zones = timeZones(language, autumn);
    expect(nameOf(zones, 'UTC')).toBe('UTC (GMT+00:00)');
    expect(nameOf(zones, 'America/New_York')).toMatch(/^(New|Nueva) York, .+ \(GMT[-−]05:00\)$/);
    const { compare } = new Intl.Collator(language);
    expect(zones.map(({ Name }) => Name)).toEqual(zones.map(({ Name }) => Name).toSorted(compare));
  });
});
