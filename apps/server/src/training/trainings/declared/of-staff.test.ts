import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../../test/house.ts';
import { createWorld } from '../../../test/world.ts';
import { asPart } from '../parts.rows.ts';
import { partsIn, writeParts } from '../parts.store.ts';
import { trainingOf } from '../trainings.store.ts';
import { trainingById } from './declared.store.ts';
import { ofStaffIn } from './heard-before.rows.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const figures = { Distance: 9000, DeclaredHeartRate: 133, DeclaredCalories: 700 };
const none = { heard: [], deleted: [], recorded: [] };
const before = {
  'nothing before it': null,
  'no word kept': none,
  'a file of a part of it': { ...none, recorded: [{ begin: 1_770_000_000, end: 1_770_000_600 }] },
  'the word of staff kept': { ...none, ofStaff: { begin: 1_770_000_000, end: 1_770_003_600, ...figures } },
};

it('what staff wrote down is the same to who asks the rows and to who asks the view', async () => {
  const world = await createWorld(house);
  const Begin = '2026-05-04T07:00:00Z';
  const body = { TrainingType: 'cycling', Name: 'Ride', Note: '', Begin, Duration: 3600, ClubId: world.clubA };
  const said = { Distance: 9000, AverageHeartRate: 133, Calories: 700 };
  const by = { params: { id: world.ids.athleteA }, token: world.tokens.trainerA };
  const id = (await house.call(createTraining, { ...by, body: { ...body, ...said } })).result.TrainingId;
  const whole = await trainingById(house.db, id);
  if (!whole) throw new Error('no training');
  // Two clubs heard nothing of it: the one that staff said, and another.
  await writeParts(
    house.db,
    [id],
    [world.clubA, world.clubB].map((ClubId) => ({ ...whole, ClubId })),
  );
  const { DeclaredBegin, DeclaredEnd } = whole;
  let written = 0;
  for (const Source of ['Hand', 'File', 'Wearable', 'Heart'] as const)
    for (const ClubSaidByStaff of [true, false])
      for (const [kept, HeardBefore] of Object.entries(before)) {
        const declared = Source === 'Heart' ? { DeclaredBegin: null, DeclaredEnd: null } : { DeclaredBegin, DeclaredEnd };
        const columns = { Source, ClubSaidByStaff, HeardBefore: HeardBefore && JSON.stringify(HeardBefore), ...declared };
        await house.db.updateTable('trainings').set(columns).where('TrainingId', '=', id).execute();
        const row = await trainingOf(house.db, id);
        if (!row) throw new Error('no training');
        const isOfStaff = ofStaffIn(row) !== undefined;
        if (isOfStaff) written++;
        for (const clubId of [world.clubA, world.clubB]) {
          const part = (await partsIn(house.db, [id], [clubId])).get(id);
          if (!part) throw new Error('no part');
          const counted = await house.db
            .selectFrom('club_trainings')
            .select(['IsSeen', 'CountsAsSaid'])
            .where('TrainingId', '=', id)
            .where('ClubId', '=', clubId)
            .where('IsPart', '=', true)
            .execute();
          const isTheirs = isOfStaff && clubId === world.clubA;
          const how = `${Source}, said by ${ClubSaidByStaff ? 'staff' : 'her'}, ${kept}, ${clubId === world.clubA ? 'its' : 'another'} club`;
          expect([...counted, part.IsSeen, asPart(row, part).Source], how).toEqual([
            { IsSeen: isTheirs, CountsAsSaid: isTheirs },
            isTheirs,
            isTheirs ? 'Hand' : 'Heart',
          ]);
        }
      }
  // All of a hand's, and of the others where the word was kept.
  expect(written).toBe(4 + 3);
});
