import type { ChallengeDetail } from '@clubpulse/contract/community/challenges';
import { deleteChallenge, enableChallenge, joinChallenge, leaveChallenge } from '@clubpulse/contract/community/challenges.calls';
import { IconCopy, IconEye, IconEyeOff, IconLogout, IconPencil, IconTrash, IconTrophy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { type HeaderAction, HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { focusScreenTitle, makeVisible } from '../../kit/scroll-and-focus.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { OWN_PROGRESS } from './OwnProgress.tsx';

export function ChallengeActs({ challenge }: { readonly challenge: ChallengeDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const roles = useRoles();
  const [deleting, setDeleting] = useState(false);
  const { ChallengeId, Title: title, State, Kind, Scope, Joined, Enabled, Runs } = challenge;
  const params = { id: ChallengeId };
  const pressed = useRef<'join' | 'leave'>(undefined);
  const join = useChange(joinChallenge, { onDone: () => toastDone({ title: t('challenges.joinedNow', { title }) }) });
  // The focus moves, because the pressed button disappears.
  useEffect(() => {
    if (pressed.current !== (Joined ? 'join' : 'leave')) return;
    pressed.current = undefined;
    if (Joined) makeVisible(OWN_PROGRESS);
    else focusScreenTitle();
  }, [Joined]);
  const leave = useChange(leaveChallenge, { onDone: () => toastDone({ title: t('challenges.leftNow', { title }) }) });
  const enable = useChange(enableChallenge, {
    onDone: (now) => toastDone({ title: t(now.Enabled ? 'challenges.shownNow' : 'challenges.hiddenNow', { title }) }),
  });
  const remove = useChange(deleteChallenge, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('kit.deletedName', { name: title }) });
      void navigate(pathTo(Scope === 'Brand' ? 'BrandChallenges' : 'ClubChallenges'), { replace: true });
    },
  });
  const taking: HeaderAction = Joined
    ? {
        label: t('challenges.leave'),
        icon: IconLogout,
        plain: true,
        busy: leave.isPending,
        onClick: () => {
          pressed.current = 'leave';
          leave.mutate({ params });
        },
      }
    : {
        label: t('challenges.join'),
        icon: IconTrophy,
        primary: true,
        busy: join.isPending,
        onClick: () => {
          pressed.current = 'join';
          join.mutate({ params });
        },
      };
  const editor = Kind === 'Goals' ? 'ClubObjective' : 'ClubChallenge';
  const running: readonly HeaderAction[] = [
    { label: t('kit.edit'), icon: IconPencil, onClick: () => void navigate(pathTo(editor, ChallengeId)) },
    { label: t('kit.copy'), icon: IconCopy, onClick: () => void navigate(pathTo(editor, `${ChallengeId}/copy`)) },
    {
      label: t(Enabled ? 'kit.switchOff' : 'kit.switchOn'),
      icon: Enabled ? IconEyeOff : IconEye,
      busy: enable.isPending,
      onClick: () => enable.mutate({ params, body: { Enabled: !Enabled } }),
    },
    ...(State === 'Scheduled'
      ? [{ label: t('kit.delete'), icon: IconTrash, danger: true as const, onClick: () => setDeleting(true) }]
      : []),
  ];
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name: title })}
        actions={[...(Runs ? running : []), ...(roles.includes('Athlete') && State !== 'Finished' ? [taking] : [])]}
      />
      {deleting && (
        <ConfirmDialog
          opened
          danger
          title={t('kit.deleteTitle', { name: title })}
          confirm={t('kit.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={() => setDeleting(false)}
        >
          {t('challenges.deleteText', { count: challenge.Participants })}
        </ConfirmDialog>
      )}
    </>
  );
}
