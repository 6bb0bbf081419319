import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { Attendance, Participant } from '@clubpulse/contract/calendar/seats/participants';

export type Mark = 'Present' | 'Absent' | 'NoShow' | 'Unseen';

type Marks = Pick<Participant, 'Attendance' | 'NoShow'>;

export const markOf = ({ Attendance, NoShow }: Marks): Mark => (NoShow ? 'NoShow' : (Attendance ?? 'Unseen'));

export const marksOf: Readonly<Record<Mark, Marks>> = {
  Present: { Attendance: 'Present', NoShow: false },
  Absent: { Attendance: 'Absent', NoShow: false },
  NoShow: { Attendance: 'Absent', NoShow: true },
  Unseen: { Attendance: null, NoShow: false },
};

export const dayToMark = (clubClass: Pick<Class, 'Begin' | 'Days'> | undefined): string | undefined =>
  clubClass === undefined || clubClass.Days.length === 0 ? undefined : clubClass.Begin;

export type MarkStep = { NoShow: boolean } | { Attendance: Attendance | null };

/** The attendance Absent does not clear a no-show (`rules/calendar/seats/attendance`), so the flag is cleared first. */
export function stepsTo(to: Mark, from: Mark): readonly [MarkStep, ...MarkStep[]] {
  if (to === 'NoShow') return [{ NoShow: true }];
  if (from === 'NoShow' && to === 'Unseen') return [{ NoShow: false }];
  const attend: MarkStep = { Attendance: marksOf[to].Attendance };
  return from === 'NoShow' && to === 'Absent' ? [{ NoShow: false }, attend] : [attend];
}
