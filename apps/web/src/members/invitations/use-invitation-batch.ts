import { INVITEES_MAX, type Invitation, type InvitationBatch } from '@clubpulse/contract/members/invitations';
import { type BatchedInvitations, batchInvitations, listInvitations } from '@clubpulse/contract/members/invitations.calls';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { useState } from 'react';
import { useWorking } from '../../kit/use-working.ts';
import { type ApiInput, api, change } from '../../platform/api.ts';
import { useStaffClub } from '../../platform/session.tsx';

export interface BatchParts {
  query: NonNullable<ApiInput<typeof listInvitations>['query']>;
  found: number;
  shown: readonly Invitation[];
  chosen: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
}

const PAGE = 1000;
type Act = InvitationBatch['Act'];

export interface Outcome extends BatchedInvitations {
  readonly act: Act;
  readonly title: PhraseKey | null;
}

export function useInvitationBatch({ query, found, shown, chosen, onChange }: BatchParts) {
  const { ClubId: id } = useStaffClub();
  const { busy, working } = useWorking();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const selectAll = () =>
    working(async () => {
      const ids: number[] = [];
      for (let start = 0; start < found; start += PAGE) {
        const { data } = await api(listInvitations, { params: { id }, query: { ...query, start, length: PAGE } });
        ids.push(...data.map(({ InvitationId }) => InvitationId));
      }
      onChange(new Set(ids));
    });
  const sendingTitle = (ids: readonly number[]): PhraseKey => {
    const sendings = new Map(shown.map(({ InvitationId, Sendings }) => [InvitationId, Sendings]));
    const isFirst = query.written === 'false' || ids.every((one) => sendings.get(one) === 0);
    return isFirst ? 'members.errorSending' : 'members.errorResending';
  };
  const run = (act: Act) =>
    working(async () => {
      const ids = [...chosen];
      const all: Outcome = { act, title: act === 'Send' ? sendingTitle(ids) : null, Done: [], Refused: [] };
      try {
        for (let at = 0; at < ids.length; at += INVITEES_MAX) {
          const body = { InvitationIds: ids.slice(at, at + INVITEES_MAX), Act: act };
          const { Done, Refused } = await change(batchInvitations, { params: { id }, body });
          all.Done.push(...Done);
          all.Refused.push(...Refused);
        }
      } finally {
        const answered = new Set([...all.Done, ...all.Refused.map(({ InvitationId }) => InvitationId)]);
        onChange(new Set(ids.filter((one) => !answered.has(one))));
        setOutcome(all);
      }
    });

  return { busy, outcome, selectAll, run, forget: () => setOutcome(null) };
}
