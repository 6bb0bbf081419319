import type { Challenge, ChallengeDetail } from '@clubpulse/contract/community/challenges';
import { getChallenge, listClubChallenges } from '@clubpulse/contract/community/challenges.calls';
import type { ClubRef } from '@clubpulse/rules/accounts/roles/roles';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useGoalName, useValueFormat } from '../../community/challenges/public.ts';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Progress.module.css';

const LOOKED_AT = 20;

export function ChallengeCard({ club }: { club: ClubRef & { readonly Name: string } }) {
  const t = useT();
  const query = { State: 'Running' as const, length: LOOKED_AT };
  const running = useCall(listClubChallenges, { params: { id: club.ClubId }, query }, { ignore: [403, 404], quiet: true });
  const found = running.data?.data;
  const shown = found?.find(({ Joined }) => Joined) ?? found?.[0];
  return (
    <section>
      <SectionHead title={t('progress.challenge')}>
        <Link className={classes['more']} to={shown ? pathTo('ChallengeRanking', shown.ChallengeId) : pathTo('MyChallenges')}>
          {t(shown ? 'kit.ranking' : 'progress.challenges')}
        </Link>
      </SectionHead>
      <Card>
        <QueryResult query={running} loading={<SkeletonRows rows={3} />}>
          {() =>
            shown ? (
              <Shown challenge={shown} />
            ) : (
              <p className={classes['quiet']}>{t('progress.noChallenge', { club: club.Name })}</p>
            )
          }
        </QueryResult>
      </Card>
    </section>
  );
}

function Shown({ challenge }: { challenge: Challenge }) {
  const t = useT();
  const formats = useFormats();
  const params = { id: challenge.ChallengeId };
  const detail = useCall(getChallenge, { params }, { ignore: [403, 404], quiet: true, enabled: challenge.Joined });
  return (
    <div className={classes['challenge']}>
      <p className={classes['headline']}>
        <b>{challenge.Title}</b>
        <StateChip tone="mute" icon={IconUsers}>
          {formats.number(challenge.Participants)}
        </StateChip>
      </p>
      <p className={classes['quiet']}>{t('progress.ends', { date: formats.date(challenge.EndDate) })}</p>
      {detail.data?.Mine ? (
        <Mine challenge={detail.data} mine={detail.data.Mine} />
      ) : (
        !challenge.Joined && <p className={classes['quiet']}>{t('progress.notJoined')}</p>
      )}
    </div>
  );
}

function Mine({ challenge, mine }: { challenge: ChallengeDetail; mine: NonNullable<ChallengeDetail['Mine']> }) {
  const t = useT();
  const formats = useFormats();
  const { place: write, left } = useValueFormat(challenge);
  const next = challenge.Goals[mine.Reached];
  const goalName = useGoalName(challenge);
  const words = [
    ...(mine.Reached > 0 ? [`${goalName(mine.Reached - 1)} ${t('challenges.reached')}`] : []),
    ...(next === undefined ? [] : [t('progress.toTier', { value: left(next - mine.Value), tier: goalName(mine.Reached) })]),
  ];
  return (
    <>
      {next !== undefined && <Meter part={mine.Value} whole={next} />}
      <p className={classes['standing']}>
        <b>
          {t('progress.place', {
            rank: formats.number(mine.Rank),
            all: formats.number(challenge.Participants),
          })}
        </b>
        <span>
          {challenge.Goals.length > 0 && next === undefined
            ? t('progress.allReached')
            : words.length > 0
              ? words.join(', ')
              : write(mine.Value)}
        </span>
      </p>
    </>
  );
}
