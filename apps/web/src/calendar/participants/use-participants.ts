import type { Participant } from '@clubpulse/contract/calendar/participants';
import { listParticipants } from '@clubpulse/contract/calendar/participants.calls';
import { useMemo } from 'react';
import { callKey, queryClient, useCall } from '../../platform/api.ts';
import { useMarkQueue } from './mark-queue.ts';
import { marksOf } from './marks.ts';

const POLL_MS = 15_000;

/** Booked and waiting of a class, as the server knows them with what was marked since. */
export function useParticipants(classId: number, { enabled }: { enabled: boolean }) {
  const query = useCall(listParticipants, { params: { id: classId } }, { enabled, pollEvery: POLL_MS });
  const { jobs } = useMarkQueue();
  const shown = useMemo(() => {
    const marks = new Map(
      jobs.filter((job) => job.classId === classId).flatMap((job) => job.userIds.map((id) => [id, marksOf[job.mark]] as const)),
    );
    return query.data?.map((one) => ({ ...one, ...marks.get(one.UserId) }));
  }, [query.data, jobs, classId]);
  return { query, participants: shown };
}

/** Takes over what the server answered about some of them. */
export function rememberParticipants(classId: number, changed: readonly Participant[]): void {
  const byId = new Map(changed.map((one) => [one.UserId, one]));
  queryClient.setQueryData<Participant[]>(callKey(listParticipants, { params: { id: classId } }), (known) =>
    known?.map((one) => byId.get(one.UserId) ?? one),
  );
}
