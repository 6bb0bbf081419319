import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { NamelessSeat } from '@clubpulse/contract/calendar/seats/participants';
import type { Queryable } from '../../../platform/database/database.ts';

/** Deleted members' seats, without a name (decision 0036). */
export const namelessSeatsOf = (db: Queryable, classId: ClassId): Promise<NamelessSeat[]> =>
  db
    .selectFrom('nameless_seats')
    .select(['Place', 'Attendance', 'NoShow', 'Days'])
    .where('ClassId', '=', classId)
    .orderBy('NamelessSeatId')
    .execute();
