import { type ErrorType, errorTypes } from '@clubpulse/contract/errors';
import { languages } from '@clubpulse/contract/scalars';
import { fixes as en } from '@clubpulse/phrases/en/calendar/seats/fixes';
import { fixes as es } from '@clubpulse/phrases/es/calendar/seats/fixes';
import { fixes as fr } from '@clubpulse/phrases/fr/calendar/seats/fixes';
import { fixes as itWords } from '@clubpulse/phrases/it/calendar/seats/fixes';
import { fixesOf } from '@clubpulse/rules/calendar/seats/refusal-fixes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingRefusal, bookingRefusalInputs, bookingRefusals } from '../../../test/booking-refusals.ts';
import { openHouse, type TestHouse } from '../../../test/house.ts';
import { createWorld } from '../../../test/world.ts';

/** Every refusal of a booking, through HTTP, in words, with the words of the button that fixes it. */
let house: TestHouse;
let inputs: Awaited<ReturnType<typeof bookingRefusalInputs>>;
beforeAll(async () => {
  house = await openHouse();
  inputs = await bookingRefusalInputs(house, await createWorld(house));
});
afterAll(() => house.close());

/** Those that no button fixes: the sentence says it all. */
const withoutFix: readonly ErrorType[] = ['ClassNotBookable', 'ClassIsFinished'];
const fixable = (type: ErrorType) => ![...withoutFix, ...notOfJoining].includes(type);
const notOfJoining: readonly ErrorType[] = [
  'ClassCancelIsPastDue',
  'ClassHasNotStarted',
  'ParticipantNotBooked',
  'OfferExpired',
  'ClassHasNoSeries',
  'IdempotencyKeyReused',
];

describe('a booking is refused', () => {
  it.each(Object.keys(bookingRefusals) as BookingRefusal[])('with %s', async (type) => {
    const said = new Set<string>();
    for (const language of languages) {
      const { status, problem } = await house.call(bookingRefusals[type], { ...inputs[type], language });
      expect(problem, JSON.stringify(problem)).toMatchObject({ ErrorType: type, status: errorTypes[type] });
      expect(status).toBe(errorTypes[type]);
      said.add(problem.detail ?? '');
    }
    expect(said.size).toBe(languages.length);
  });

  it.each((Object.keys(bookingRefusals) as BookingRefusal[]).filter(fixable))('with %s, which a button fixes', (type) => {
    const { staff, athlete } = fixesOf(type);
    expect([...staff, ...athlete].length).toBeGreaterThan(0);
    for (const words of [en, itWords, es, fr])
      for (const fix of [...staff, ...athlete]) expect(words[`fix.${fix}`], fix).toMatch(/^\p{Lu}[^.{]+$/u);
  });
});
