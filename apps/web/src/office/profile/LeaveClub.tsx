import type { Club } from '@clubpulse/contract/clubs/clubs';
import { leaveClub } from '@clubpulse/contract/members/membership.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { refreshSession, useSelf } from '../../platform/session.tsx';

/** Asks before a club is left, and says what it deletes. */
export function LeaveClub({ club, onClose }: { club: Pick<Club, 'ClubId' | 'Name'>; onClose: () => void }) {
  const t = useT();
  const { UserId } = useSelf();
  const leave = useDialogAct(leaveClub, {
    said: () => t('accounts.left', { club: club.Name }),
    onClose: () => {
      onClose();
      void refreshSession();
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('accounts.leaveTitle', { club: club.Name })}
      keep={t('kit.keepIt')}
      confirm={t('accounts.leaveConfirm')}
      busy={leave.isPending}
      refusal={<Refusal words={leave.error === null ? null : `${t('accounts.leaveError')}. ${refusalWords(leave.error)}`} />}
      onConfirm={() => leave.mutate({ params: { id: UserId, clubId: club.ClubId } })}
      onClose={onClose}
    >
      <p>{t('accounts.leaveText')}</p>
    </ConfirmDialog>
  );
}
