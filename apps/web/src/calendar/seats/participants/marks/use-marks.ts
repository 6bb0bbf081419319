import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { CHECK_IN_MS } from '@clubpulse/rules/calendar/seats/attendance';
import { addDays, instantsOf, wallClock } from '@clubpulse/rules/time/days';
import { useCallback } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../../../platform/session.tsx';
import { toastUndo } from '../../../../platform/toasts/undo-toast.tsx';
import { relativeDayOf } from '../../texts/until.ts';
import type { MarkTimes } from './Attendance.tsx';
import { enqueue, useMarkQueue } from './mark-queue.ts';
import { dayToMark, type Mark, markOf } from './marks.ts';

/** Marks are still sent for this many days after the class. */
const STORED_DAYS = 2;

const markedOne = {
  Present: 'participants.onePresent',
  Absent: 'participants.oneAbsent',
  NoShow: 'participants.oneNoShow',
  Unseen: 'participants.oneUnseen',
} as const satisfies Record<Mark, PhraseKey>;
const markedMany = {
  Present: 'participants.manyPresent',
  Absent: 'participants.manyAbsent',
  NoShow: 'participants.manyNoShow',
  Unseen: 'participants.manyUnseen',
} as const satisfies Record<Mark, PhraseKey>;

/** Marks are optimistic and have an undo. A refusal restores the state of the server. */
export function useMarks(clubClass: Class, booked: readonly Participant[]) {
  const { ClassId, End } = clubClass;
  const markedDay = dayToMark(clubClass);
  const t = useT();
  const { UserId } = useSelf();
  const { TimeZone } = useStaffClub();
  const { refused, forget } = useMarkQueue();

  const queue = useCallback(
    (people: readonly Participant[], from: Mark, to: Mark, rest = false) => {
      const { day } = wallClock(End, TimeZone);
      const until = instantsOf({ first: day, last: addDays(day, STORED_DAYS) }, TimeZone).End;
      const ofDay = { classId: ClassId, ...(markedDay === undefined ? {} : { day: markedDay }) };
      enqueue(UserId, { ...ofDay, userIds: people.map((one) => one.UserId), from, to, rest }, until);
    },
    [UserId, ClassId, markedDay, End, TimeZone],
  );
  const takeBack = useCallback(
    (people: readonly Participant[], from: Mark) => {
      for (const one of people) queue([one], from, markOf(one));
    },
    [queue],
  );

  const mark = useCallback(
    (people: readonly Participant[], to: Mark) => {
      const changed = people.filter((one) => markOf(one) !== to);
      const [first] = changed;
      if (first === undefined) return;
      for (const one of changed) queue([one], markOf(one), to);
      const title =
        changed.length === 1 ? t(markedOne[to], { name: fullName(first) }) : t(markedMany[to], { count: changed.length });
      toastUndo({ title, undo: () => takeBack(changed, to) });
    },
    [queue, takeBack, t],
  );

  const markRest = useCallback(
    (rest: readonly Participant[]) => {
      queue(rest, 'Unseen', 'Present', true);
      toastUndo({ title: t(markedMany.Present, { count: rest.length }), undo: () => takeBack(rest, 'Present') });
    },
    [queue, takeBack, t],
  );

  const refusedHere = refused !== null && refused.mark.classId === ClassId ? refused : null;
  const person = booked.find((one) => one.UserId === refusedHere?.mark.userIds[0]);
  return {
    mark,
    markRest,
    refused: refusedHere && {
      who: refusedHere.mark.rest || person === undefined ? t('participants.theRest') : fullName(person),
      error: refusedHere.error,
    },
    forget,
  };
}

export function useMarkTimes(clubClass: Class, now: Date): MarkTimes {
  const t = useT();
  const formats = useFormats();
  const words = (from: number) => {
    if (from <= now.getTime()) return null;
    const when = relativeDayOf(new Date(from), now, formats);
    return t(when.isToday ? 'participants.markFrom' : 'participants.markFromDay', when.values);
  };
  const begin = Date.parse(clubClass.Begin);
  return { presentFrom: words(begin - CHECK_IN_MS), noShowFrom: words(begin) };
}
