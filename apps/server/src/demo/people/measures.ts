import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { measuresOf } from '@clubpulse/world/measures';
import { giulia } from '@clubpulse/world/staff';
import type { Measures } from '../../body/measures/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { callerOf, peopleOf } from './club-people.ts';

const MARK = 'demo.measures';
const DAY_MS = 86_400_000;

export interface MeasureParts {
  readonly db: Database;
  readonly measures: Pick<Measures, 'create'>;
}

export async function writeMeasures({ db, measures }: MeasureParts, now: Date): Promise<void> {
  const people = await peopleOf(db);
  const trainer = await callerOf(db, giulia.email);
  if (!people || !trainer || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  for (const [nickname, events] of Object.entries(measuresOf)) {
    const userId = people.members.get(nickname);
    if (userId === undefined) continue;
    const asUser = { ...trainer, UserId: userId, isEditor: false };
    for (const { daysAgo, byTrainer = false, note = '', values } of events) {
      const input = {
        TimeStamp: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
        Values: Object.entries(values).map(([Key, Value]) => ({ Key: Key as MeasureKey, Value })),
        Note: note,
        ClubId: byTrainer ? people.clubId : null,
      };
      expectAccepted(await measures.create(byTrainer ? { ...trainer, isEditor: false } : asUser, userId, input));
    }
  }
}
