import {
  listAppointmentTrainers,
  listFreeSlots,
  listSlotsForMember,
  listTrainersForMember,
} from '@clubpulse/contract/calendar/appointments.calls';
import type { QueryOf } from '@clubpulse/contract/call';
import { useCall } from '../../../platform/api.ts';
import { useSelf } from '../../../platform/session.tsx';

export type ForMember = { readonly UserId: number; readonly name: string } | null;

const POLL_MS = 30_000;

export function useTrainersToBook(clubId: number, member: ForMember) {
  const { UserId: id } = useSelf();
  const options = { quiet: true, ignore: [404] };
  const own = useCall(listAppointmentTrainers, { params: { id, clubId } }, { ...options, enabled: member === null });
  const params = { id, clubId, memberId: member?.UserId ?? 0 };
  const theirs = useCall(listTrainersForMember, { params }, { ...options, enabled: member !== null });
  return member === null ? own : theirs;
}

export function useFreeSlots(
  { clubId, trainerId }: { clubId: number; trainerId: number },
  query: QueryOf<typeof listFreeSlots>,
  member: ForMember,
) {
  const { UserId: id } = useSelf();
  const options = { keepPrevious: true, pollEvery: POLL_MS, quiet: true };
  const own = useCall(listFreeSlots, { params: { id, clubId, trainerId }, query }, { ...options, enabled: member === null });
  const params = { id, clubId, trainerId, memberId: member?.UserId ?? 0 };
  const theirs = useCall(listSlotsForMember, { params, query }, { ...options, enabled: member !== null });
  return member === null ? own : theirs;
}
