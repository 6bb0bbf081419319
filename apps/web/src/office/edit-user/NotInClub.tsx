import type { Club } from '@clubpulse/contract/clubs/clubs';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClubs, useStaffClub } from '../../platform/session.tsx';
import { InviteHere } from './InviteHere.tsx';

export function NotInClub({ userId, openedIn }: { userId: number; openedIn: Club }) {
  const t = useT();
  const club = useStaffClub();
  const { selectClub } = useClubs();
  return (
    <Page title={t('kit.member')} back={pathTo('ManageUsers')}>
      <EmptyState
        title={t('members.notInClub', { club: club.Name })}
        action={
          <>
            {openedIn.ClubId !== club.ClubId && (
              <Button onClick={() => selectClub(openedIn)}>{t('kit.switchTo', { club: openedIn.Name })}</Button>
            )}
            <InviteHere key={club.ClubId} userId={userId} />
            <Button variant="default" component={Link} to={pathTo('ManageUsers')}>
              {t('members.peopleOf', { club: club.Name })}
            </Button>
          </>
        }
      >
        {t('members.notInClubText')}
      </EmptyState>
    </Page>
  );
}
