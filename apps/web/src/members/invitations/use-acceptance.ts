import type { Club } from '@clubpulse/contract/clubs/clubs';
import { acceptInvitation, openInvitation } from '@clubpulse/contract/members/invitations.calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChange } from '../../platform/api.ts';
import { accessToken } from '../../platform/calls/call-layer.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';
import { takeAcceptance } from './accept-wish.ts';
import { useProof } from './use-proof.ts';

/**
 * `isOfOther`: the mail went to another account, and the user has not yet chosen who accepts. `isOpen`: the user pressed accept
 * before signing in.
 */
export function useAcceptance({ code, proof, isOpen }: { code: string; proof: string | undefined; isOpen: boolean }) {
  const prove = useProof(code, proof);
  const { selectClub } = useClubs();
  const { EmailConfirmed } = useSelf();
  const [joined, setJoined] = useState<Club | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const [isOfOther, setOfOther] = useState(false);
  const { mutate, error, isPending } = useChange(acceptInvitation, {
    quiet: true,
    reloads: [openInvitation],
    onDone: (club) => {
      selectClub(club);
      setJoined(club);
    },
    onRefused: ({ errorType }) => {
      if (errorType === 'InvitationOfOther' && prove.possible) prove.leave();
    },
  });
  const accept = async () => {
    if ((await prove.confirm()) !== null) {
      setOfOther(true);
      return;
    }
    if (!EmailConfirmed) {
      setRenewing(true);
      // A new token is requested, because the old one may not contain a newly verified e-mail address. If this fails, the server
      // refuses the acceptance.
      await accessToken({ renewed: true }).catch(() => null);
      setRenewing(false);
    }
    mutate({ params: { code } });
  };
  const keepWord = useEffectEvent(() => void accept());
  useEffect(() => {
    if (isOpen && takeAcceptance(code)) queueMicrotask(() => keepWord());
  }, [isOpen, code]);
  return {
    joined,
    error,
    isOfOther,
    isAccepting: isPending || prove.busy || isRenewing,
    accept: () => void accept(),
    acceptMyself: () => mutate({ params: { code } }),
    leaveForAddressee: prove.leave,
  };
}
