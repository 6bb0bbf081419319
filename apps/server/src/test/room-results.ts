import { createConsents } from '../accounts/consents/public.ts';
import { createUsers } from '../accounts/users/public.ts';
import { createRoomResults } from '../live/room-results/room-results.service.ts';
import type { Database } from '../platform/database/database.ts';
import { createHeartMinutes } from '../training/heart-minutes/public.ts';
import { createSeries } from '../training/series/public.ts';
import { createTrainings } from '../training/trainings/public.ts';

export function theRoomResults(db: Database) {
  const [consents, minutes] = [createConsents({ db }), createHeartMinutes()];
  const { profiles, nicknameOf } = createUsers({ db, today: () => new Date().toISOString().slice(0, 10) });
  const trainings = createTrainings({ db, minutes, profiles, nicknameOf, consents, ranAt: () => Promise.resolve([]) });
  return createRoomResults({ db, minutes, trainings, consents, series: createSeries({ db, trainings, consents, profiles }) });
}

export async function stepTimesOfRoom(db: Database, roomId: number): Promise<(readonly [number, number])[][]> {
  const rows = await db.selectFrom('room_runs').select('Ran').where('DisplayGroupId', '=', roomId).orderBy('Begin').execute();
  return rows.map(({ Ran }) => (Ran as readonly { From: number; To: number }[]).map(({ From, To }) => [From, To] as const));
}
