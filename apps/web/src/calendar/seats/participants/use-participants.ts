import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { useMemo } from 'react';
import { useCall } from '../../../platform/api.ts';
import { useMarkQueue } from './marks/mark-queue.ts';
import { marksOf } from './marks/marks.ts';

const POLL_MS = 15_000;

/** Booked and waiting of a class, as the server knows them with what was marked since. */
export function useParticipants(classId: number, { enabled }: { enabled: boolean }) {
  const query = useCall(listParticipants, { params: { id: classId } }, { enabled, pollEvery: POLL_MS });
  const { marks } = useMarkQueue();
  const shown = useMemo(() => {
    const marked = new Map(
      marks
        .filter((one) => one.classId === classId)
        .flatMap(({ userIds, to }) => userIds.map((id) => [id, marksOf[to]] as const)),
    );
    return query.data?.map((one) => ({ ...one, ...marked.get(one.UserId) }));
  }, [query.data, marks, classId]);
  return { query, participants: shown };
}
