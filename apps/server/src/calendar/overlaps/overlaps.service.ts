import type { Overlap, Overlaps } from '@clubpulse/contract/calendar/overlaps';
import type { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { overlapKindsOf } from '@clubpulse/rules/calendar/overlaps/overlaps';
import type { Database } from '../../platform/database/database.ts';
import { daysOfClasses, type Near, nearDays, type PlannedDay } from './overlaps.store.ts';

export type OverlapsOfClub = ReturnType<typeof createOverlaps>;

const NAMED = 20;

export function createOverlaps({ db }: { db: Database }) {
  return {
    async list(clubId: ClubId, query: QueryOf<typeof listOverlaps>): Promise<Overlaps> {
      const { ClassIds = [], Days = [], TrainerId = null, DisplayGroupId = null, ClassId = null, UserId = null } = query;
      const { MovedClassId = null } = query;
      const planned = Days.map((day): PlannedDay => ({ ...day, TrainerId, DisplayGroupId, ClassId: MovedClassId }));
      const days = [...planned, ...(ClassIds.length === 0 ? [] : await daysOfClasses(db, clubId, ClassIds))];
      if (days.length === 0) return { Total: 0, Overlaps: [] };
      const found = await nearDays(db, { clubId, days, seriesOf: ClassId, userId: UserId });
      const texts = found.flatMap(({ day, other }) => {
        const kinds = overlapKindsOf(day, {
          ...other,
          isCanceled: other.CanceledAt !== null,
          sharedAthletes: other.Athletes.length,
        });
        return kinds.flatMap((kind) => named(kind, other));
      });
      return { Total: texts.length, Overlaps: texts.slice(0, NAMED) };
    },
  };
}

function named(Kind: Overlap['Kind'], { ClassId, Name: ClassName, Begin, End, ...other }: Near['other']): Overlap[] {
  const names = { Trainer: [other.TrainerName], Room: [other.RoomName], Athlete: other.Athletes }[Kind];
  return names.map((Name) => ({
    Kind,
    Name: Name ?? '',
    ClassId,
    ClassName,
    Begin: Begin.toISOString(),
    End: End.toISOString(),
  }));
}
