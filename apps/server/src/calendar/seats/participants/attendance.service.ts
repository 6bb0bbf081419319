import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { Attendance, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Marks, markAttendance, markNoShow } from '@clubpulse/rules/calendar/seats/attendance';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/emit.store.ts';
import { settingsOf, strike, unstrike } from '../../booking-rules/public.ts';
import { seatFactsOfClass } from '../many-seats.facts.ts';
import { ofClass } from '../seats.events.ts';
import { seatFacts } from '../seats.facts.ts';
import { dayOf, lockMarks, type MarkedRow, saveMarks } from './attendance.store.ts';
import { presentParticipant } from './participants.present.ts';

type RowOfDay = MarkedRow & { readonly Begin: Date };
type Rule = (row: RowOfDay, current: Marks) => Marks | Refusal;

interface Marked {
  readonly classId: ClassId;
  readonly userId: UserId;
  readonly day: string | undefined;
}

export type AttendanceMarks = ReturnType<typeof createAttendance>;

export function createAttendance({ db }: { db: Database }) {
  const mark = (marked: Marked, staffId: CallerId, rule: Rule): Promise<Participant | Refusal> =>
    db.transaction().execute((trx) => markIn(trx, marked, staffId, rule));

  return {
    /** Null removes the mark. A mark as present removes a no-show and its strike. */
    setAttendance: (marked: Marked, attendance: Attendance | null, staffId: CallerId) =>
      mark(marked, staffId, markedAs(attendance)),

    /** Marks a member in the transaction of their check-in. `staffId` is null at a kiosk. A refusal writes nothing. */
    setPresent: (trx: Queryable, marked: Marked, staffId: CallerId | null) => markIn(trx, marked, staffId, markedAs('Present')),

    /** Must run in the transaction that received the member's strap. An existing mark remains. */
    setReceived: (trx: Queryable, marked: Marked) => markIn(trx, marked, null, markedUnlessKnown),

    setNoShow: (marked: Marked, noShow: boolean, staffId: CallerId) =>
      mark(marked, staffId, (row) => markNoShow(factsOf(row), noShow)),

    async markRest(classId: ClassId, attendance: Attendance, day: string | undefined): Promise<Participant[] | Refusal> {
      const refusal = await db.transaction().execute(async (trx) => {
        const found = await dayOf(trx, classId, instantOf(day));
        if (!found) return refuse('NotFound');
        if (!isOnDay(found, day)) return noSuchDay(day);
        const marks = markAttendance({ now: found.Now, Begin: found.Begin, State: 'Booked' }, unmarked, attendance);
        if (isRefusal(marks)) return marks;
        const rows = await lockMarks(trx, classId, { day: instantOf(day) });
        const rest = rows.filter((row) => row.State === 'Booked' && row.Attendance === null);
        await saveMarks(
          trx,
          rest.map((row) => row.ClassParticipantId),
          marks,
          found.OfCourse ? found.Begin : null,
        );
        return undefined;
      });
      return refusal ?? (await seatFactsOfClass(db, classId)).map(presentParticipant);
    },
  };
}

const markedAs =
  (attendance: Attendance | null): Rule =>
  (row, current) =>
    markAttendance(factsOf(row), current, attendance);

const markedUnlessKnown: Rule = (row, current) =>
  current.Attendance === null ? markAttendance(factsOf(row), current, 'Present') : current;

async function markIn(
  trx: Queryable,
  { classId, userId, day }: Marked,
  staffId: CallerId | null,
  rule: Rule,
): Promise<Participant | Refusal> {
  const [row] = await lockMarks(trx, classId, { day: instantOf(day), userId });
  if (!row) return refuse('NotFound');
  if (!isOnDay(row, day)) return noSuchDay(day);
  const marks = rule(row, marksOf(row));
  if (isRefusal(marks)) return marks;
  await saveMarks(trx, [row.ClassParticipantId], marks, row.OfCourse ? row.Begin : null);
  if (marks.NoShow !== row.NoShow) await noShowChanged(trx, row, marks.NoShow, staffId);
  const facts = await seatFacts(trx, classId, userId, true);
  return facts?.mine ? presentParticipant(facts) : refuse('NotFound');
}

const instantOf = (day: string | undefined): Date | undefined => (day === undefined ? undefined : new Date(day));

function isOnDay<Row extends Pick<MarkedRow, 'Begin' | 'OfCourse'>>(
  row: Row,
  day: string | undefined,
): row is Row & { readonly Begin: Date } {
  return row.Begin !== null && (row.OfCourse || day === undefined || new Date(day).getTime() === row.Begin.getTime());
}

const noSuchDay = (day: string | undefined): Refusal =>
  refuse('ValidationFailed', { errors: [{ field: 'Day', key: day === undefined ? 'field-required' : 'invalid-value' }] });

const unmarked: Marks = { Attendance: null, NoShow: false };
const marksOf = ({ Attendance, NoShow }: MarkedRow): Marks => ({ Attendance, NoShow });
const factsOf = ({ Now, Begin, State }: RowOfDay) => ({ now: Now, Begin, State });

async function noShowChanged(trx: Queryable, row: RowOfDay, noShow: boolean, staffId: CallerId | null): Promise<void> {
  await emit(trx, {
    ClubId: row.ClubId,
    Type: noShow ? 'NoShow' : 'NoShowCleared',
    Payload: { ...ofClass(row, row.UserId), By: staffId },
  });
  if (!noShow) {
    await unstrike(trx, row, 'NoShow');
  } else if ((await settingsOf(trx, row.ClubId)).StrikeForNoShow) {
    const { ClubId, UserId, ClassId, Name: ClassName, Begin: ClassBegin, Now: At } = row;
    await strike(trx, { ClubId, UserId, Kind: 'NoShow', ClassId, ClassName, ClassBegin, At }, staffId);
  }
}
