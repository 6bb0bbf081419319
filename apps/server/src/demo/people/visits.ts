import { addDays, dayIn, instantAt } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { visits } from '@clubpulse/world/strapless';
import { createCheckIns } from '../../office/check-in/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import type { ClubPeople } from './club-people.ts';

const CLOCK = '18:05';

export async function addCheckIns(db: Database, { clubId, members }: ClubPeople, manager: number, now: Date): Promise<void> {
  const today = dayIn(timeZone, now);
  const noneBooked = async (): Promise<never> => {
    throw new Error('Who comes without a class is marked in none.');
  };
  for (const [nickname, days] of Object.entries(visits)) {
    const UserId = members.get(nickname);
    if (UserId === undefined) continue;
    for (const daysAgo of days) {
      const desk = createCheckIns({
        db,
        club: async () => undefined,
        kiosks: { held: async () => undefined, seen: async () => {} },
        attendance: { setPresent: noneBooked },
        now: () => instantAt(timeZone, addDays(today, -daysAgo), CLOCK),
      });
      expectAccepted(await desk.arrive(clubId, { UserId }, manager));
    }
  }
}
