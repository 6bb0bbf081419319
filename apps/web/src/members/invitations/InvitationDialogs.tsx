import type { Invitation } from '@clubpulse/contract/members/invitations';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useT } from '../../platform/phrases.ts';
import { HandOver } from '../handovers/public.ts';
import { DeleteInvitation } from './DeleteInvitation.tsx';
import classes from './Invitations.module.css';
import { nameOf } from './invitation-name.ts';

const CorrectAddress = lazyComponent(() => import('./CorrectAddress.tsx').then((it) => it.CorrectAddress));

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
      return <DeleteInvitation code={invitation.Code} name={nameOf(invitation)} onClose={onClose} />;
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
