import type { Overlap } from '@clubpulse/contract/calendar/overlaps';
import { beforeAll, expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { startPhrases, translate } from '../../platform/phrases.ts';
import { loadAllPhrases } from '../../test/phrases.ts';
import { overlapText } from './overlap-text.ts';

beforeAll(async () => {
  await startPhrases('en');
  await loadAllPhrases();
});
const spinning = (Kind: Overlap['Kind'], Name: string): Overlap => ({
  Kind,
  Name,
  ClassId: 7,
  ClassName: 'Spinning',
  Begin: '2026-12-04T18:15:00Z',
  End: '2026-12-04T19:05:00Z',
});

it('people who are booked in the same other class are in one sentence, further people are counted', () => {
  const people = ['Edoardo', 'Fabrizio', 'Gaia', 'Hanna'].map((name) => spinning('Athlete', name));
  const words = overlapText(
    { Total: 6, Overlaps: [spinning('Trainer', 'Giulia'), ...people] },
    translate,
    makeFormats(settingsOf('en')),
  );
  expect(words).toMatch(/^Giulia also gives Spinning at that time: .*\. Edoardo, Fabrizio, Gaia are also booked in Spinning/);
  expect(words).toMatch(/ 2 more\.$/);
});
