import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import {
  batchAttendance,
  listParticipants,
  setAttendance,
  setNoShow,
} from '@clubpulse/contract/calendar/seats/participants.calls';
import { callKey, change, queryClient } from '../../../../platform/api.ts';
import { type MarkStep, stepsTo } from './marks.ts';
import type { QueuedMark } from './queued-marks.ts';

export async function sendMark(mark: QueuedMark): Promise<void> {
  rememberParticipants(mark.classId, await marked(mark));
}

const options = { quiet: true, reloads: [listParticipants] };

async function marked({ classId, day, userIds, from, to, rest }: QueuedMark): Promise<readonly Participant[]> {
  const onDay = day === undefined ? {} : { Day: day };
  if (rest) {
    const input = { params: { id: classId }, body: { ...onDay, Attendance: 'Present' } } as const;
    return change(batchAttendance, input, options);
  }
  const answers: Participant[] = [];
  for (const userId of userIds) {
    const params = { id: classId, userId };
    const send = (step: MarkStep) =>
      'NoShow' in step
        ? change(setNoShow, { params, body: { ...onDay, ...step } }, options)
        : change(setAttendance, { params, body: { ...onDay, ...step } }, options);
    const [first, ...further] = stepsTo(to, from);
    let answer = await send(first);
    for (const step of further) answer = await send(step);
    answers.push(answer);
  }
  return answers;
}

function rememberParticipants(classId: number, changed: readonly Participant[]): void {
  const byId = new Map(changed.map((one) => [one.UserId, one]));
  queryClient.setQueryData<Participant[]>(callKey(listParticipants, { params: { id: classId } }), (known) =>
    known?.map((one) => byId.get(one.UserId) ?? one),
  );
}
