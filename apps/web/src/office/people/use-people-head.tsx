import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { type HeaderAction, HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useWidth } from '../../kit/widths.ts';
import { AddAtDesk } from '../../members/adding/public.ts';
import { useInvited } from '../../members/invitations/public.ts';
import { useJoinRequestCount } from '../../members/joining/public.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useIsStaff, useRoles, useStaffClub } from '../../platform/session.tsx';
import classes from './ManageUsers.module.css';

const stored = (params: URLSearchParams): string =>
  new URLSearchParams([...params].filter(([name]) => ['q', 'tag', 'by'].includes(name))).toString();

type PeopleView = 'list' | 'pipeline' | 'requests' | 'invited';

export function useManages(): boolean {
  const roles = useRoles();
  return roles.includes('Manager') || roles.includes('Owner');
}

export function usePeopleHead(view: PeopleView, others: readonly HeaderAction[] = []) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { ClubId, EnableLeads } = useStaffClub();
  const asking = useJoinRequestCount(ClubId, useManages());
  const isStaff = useIsStaff();
  const invited = useInvited(ClubId, isStaff);
  const hasPipeline = EnableLeads && isStaff;
  const [adding, setAdding] = useState(false);
  const isThird = asking > 0 || view === 'requests';
  const isBelow = useWidth() === 'phone';
  const hasViews = hasPipeline || isThird || invited > 0;
  const views = (
    <Segmented<PeopleView>
      label={t('members.viewOfPeople')}
      value={view}
      fullWidth={isBelow}
      options={[
        { value: 'list', label: t('kit.list') },
        ...(hasPipeline ? [{ value: 'pipeline' as const, label: t('members.pipeline') }] : []),
        ...(isThird
          ? [{ value: 'requests' as const, label: t('members.joinRequests', { number: formats.number(asking) }) }]
          : []),
        ...(invited > 0
          ? [{ value: 'invited' as const, label: t('members.invitedView', { number: formats.number(invited) }) }]
          : []),
      ]}
      onChange={(next) =>
        void navigate(
          next === 'invited'
            ? { pathname: pathTo('AddUsers', 'invitations'), search: 'state=Waiting' }
            : { pathname: pathTo('ManageUsers', next === 'list' ? undefined : next), search: stored(params) },
        )
      }
    />
  );
  const add: HeaderAction = {
    label: t('members.addPeople'),
    icon: IconUserPlus,
    primary: true,
    adds: true,
    plain: true,
    onClick: () => (isStaff ? void navigate(pathTo('AddUsers')) : setAdding(true)),
  };
  return {
    actions: (
      <>
        {hasViews && !isBelow && views}
        <HeaderActions label={t('kit.more')} actions={[...others, add]} />
        {adding && <AddAtDesk onClose={() => setAdding(false)} />}
      </>
    ),
    below: isBelow && hasViews ? <div className={classes['views']}>{views}</div> : undefined,
  };
}
