import { deleteInvitation } from '@clubpulse/contract/members/invitations.calls';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { useT } from '../../platform/phrases.ts';

export function DeleteInvitation({ code, name, onClose }: { code: string; name: string; onClose: () => void }) {
  const t = useT();
  return (
    <DeletionDialog call={deleteInvitation} input={{ params: { code } }} name={name} onClose={onClose}>
      {t('members.deleteInvitationText')}
    </DeletionDialog>
  );
}
