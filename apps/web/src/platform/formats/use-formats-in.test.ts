import { expect, it } from 'vitest';
import { timeZoneLabel } from './use-formats-in.ts';

it.each([
  ['en-US', 'Central European Time'],
  ['it-IT', 'Ora dell’Europa centrale'],
  ['es-ES', 'hora de Europa central'],
  ['fr-FR', 'heure d’Europe centrale'],
])('a time zone is named in the user’s language: %s', (locale, words) => {
  expect(timeZoneLabel('Europe/Rome', locale)).toBe(words);
});

it('a time zone that the browser does not know is named by its city', () => {
  expect(timeZoneLabel('Mars/Olympus_Mons', 'en-US')).toBe('Olympus Mons');
});
