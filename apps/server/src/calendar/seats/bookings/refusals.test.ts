import { errorTypes } from '@clubpulse/contract/all-errors';
import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import { problemSchema } from '@clubpulse/contract/errors';
import { languages } from '@clubpulse/contract/scalars';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRows } from '../../../test/samples.ts';
import { openOwnServer, openServer, type TestServer } from '../../../test/server.ts';
import { createWorld } from '../../../test/world.ts';
import { refusals } from '../seats.refusals.ts';

let server: TestServer;
let provocations: Awaited<ReturnType<typeof refusals>>;
beforeAll(async () => {
  server = await openServer();
  const world = await createWorld(server);
  const { own: rows } = await createRows(server, world);
  provocations = await refusals({ server, world, rows, open: openOwnServer });
});
afterAll(() => server.close());

const notOfJoining = [
  'ClassCancelIsPastDue',
  'ParticipantHasCome',
  'ClassHasNotStarted',
  'ParticipantNotBooked',
  'ClassIsCourse',
  'OfferExpired',
  'ClassHasNoSeries',
  'IdempotencyKeyReused',
] as const;
const types = [...joinErrors, ...notOfJoining];

describe('the booking of a seat', () => {
  it.each(types)('is refused with the error %s in every language', async (type) => {
    const found = new Set<string>();
    for (const language of languages) {
      const { status, text } = await provocations[type].ask(language);
      const problem = problemSchema.parse(JSON.parse(text));
      expect(problem, text).toMatchObject({ ErrorType: type, status: errorTypes[type] });
      expect(status).toBe(errorTypes[type]);
      found.add(problem.detail ?? '');
    }
    expect(found.size).toBe(languages.length);
  });
});
