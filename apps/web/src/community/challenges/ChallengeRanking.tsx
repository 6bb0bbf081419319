import type { ChallengeDetail } from '@clubpulse/contract/community/challenges';
import { getChallenge } from '@clubpulse/contract/community/challenges.calls';
import { Stored } from '../../kit/edit/EditScreen.tsx';
import { Meter } from '../../kit/figures/Meter.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page, PageFoot } from '../../kit/page/Page.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useRoles } from '../../platform/session.tsx';
import { ChallengeActs } from './ChallengeActs.tsx';
import classes from './Challenges.module.css';
import { Contestants } from './Contestants.tsx';
import { stateLabels, tierLabels, typeLabels, useValueFormat } from './challenge-words.ts';

/** One challenge: what counts, how far one is, and who takes part. */
export default function ChallengeRanking({ id = '' }: ScreenProps) {
  const t = useT();
  const isStaff = useRoles().some((role) => role !== 'Athlete');
  const challenge = useCall(getChallenge, { params: { id: Number(id) } }, { ignore: [403, 404], quiet: true });
  const back = pathTo(isStaff ? 'ClubChallenges' : 'MyChallenges');
  return (
    <Stored query={challenge} title={t('challenges.one')} back={back}>
      {(found) => (
        <Page
          title={found.Title}
          subtitle={<About challenge={found} />}
          back={back}
          actions={<ChallengeActs challenge={found} />}
        >
          <div className={classes['page']}>
            {found.Description !== '' && <p className={classes['text']}>{found.Description}</p>}
            {found.Goals.length > 0 && <Goals challenge={found} />}
            <Contestants challenge={found} />
          </div>
          {found.Mine && <Own challenge={found} mine={found.Mine} />}
        </Page>
      )}
    </Stored>
  );
}

function About({ challenge }: { readonly challenge: ChallengeDetail }) {
  const t = useT();
  const formats = useFormats();
  const { State, Type, ValidZones, StartDate, EndDate, Participants } = challenge;
  return [
    t(stateLabels[State]),
    t(typeLabels[Type]) + (Type === 'ZoneTime' ? ` ${ValidZones.map((zone) => `Z${zone}`).join(', ')}` : ''),
    t('kit.fromTo', { from: formats.date(StartDate), to: formats.date(EndDate) }),
    t('challenges.people', { count: Participants, number: formats.number(Participants) }),
  ].join(' · ');
}

/** Each goal with what is still to do for it. */
function Goals({ challenge }: { readonly challenge: ChallengeDetail }) {
  const t = useT();
  const write = useValueFormat(challenge);
  const { Goals: goals, Rewards, Mine } = challenge;
  return (
    <Card title={t('kit.goals')}>
      <ol className={classes['goals']}>
        {goals.map((goal, place) => (
          <li key={goal}>
            <b>{t(tierLabels[place] ?? 'challenges.gold')}</b> {write(goal)}
            {Rewards[place] !== undefined && ` · ${t('kit.creditCount', { count: Rewards[place] })}`}
            {Mine && (
              <>
                <Meter part={Mine.Value} whole={goal} />
                <span>
                  {Mine.Value >= goal ? t('challenges.reached') : t('challenges.toGo', { value: write(goal - Mine.Value) })}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** One's own place stays in sight at the foot. */
function Own({ challenge, mine }: { readonly challenge: ChallengeDetail; readonly mine: NonNullable<ChallengeDetail['Mine']> }) {
  const t = useT();
  const formats = useFormats();
  const write = useValueFormat(challenge);
  return (
    <PageFoot>
      <p className={classes['own']}>
        <b>{formats.number(mine.Rank)}</b>
        <span>{t('challenges.you')}</span>
        <b>{write(mine.Value)}</b>
      </p>
    </PageFoot>
  );
}
