import { Page } from '../../kit/page/Page.tsx';
import { useT } from '../../platform/phrases.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { BodyCard } from './BodyCard.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import classes from './Progress.module.css';
import { WeeksCard } from './WeeksCard.tsx';

export default function Progress() {
  const t = useT();
  const { UserId } = useSelf();
  const club = useClub();
  return (
    <Page title={t('progress.title')}>
      <div className={classes['progress']}>
        <div className={classes['column']}>
          <LevelCard userId={UserId} />
          <WeeksCard userId={UserId} />
        </div>
        <div className={classes['column']}>
          {club !== null && <ChallengeCard club={club} />}
          <BodyCard userId={UserId} />
        </div>
      </div>
    </Page>
  );
}
