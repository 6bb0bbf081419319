import { listClubChallenges } from '@clubpulse/contract/community/challenges.calls';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useT } from '../../platform/phrases.ts';
import { useClub } from '../../platform/session.tsx';
import { ChallengeList } from './ChallengeList.tsx';

export default function MyChallenges() {
  const t = useT();
  const club = useClub();
  return (
    <Page title={t('challenges.mine')} subtitle={club?.Name}>
      {club === null ? (
        <EmptyState title={t('challenges.noClub')}>{t('challenges.noClubText')}</EmptyState>
      ) : (
        <ChallengeList call={listClubChallenges} id={club.ClubId} />
      )}
    </Page>
  );
}
