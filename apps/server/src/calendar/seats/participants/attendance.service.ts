import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { Attendance, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Marks, markAttendance, markNoShow } from '@clubpulse/rules/calendar/seats/attendance';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/emit.store.ts';
import { settingsOf, strike, unstrike } from '../../booking-rules/public.ts';
import { ofClass } from '../seats.events.ts';
import { seatFacts, seatFactsOfClass } from '../seats.facts.ts';
import { classBegin, lockMarks, type MarkedRow, saveMarks } from './attendance.store.ts';
import { presentParticipant } from './participants.present.ts';

type Rule = (row: MarkedRow, current: Marks) => Marks | Refusal;

export type AttendanceMarks = ReturnType<typeof createAttendance>;

/** Who came, and who did not. */
export function createAttendance({ db }: { db: Database }) {
  const shown = async (classId: ClassId, userId: UserId): Promise<Participant | Refusal> => {
    const facts = await seatFacts(db, classId, userId, true);
    return facts?.mine ? presentParticipant(facts) : refuse('NotFound');
  };

  async function mark(classId: ClassId, userId: UserId, staffId: CallerId, rule: Rule): Promise<Participant | Refusal> {
    const refusal = await db.transaction().execute(async (trx) => {
      const [row] = await lockMarks(trx, classId, userId);
      if (!row) return refuse('NotFound');
      const marks = rule(row, marksOf(row));
      if (isRefusal(marks)) return marks;
      await saveMarks(trx, [row.ClassParticipantId], marks);
      if (marks.NoShow !== row.NoShow) await noShowChanged(trx, row, marks.NoShow, staffId);
      return undefined;
    });
    return refusal ?? shown(classId, userId);
  }

  return {
    /** Present, absent, or not seen yet; Present clears a no-show and its strike. */
    setAttendance: (classId: ClassId, userId: UserId, attendance: Attendance | null, staffId: CallerId) =>
      mark(classId, userId, staffId, (row, current) => markAttendance(factsOf(row), current, attendance)),

    /** Where the club counts strikes, one comes and goes with the flag. */
    setNoShow: (classId: ClassId, userId: UserId, noShow: boolean, staffId: CallerId) =>
      mark(classId, userId, staffId, (row) => markNoShow(factsOf(row), noShow)),

    /** Marks the rest: everybody booked of whom nothing is known yet. */
    async markRest(classId: ClassId, attendance: Attendance): Promise<Participant[] | Refusal> {
      const refusal = await db.transaction().execute(async (trx) => {
        const begin = await classBegin(trx, classId);
        if (!begin) return refuse('NotFound');
        const marks = markAttendance({ now: begin.Now, Begin: begin.Begin, State: 'Booked' }, unmarked, attendance);
        if (isRefusal(marks)) return marks;
        const rest = (await lockMarks(trx, classId)).filter((row) => row.State === 'Booked' && row.Attendance === null);
        await saveMarks(
          trx,
          rest.map((row) => row.ClassParticipantId),
          marks,
        );
        return undefined;
      });
      return refusal ?? (await seatFactsOfClass(db, classId)).map(presentParticipant);
    },
  };
}

const unmarked: Marks = { Attendance: null, NoShow: false };
const marksOf = ({ Attendance, NoShow }: MarkedRow): Marks => ({ Attendance, NoShow });
const factsOf = ({ Now, Begin, State }: MarkedRow) => ({ now: Now, Begin, State });

async function noShowChanged(trx: Queryable, row: MarkedRow, noShow: boolean, staffId: CallerId): Promise<void> {
  await emit(trx, {
    ClubId: row.ClubId,
    Type: noShow ? 'NoShow' : 'NoShowCleared',
    Payload: { ...ofClass(row, row.UserId), By: staffId },
  });
  if (!noShow) {
    await unstrike(trx, row.ClassId, row.UserId, 'NoShow');
  } else if ((await settingsOf(trx, row.ClubId)).StrikeForNoShow) {
    const { ClubId, UserId, ClassId, Name: ClassName, Begin: ClassBegin, Now: At } = row;
    await strike(trx, { ClubId, UserId, Kind: 'NoShow', ClassId, ClassName, ClassBegin, At }, staffId);
  }
}
