import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { batchAttendance, setAttendance, setNoShow } from '@clubpulse/contract/calendar/seats/participants.calls';
import { api } from '../../../../platform/api.ts';
import type { KeptMark } from './kept-marks.ts';
import { type MarkStep, stepsTo } from './marks.ts';

/** Tells the server; answers what it knows then of those who were marked. */
export async function sendMark({ classId, userIds, from, to, rest }: KeptMark): Promise<readonly Participant[]> {
  if (rest) {
    const input = { params: { id: classId }, body: { Attendance: 'Present' } } as const;
    return api(batchAttendance, input, { quiet: true });
  }
  const answers: Participant[] = [];
  for (const userId of userIds) {
    const params = { id: classId, userId };
    const send = (step: MarkStep) =>
      'NoShow' in step
        ? api(setNoShow, { params, body: step }, { quiet: true })
        : api(setAttendance, { params, body: step }, { quiet: true });
    const [first, ...more] = stepsTo(to, from);
    let answer = await send(first);
    for (const step of more) answer = await send(step);
    answers.push(answer);
  }
  return answers;
}
