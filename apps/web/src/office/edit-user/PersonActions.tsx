import {
  IconBell,
  IconBellOff,
  IconCalendarPlus,
  IconEye,
  IconEyeOff,
  IconMessage,
  IconPencil,
  IconPlus,
  IconUserMinus,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { useFollow } from '../../accounts/watches/public.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';

interface PersonActionsProps {
  userId: number;
  name: string;
  manages: boolean;
  dialogActs: ComponentProps<typeof HeaderActions>['actions'];
  onBook: () => void;
  onCorrect: () => void;
  onRemove: () => void;
}

export function PersonActions({ userId, name, manages, dialogActs, onBook, onCorrect, onRemove }: PersonActionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { EnableActivities } = useStaffClub();
  const isOneself = useSelf().UserId === userId;
  const follow = useFollow(userId);
  const path = pathTo('EditUser', userId);
  return (
    <HeaderActions
      label={t('kit.actionsOf', { name })}
      actions={[
        {
          label: t('members.message'),
          icon: IconMessage,
          primary: !manages,
          onClick: () => void navigate(pathTo('ClubMessages', userId)),
        },
        ...(EnableActivities ? [{ label: t('booking.book'), icon: IconCalendarPlus, onClick: onBook }] : []),
        ...(isOneself
          ? []
          : [
              {
                label: t(follow.following ? 'accounts.unfollow' : 'accounts.follow'),
                icon: follow.following ? IconEyeOff : IconEye,
                busy: follow.pending,
                folded: true,
                onClick: follow.toggle,
              },
              ...(follow.following
                ? [
                    {
                      label: t(follow.isNotified ? 'accounts.notifyMeNot' : 'accounts.notifyMe'),
                      icon: follow.isNotified ? IconBellOff : IconBell,
                      busy: follow.pending,
                      folded: true,
                      onClick: () => follow.setNotified(!follow.isNotified),
                    },
                  ]
                : []),
            ]),
        ...(manages
          ? [
              {
                label: t('kit.assignSubscription'),
                icon: IconPlus,
                primary: true,
                onClick: () => void navigate(`${path}/subscriptions?assign=`, { replace: true }),
              },
              { label: t('members.correct'), icon: IconPencil, folded: true, onClick: onCorrect },
              { label: t('members.removeAct'), icon: IconUserMinus, danger: true, onClick: onRemove },
            ]
          : []),
        ...dialogActs,
      ]}
    />
  );
}
