import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { listPlannedMessages } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { useCall } from '../../platform/api.ts';
import { useStaffClub } from '../../platform/session.tsx';

type Waiting = PlannedMessage & { readonly SendAt: string };
const isWaiting = (planned: PlannedMessage): planned is Waiting => planned.SendAt !== null;

export function usePlanned() {
  const { ClubId: id } = useStaffClub();
  const query = useCall(listPlannedMessages, { params: { id } }, { quiet: true });
  return {
    query,
    drafts: query.data?.filter(({ SendAt }) => SendAt === null),
    waiting: query.data?.filter(isWaiting),
  };
}
