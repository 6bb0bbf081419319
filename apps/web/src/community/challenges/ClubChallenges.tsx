import { listClubChallenges } from '@clubpulse/contract/community/challenges.calls';
import { useNavigate } from 'react-router';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ChallengeList } from './ChallengeList.tsx';

export default function ClubChallenges() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId } = useStaffClub();
  const add = <AddButton onClick={() => void navigate(pathTo('ClubChallenge', 'new'))}>{t('challenges.add')}</AddButton>;
  return (
    <Page title={t('challenges.title')} actions={add}>
      <ChallengeList call={listClubChallenges} id={ClubId} add={add} />
    </Page>
  );
}
