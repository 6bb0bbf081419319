import type { Invitation } from '@clubpulse/contract/members/invitations';
import { resendInvitation, setInvitationActive } from '@clubpulse/contract/members/invitations.calls';
import { useClipboard } from '@mantine/hooks';
import { IconAt, IconCopy, IconKey, IconPlayerPause, IconQrcode, IconSend, IconTrash, IconUser } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { useMayHandOver } from '../handovers/public.ts';
import type { OpenedInvitation } from './InvitationDialogs.tsx';
import { nameOf } from './invitation-name.ts';

interface ActsProps {
  invitation: Invitation;
  onOpen: (opened: OpenedInvitation) => void;
}

export function InvitationActs({ invitation, onOpen }: ActsProps) {
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
    onClick: () => onOpen({ dialog: 'handOver', invitation }),
  };
  const copied = {
    label: t('members.copyLink'),
    icon: IconCopy,
    onClick: () => {
      clipboard.copy(Link);
      toastDone({ title: t('kit.copied'), message: Link });
    },
  };
  const shown = { label: t('members.showQr'), icon: IconQrcode, onClick: () => onOpen({ dialog: 'qr', invitation }) };
  // A staff role needs the personal link or a verified e-mail address. As athlete any account can accept.
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
          ? [
              { label: t('members.correctAddress'), icon: IconAt, onClick: () => onOpen({ dialog: 'correct', invitation }) },
              ...links,
            ]
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
        { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onOpen({ dialog: 'delete', invitation }) },
      ]}
    />
  );
}
