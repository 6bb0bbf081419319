import type { UserId } from '@clubpulse/contract/accounts/users';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { listClubUserExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { listClubUserFiles } from '@clubpulse/contract/members/files/files.calls';
import { listClubUserTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { useState } from 'react';
import { useCall } from '../../platform/api.ts';

const YEAR_MS = 365 * 86_400_000;

export function useTabCounts(clubId: ClubId, userId: UserId) {
  const [now] = useState(() => Date.now());
  const input = { params: { id: clubId, userId } };
  const quiet = { quiet: true, ignore: [403, 404] } as const;
  const toCome = { Begin: new Date(now).toISOString(), End: new Date(now + YEAR_MS).toISOString(), length: 1 };
  const { data: held } = useCall(listClubUserSubscriptions, input, quiet);
  const { data: bookings } = useCall(listClubUserBookings, { ...input, query: toCome }, quiet);
  const { data: documents } = useCall(listClubUserExpirations, input, quiet);
  const { data: files } = useCall(listClubUserFiles, input, quiet);
  const { data: tasks } = useCall(listClubUserTasks, input, quiet);
  return {
    subscriptions: held?.filter(({ State }) => !isOver(State)).length ?? null,
    bookings: bookings?.recordsFiltered ?? null,
    documents: documents && files ? documents.filter(isOpen).length + files.length : null,
    tasks: tasks?.filter(isOpen).length ?? null,
  };
}

const isOpen = ({ CompletedAt }: { readonly CompletedAt: string | null }): boolean => CompletedAt === null;
