import { expect, it } from 'vitest';
import { zoneWords } from './use-formats-in.ts';

it.each([
  ['en-US', 'Central European Time'],
  ['it-IT', 'Ora dell’Europa centrale'],
  ['es-ES', 'hora de Europa central'],
  ['fr-FR', 'heure d’Europe centrale'],
])('names a zone in the language of the reader: %s', (locale, words) => {
  expect(zoneWords('Europe/Rome', locale)).toBe(words);
});

it('names the city of what no browser can say', () => {
  expect(zoneWords('Mars/Olympus_Mons', 'en-US')).toBe('Olympus Mons');
});
