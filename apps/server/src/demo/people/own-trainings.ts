import { alessia } from '@clubpulse/world/athletes';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import type { TrainingActs, Trainings } from '../../training/trainings/public.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { callerOf } from './club-people.ts';

const MARK = 'demo.own-trainings';
const DAYS = 14;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export interface OwnTrainingParts {
  readonly db: Database;
  readonly trainings: Pick<Trainings, 'ofUser'>;
  readonly trainingActs: Pick<TrainingActs, 'create'>;
}

export async function writeOwnTrainings({ db, trainings, trainingActs }: OwnTrainingParts, now: Date): Promise<void> {
  const found = await callerOf(db, alessia.email);
  if (!found || (await storedValue(db, MARK)) !== undefined) return;
  const athlete = { ...found, isEditor: false };
  const lately = { from: new Date(now.getTime() - DAYS * DAY_MS).toISOString(), to: now.toISOString(), count: 100 };
  const last = expectAccepted(await trainings.ofUser(athlete.UserId, lately, athlete)).find(
    (one) => one.GroupTrainingId !== null,
  );
  if (last === undefined) return;
  const written = {
    TrainingType: 'pilates',
    Name: 'Class and stretching',
    Note: 'Ten minutes of stretching after the class.',
    Begin: last.Begin,
    Duration: Math.round((Date.parse(last.End ?? last.Begin) - Date.parse(last.Begin) + 10 * MINUTE_MS) / 1000),
    Distance: null,
    AverageHeartRate: null,
    Calories: null,
    ClubId: null,
  };
  expectAccepted(await trainingActs.create(athlete.UserId, written, athlete));
  await storeOnce(db, MARK, {});
}
