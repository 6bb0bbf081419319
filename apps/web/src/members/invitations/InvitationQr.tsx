import type { Invitation } from '@clubpulse/contract/members/invitations';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { useT } from '../../platform/phrases.ts';
import classes from './Invitations.module.css';

/** The link of an invitation for who stands here: her telephone reads it off the screen. */
export function InvitationQr({ invitation, name, onClose }: { invitation: Invitation; name: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} size="sm" title={t('members.qrOf', { name })}>
      <p>{t('members.qrText', { email: invitation.Email })}</p>
      <QrCode className={classes['qr']} value={invitation.Link} label={invitation.Link} />
      <p className={classes['link']}>{invitation.Link}</p>
    </Dialog>
  );
}
