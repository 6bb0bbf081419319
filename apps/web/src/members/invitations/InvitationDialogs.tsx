import type { Invitation } from '@clubpulse/contract/members/invitations';
import { deleteInvitation } from '@clubpulse/contract/members/invitations.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { later } from '../../kit/later.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { HandOver } from '../handovers/public.ts';
import classes from './Invitations.module.css';
import { nameOf } from './invitation-name.ts';

const CorrectAddress = later(() => import('./CorrectAddress.tsx').then((it) => it.CorrectAddress));

export interface OpenedInvitation {
  readonly dialog: 'qr' | 'handOver' | 'correct' | 'delete';
  readonly invitation: Invitation;
}

interface DialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

export function InvitationDialog({ dialog, invitation, onClose }: OpenedInvitation & DialogProps) {
  switch (dialog) {
    case 'qr':
      return <InvitationQr invitation={invitation} name={nameOf(invitation)} onClose={onClose} />;
    case 'handOver':
      return <HandInvitation invitation={invitation} onClose={onClose} />;
    case 'correct':
      return <CorrectAddress invitation={invitation} onClose={onClose} />;
    case 'delete':
      return <DeleteInvitation invitation={invitation} onClose={onClose} />;
  }
}

export function InvitationQr({ invitation, name, onClose }: DialogProps & { name: string }) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} size="sm" title={t('members.qrOf', { name })}>
      <p>{t('members.qrText', { email: invitation.Email })}</p>
      <QrCode className={classes['qr']} value={invitation.Link} label={invitation.Link} />
      <p className={classes['link']}>{invitation.Link}</p>
    </Dialog>
  );
}

export function HandInvitation({ invitation, onClose }: DialogProps) {
  return <HandOver to={{ Code: invitation.Code }} name={nameOf(invitation)} email={invitation.Email} onClose={onClose} />;
}

function DeleteInvitation({ invitation, onClose }: DialogProps) {
  const t = useT();
  const name = nameOf(invitation);
  const remove = useDialogAct(deleteInvitation, { doneText: () => t('kit.deletedName', { name }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('kit.delete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error === null ? null : refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { code: invitation.Code } })}
      onClose={onClose}
    >
      {t('members.deleteInvitationText')}
    </ConfirmDialog>
  );
}
