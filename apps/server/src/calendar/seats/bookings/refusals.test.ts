import { errorTypes } from '@clubpulse/contract/all-errors';
import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import { type ErrorType, problemSchema } from '@clubpulse/contract/errors';
import { languages } from '@clubpulse/contract/scalars';
import { fixes as en } from '@clubpulse/phrases/en/calendar/seats/fixes';
import { fixes as es } from '@clubpulse/phrases/es/calendar/seats/fixes';
import { fixes as fr } from '@clubpulse/phrases/fr/calendar/seats/fixes';
import { fixes as itWords } from '@clubpulse/phrases/it/calendar/seats/fixes';
import { fixesOf } from '@clubpulse/rules/calendar/seats/refusal-fixes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, openOwnHouse, type TestHouse } from '../../../test/house.ts';
import { createRows } from '../../../test/samples.ts';
import { createWorld } from '../../../test/world.ts';
import { refusals } from '../seats.refusals.ts';

/** Every refusal of a booking, through HTTP, in words, with the words of the button that fixes it. */
let house: TestHouse;
let provocations: Awaited<ReturnType<typeof refusals>>;
beforeAll(async () => {
  house = await openHouse();
  const world = await createWorld(house);
  const { own: rows } = await createRows(house, world);
  provocations = await refusals({ house, world, rows, open: openOwnHouse });
});
afterAll(() => house.close());

const notOfJoining = [
  'ClassCancelIsPastDue',
  'ClassHasNotStarted',
  'ParticipantNotBooked',
  'ClassIsCourse',
  'OfferExpired',
  'ClassHasNoSeries',
  'IdempotencyKeyReused',
] as const;
const types = [...joinErrors, ...notOfJoining];
/** Those that no button fixes: the sentence says it all. */
const withoutFix: readonly ErrorType[] = ['ClassIsCanceled', 'ClassNotBookable', 'ClassIsFinished'];
const fixable = (type: (typeof types)[number]) => ![...withoutFix, ...notOfJoining].includes(type);

describe('a booking is refused', () => {
  it.each(types)('with %s', async (type) => {
    const said = new Set<string>();
    for (const language of languages) {
      const { status, text } = await provocations[type].ask(language);
      const problem = problemSchema.parse(JSON.parse(text));
      expect(problem, text).toMatchObject({ ErrorType: type, status: errorTypes[type] });
      expect(status).toBe(errorTypes[type]);
      said.add(problem.detail ?? '');
    }
    expect(said.size).toBe(languages.length);
  });

  it.each(types.filter(fixable))('with %s, which a button fixes', (type) => {
    const { staff, athlete } = fixesOf(type);
    expect([...staff, ...athlete].length).toBeGreaterThan(0);
    for (const words of [en, itWords, es, fr])
      for (const fix of [...staff, ...athlete]) expect(words[`fix.${fix}`], fix).toMatch(/^\p{Lu}[^.{]+$/u);
  });
});
