import { expect, it } from 'vitest';
import { zoneWords } from './use-formats-in.ts';

it.each([
  ['en-US', 'Central European Time'],
  ['it-IT', 'Ora dell’Europa centrale'],
  ['es-ES', 'hora de Europa central'],
  ['fr-FR', 'heure d’Europe centrale'],
])('a zone is named in the user’s language: %s', (locale, words) => {
  expect(zoneWords('Europe/Rome', locale)).toBe(words);
});

it('a zone unknown to the browser is named by its city', () => {
  expect(zoneWords('Mars/Olympus_Mons', 'en-US')).toBe('Olympus Mons');
});
