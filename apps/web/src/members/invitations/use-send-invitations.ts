import type { Invitation } from '@clubpulse/contract/members/invitations';
import { sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { useChange } from '../../platform/api.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import type { Invitees } from './use-invitees.ts';

interface SendParts {
  /** Called if the installation sends no mail, so that staff hand over the links themselves. */
  onMade: (invitations: readonly Invitation[]) => void;
  onAllSent: () => void;
}

export function useSendInvitations({ keepRest }: Pick<Invitees, 'keepRest'>, { onMade, onAllSent }: SendParts) {
  const t = useT();
  const sendsMail = useSendsMail();
  return useChange(sendInvitations, {
    quiet: true,
    onDone: ({ Invitations, LeftOut }) => {
      if (!sendsMail) onMade(Invitations);
      const rest = keepRest(new Set([...Invitations.map(({ Email }) => Email), ...LeftOut.map(({ Email }) => Email)]));
      const message = [
        LeftOut.length > 0 && t('members.sentLeftOut', { count: LeftOut.length }),
        rest > 0 && t('members.sentRest', { count: rest }),
      ].filter((words) => words !== false);
      toastDone({
        title: t(sendsMail ? 'members.sent' : 'members.made', { count: Invitations.length }),
        ...(message.length === 0 ? {} : { message: message.join('. ') }),
      });
      if (rest === 0) onAllSent();
    },
  });
}
