import type { Participant } from '@clubpulse/contract/calendar/participants';
import { batchAttendance, setAttendance, setNoShow } from '@clubpulse/contract/calendar/participants.calls';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { useCallback, useState } from 'react';
import { type ApiError, api } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastUndo } from '../../platform/undo-toast.tsx';
import { enqueue } from './mark-queue.ts';
import { type Mark, type MarkStep, markOf, marksOf, stepsTo } from './marks.ts';
import { fullName } from './names.ts';
import { rememberParticipants } from './use-participants.ts';

/** A mark that the server refused, for the place where it was made. */
export interface RefusedMark {
  who: string;
  error: ApiError;
}

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

/** Marks people at once, with 8 seconds to take it back; a refusal puts back what the server knows. */
export function useMarks(classId: number) {
  const t = useT();
  const [refused, setRefused] = useState<RefusedMark | null>(null);

  const send = useCallback(
    (person: Participant, to: Mark) =>
      enqueue({
        classId,
        userIds: [person.UserId],
        mark: to,
        send: async () => rememberParticipants(classId, [await sendMark(classId, person, to)]),
        onRefused: (error) => setRefused({ who: fullName(person), error }),
      }),
    [classId],
  );
  const takeBack = useCallback(
    (people: readonly Participant[], from: Mark) => {
      for (const one of people) send({ ...one, ...marksOf[from] }, markOf(one));
    },
    [send],
  );

  /** Those who already have the mark stay out of it. */
  const mark = useCallback(
    (people: readonly Participant[], to: Mark) => {
      const changed = people.filter((one) => markOf(one) !== to);
      const [first] = changed;
      if (first === undefined) return;
      setRefused(null);
      for (const one of changed) send(one, to);
      const title =
        changed.length === 1 ? t(markedOne[to], { name: fullName(first) }) : t(markedMany[to], { count: changed.length });
      toastUndo({ title, undo: () => takeBack(changed, to) });
    },
    [send, takeBack, t],
  );

  /** Everybody booked who has no mark yet, in one call. */
  const markRest = useCallback(
    (rest: readonly Participant[]) => {
      setRefused(null);
      enqueue({
        classId,
        userIds: rest.map((one) => one.UserId),
        mark: 'Present',
        send: async () => {
          const input = { params: { id: classId }, body: { Attendance: 'Present' } } as const;
          rememberParticipants(classId, await api(batchAttendance, input, { quiet: true }));
        },
        onRefused: (error) => setRefused({ who: t('participants.theRest'), error }),
      });
      toastUndo({ title: t(markedMany.Present, { count: rest.length }), undo: () => takeBack(rest, 'Present') });
    },
    [classId, takeBack, t],
  );

  const forget = useCallback(() => setRefused(null), []);
  return { mark, markRest, refused, forget };
}

async function sendMark(classId: number, person: Participant, to: Mark): Promise<Participant> {
  const params = { id: classId, userId: person.UserId };
  const send = (step: MarkStep) =>
    'NoShow' in step
      ? api(setNoShow, { params, body: step }, { quiet: true })
      : api(setAttendance, { params, body: step }, { quiet: true });
  const [first, ...more] = stepsTo(to, markOf(person));
  let answer = await send(first);
  for (const step of more) answer = await send(step);
  return answer;
}
