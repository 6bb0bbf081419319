import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { inviteUser } from '@clubpulse/contract/members/invitations.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useCall, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';

const CAUSE = 'inviteHere';

/** Staff of another club of the user can invite them to this club. Renders nothing without access to this user. */
export function InviteHere({ userId }: { userId: number }) {
  const t = useT();
  const { ClubId, Name: club } = useStaffClub();
  const person = useCall(getUserBasic, { params: { id: userId } }, { ignore: [403, 404], quiet: true });
  const invite = useChange(inviteUser, {
    quiet: true,
    onDone: ({ Email: email }) => toastDone({ title: t('members.invitationOnItsWay', { email }), clears: CAUSE }),
    onRefused: (error) => toastError({ cause: CAUSE, title: t('operation-failed'), message: refusalText(error) }),
  });
  if (person.data === undefined) return null;
  return (
    <Button
      variant="default"
      loading={invite.isPending}
      onClick={() => invite.mutate({ params: { id: userId }, body: { ClubId } })}
    >
      {t('members.inviteTo', { name: fullName(person.data), club })}
    </Button>
  );
}
