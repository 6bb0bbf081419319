import type { Invitation } from '@clubpulse/contract/members/invitations';
import { deleteInvitation, resendInvitation, setInvitationActive } from '@clubpulse/contract/members/invitations.calls';
import { useClipboard } from '@mantine/hooks';
import { IconAt, IconCopy, IconKey, IconPlayerPause, IconQrcode, IconSend, IconTrash, IconUser } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { HandOver, useMayHandOver } from '../handovers/public.ts';
import classes from './Invitations.module.css';
import { nameOf } from './invitation-name.ts';

type RowProps = { readonly invitation: Invitation };

interface ActsProps extends RowProps {
  readonly onShow: (invitation: Invitation) => void;
  readonly onHandOver: (invitation: Invitation) => void;
  readonly onCorrect: (invitation: Invitation) => void;
  readonly onDelete: (invitation: Invitation) => void;
}

export function InvitationActs({ invitation, onShow, onHandOver, onCorrect, onDelete }: ActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { Code: code, Email: email, State: state, Active, UserId, Link, Sendings, Role } = invitation;
  const isFirst = Sendings === 0;
  const clipboard = useClipboard();
  const sendsMail = useSendsMail();
  const mayHandOver = useMayHandOver();
  const { IsAdmin } = useSelf();
  const personal = {
    label: t('members.invitationLink', { name: nameOf(invitation) }),
    icon: IconKey,
    onClick: () => onHandOver(invitation),
  };
  const copied = {
    label: t('members.copyLink'),
    icon: IconCopy,
    onClick: () => {
      clipboard.copy(Link);
      toastDone({ title: t('kit.copied'), message: Link });
    },
  };
  const shown = { label: t('members.showQr'), icon: IconQrcode, onClick: () => onShow(invitation) };
  // The public link makes no user with an unverified address staff; for athletes it works with any account.
  const links = mayHandOver && Role !== 'Athlete' ? [personal] : [copied, shown, ...(mayHandOver && IsAdmin ? [personal] : [])];
  const resend = useChange(resendInvitation, {
    quiet: true,
    onDone: () => toastDone({ title: t(isFirst ? 'members.sentToOne' : 'members.sentAgain', { email }) }),
    onRefused: (error) =>
      toastError({
        cause: 'resend',
        title: t(isFirst ? 'members.errorSending' : 'members.errorResending'),
        message: refusalText(error),
      }),
  });
  const activate = useChange(setInvitationActive);
  const open = state === 'Waiting' || state === 'Inactive';
  return (
    <RowMenu
      label={t('kit.actionsOf', { name: nameOf(invitation) })}
      items={[
        ...(UserId === null
          ? []
          : [{ label: t('members.profile'), icon: IconUser, onClick: () => void navigate(pathTo('EditUser', UserId)) }]),
        ...(state === 'Waiting' && sendsMail
          ? [
              {
                label: t(isFirst ? 'kit.send' : 'members.sendAgain'),
                icon: IconSend,
                onClick: () => resend.mutate({ params: { code } }),
              },
            ]
          : []),
        ...(state === 'Waiting'
          ? [{ label: t('members.correctAddress'), icon: IconAt, onClick: () => onCorrect(invitation) }, ...links]
          : []),
        ...(open
          ? [
              {
                label: t(Active ? 'kit.switchOff' : 'kit.switchOn'),
                icon: IconPlayerPause,
                onClick: () => activate.mutate({ params: { code }, body: { Active: !Active } }),
              },
            ]
          : []),
        { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onDelete(invitation) },
      ]}
    />
  );
}

export function InvitationQr({ invitation, name, onClose }: RowProps & { name: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} size="sm" title={t('members.qrOf', { name })}>
      <p>{t('members.qrText', { email: invitation.Email })}</p>
      <QrCode className={classes['qr']} value={invitation.Link} label={invitation.Link} />
      <p className={classes['link']}>{invitation.Link}</p>
    </Dialog>
  );
}

export function HandInvitation({ invitation, onClose }: RowProps & { onClose: () => void }) {
  return <HandOver to={{ Code: invitation.Code }} name={nameOf(invitation)} email={invitation.Email} onClose={onClose} />;
}

export function DeleteInvitation({ invitation, onClose }: RowProps & { onClose: () => void }) {
  const t = useT();
  const name = nameOf(invitation);
  const remove = useDialogAct(deleteInvitation, { said: () => t('kit.deletedName', { name }), onClose });
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
