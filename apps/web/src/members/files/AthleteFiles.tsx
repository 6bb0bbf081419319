import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Navigate } from 'react-router';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { MemberFiles } from './MemberFiles.tsx';

export default function AthleteFiles({ id = '' }: ScreenProps) {
  const t = useT();
  const self = useSelf();
  const club = useClub();
  if (club !== null && isStaffIn(self.AvailableRoles, club) && /^[1-9]\d*$/.test(id))
    return <OfMember key={`${club.ClubId}/${id}`} clubId={club.ClubId} userId={Number(id)} />;
  if (id === '' || Number(id) === self.UserId) return <Navigate to={pathTo('MyFiles')} replace />;
  return (
    <Page title={t('files.title')}>
      <EmptyState title={t('insufficient-rights')}>{t('files.refused')}</EmptyState>
    </Page>
  );
}

function OfMember({ clubId, userId }: { clubId: number; userId: number }) {
  const t = useT();
  const person = useCall(getClubUser, { params: { id: clubId, userId } }, { quiet: true, ignore: [404] });
  const name = person.data === undefined ? undefined : fullName(person.data);
  return (
    <Page title={name ?? t('files.title')} back={pathTo('EditUser', userId)}>
      {person.error?.status === 404 ? (
        <EmptyState title={t('files.noMember')}>{t('files.noMemberText')}</EmptyState>
      ) : (
        <QueryResult query={person} loading={<SkeletonRows rows={3} />}>
          {() => <MemberFiles userId={userId} name={name ?? ''} />}
        </QueryResult>
      )}
    </Page>
  );
}
