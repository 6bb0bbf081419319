import type { ChallengeDetail } from '@clubpulse/contract/community/challenges';
import { paceOf } from '@clubpulse/rules/community/challenges/pace';
import { isOfAll } from '@clubpulse/rules/community/challenges/place';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles } from '../../platform/session.tsx';
import { medalLabels, useGoalName, useValueFormat } from './challenge-text.ts';
import { Medal } from './Medal.tsx';
import classes from './OwnProgress.module.css';
import { TierBadge } from './TierBadge.tsx';

type Mine = NonNullable<ChallengeDetail['Mine']>;
export const OWN_PROGRESS = 'own-progress';

interface ProgressProps {
  readonly challenge: ChallengeDetail;
}

export function OwnProgress({ challenge }: ProgressProps) {
  const t = useT();
  const formats = useFormats();
  const { place: write, counted } = useValueFormat(challenge);
  const trains = useRoles().includes('Athlete');
  const { Mine: mine, Goals, State, Kind, Participants, DaysLeft: left, DaysUntil: until } = challenge;
  if (mine === null && Goals.length === 0) return null;
  const top = Goals.at(-1);
  return (
    <section id={OWN_PROGRESS} tabIndex={-1} aria-label={t('challenges.progress')}>
      <Card>
        <div className={classes['hero']}>
          {mine === null ? (
            <p className={classes['words']}>
              {trains && State !== 'Finished'
                ? t('challenges.notJoined')
                : t('challenges.people', { count: Participants, number: formats.number(Participants) })}
            </p>
          ) : (
            <p className={classes['value']}>
              <b>{write(mine.Value)}</b> {top !== undefined && <span>{t('challenges.ofGoal', { value: write(top) })}</span>}
            </p>
          )}
          {State === 'Running' && (
            <p className={classes['left']}>
              <b>{formats.number(left)}</b>
              <span>{t('challenges.daysLeft', { count: left })}</span>
            </p>
          )}
          {State === 'Scheduled' && (
            <p className={classes['left']}>
              <b>{formats.number(until)}</b>
              <span>{t('challenges.daysToGo', { count: until })}</span>
            </p>
          )}
        </div>
        {mine !== null && Kind === 'Personal' && mine.Done !== null && mine.OwnTarget !== null && (
          <p className={classes['words']}>
            {t('challenges.ownOf', { done: counted(mine.Done), target: counted(mine.OwnTarget) })}
          </p>
        )}
        {mine !== null && !mine.Shares && <NotShared />}
        {top !== undefined && <Track value={mine?.Value ?? 0} goals={Goals} />}
        {Goals.length > 0 && <Steps challenge={challenge} mine={mine} />}
        {mine !== null && State === 'Running' && <Pace challenge={challenge} mine={mine} />}
        {mine !== null && State === 'Finished' && <Outcome challenge={challenge} mine={mine} />}
      </Card>
    </section>
  );
}

function NotShared() {
  const t = useT();
  return (
    <p className={classes['words']} role="note">
      {t('challenges.notShared')}{' '}
      <Link to={pathTo('Profile')} state={{ section: 'shared' }}>
        {t('challenges.share')}
      </Link>
    </p>
  );
}

function Track({ value, goals }: { readonly value: number; readonly goals: readonly number[] }) {
  const total = Math.max(1, goals.at(-1) ?? 1);
  const at = (part: number) => `${Math.min(100, (100 * part) / total)}%`;
  return (
    <div className={classes['track']} aria-hidden="true">
      <i style={{ width: at(value) }} />
      {goals.map((goal) => (
        <s key={goal} style={{ insetInlineStart: at(goal) }} />
      ))}
    </div>
  );
}

function Steps({ challenge, mine }: ProgressProps & { readonly mine: Mine | null }) {
  const t = useT();
  const formats = useFormats();
  const { place: write, left } = useValueFormat(challenge);
  const name = useGoalName(challenge);
  const { Goals, Rewards, Kind } = challenge;
  return (
    <ol className={classes['steps']} data-many={Goals.length > 3}>
      {Goals.map((goal, place) => {
        const reached = mine !== null && mine.Value >= goal;
        const since = mine?.ReachedOn[place];
        const reward = Rewards[place];
        return (
          <li key={goal}>
            <Medal kind={Kind} place={place} reached={reached} />
            <div>
              <b>{name(place)}</b>
              <span>{[write(goal), ...(reward === undefined ? [] : [t('kit.creditCount', { count: reward })])].join(', ')}</span>
              {reached ? (
                <strong>
                  {since === undefined ? t('challenges.reached') : t('challenges.yoursSince', { date: formats.date(since) })}
                </strong>
              ) : (
                mine !== null && <span>{t('challenges.toGo', { value: left(goal - mine.Value) })}</span>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const paceWords = { day: 'challenges.paceNeeded', week: 'challenges.paceNeededWeek' } as const;

function Pace({ challenge, mine }: ProgressProps & { readonly mine: Mine }) {
  const t = useT();
  const { unit, rate } = useValueFormat(challenge);
  const name = useGoalName(challenge);
  const { Goals, Type, BestTrainings } = challenge;
  const top = Goals.length - 1;
  const goal = Goals[top];
  if (goal === undefined || mine.Value >= goal || Type === 'StreakDays' || BestTrainings !== null) return null;
  const pace = paceOf(mine.Value, goal, challenge, unit);
  if (pace === undefined || (Type === 'ActiveDays' && goal - mine.Value > challenge.DaysLeft)) return null;
  return (
    <p className={classes['pace']}>
      <b>{t(paceWords[pace.per], { value: rate(pace.needed), goal: name(top) })}</b>{' '}
      {t('challenges.paceDone', { value: rate(pace.done) })}
    </p>
  );
}

const wonWords = ({ Credits, ClubName }: NonNullable<Mine['Won']>) =>
  Credits === 0 ? 'challenges.wonBadge' : ClubName === null ? 'challenges.wonCreditsGone' : 'challenges.wonCredits';

function Outcome({ challenge, mine }: ProgressProps & { readonly mine: Mine }) {
  const t = useT();
  const formats = useFormats();
  const { Rank, RankPrc, Won } = mine;
  return (
    <div className={classes['pace']}>
      {Won && <TierBadge badge={Won.Badge} size={56} />}
      <b>
        {isOfAll(RankPrc)
          ? t('challenges.finalPlace', { rank: formats.number(Rank) })
          : t('challenges.finalRank', { rank: formats.number(Rank), percent: RankPrc })}
      </b>
      <p className={classes['words']}>
        {Won
          ? t(wonWords(Won), {
              medal: t(medalLabels[Won.Badge]),
              count: Won.Credits,
              club: Won.ClubName ?? '',
            })
          : t(challenge.AwardedAt === null ? 'challenges.awardsLater' : 'challenges.wonNothing')}
      </p>
    </div>
  );
}
