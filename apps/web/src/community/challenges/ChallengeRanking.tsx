import type { ChallengeDetail } from '@clubpulse/contract/community/challenges';
import { getChallenge } from '@clubpulse/contract/community/challenges.calls';
import { canBeWritten, canHaveZones } from '@clubpulse/rules/community/challenges/counting';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { Picture } from '../../kit/figures/Picture.tsx';
import { ZoneBadge } from '../../kit/figures/ZoneBadge.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Page, PageFoot } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useIsStaff, useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { ChallengeActs } from './ChallengeActs.tsx';
import classes from './Challenges.module.css';
import { Contestants } from './Contestants.tsx';
import { kindLabels, stateLabels, typeLabels, useValueFormat } from './challenge-text.ts';
import { OwnProgress } from './OwnProgress.tsx';

const Participants = lazyComponent(() => import('./Participants.tsx').then((it) => it.Participants));

export default function ChallengeRanking({ id = '' }: ScreenProps) {
  const t = useT();
  const phone = useWidth() === 'phone';
  const isStaff = useIsStaff();
  const challenge = useCall(getChallenge, { params: { id: Number(id) } }, { ignore: [403, 404], quiet: true });
  const ofBrand = challenge.data?.Scope === 'Brand' && challenge.data.Runs;
  const back = pathTo(ofBrand ? 'BrandChallenges' : isStaff ? 'ClubChallenges' : 'MyChallenges');
  if (challenge.error?.status === 403 || challenge.error?.status === 404)
    return (
      <Page title={t('challenges.one')} back={back}>
        <EmptyState
          title={t('challenges.unseen')}
          action={
            <Button component={Link} to={back}>
              {t(isStaff ? 'challenges.title' : 'challenges.mine')}
            </Button>
          }
        >
          {t('challenges.unseenText')}
        </EmptyState>
      </Page>
    );
  return (
    <LoadedScreen query={challenge} title={t('challenges.one')} back={back}>
      {(found) => (
        <Page
          title={found.Title}
          subtitle={<About challenge={found} />}
          back={back}
          actions={<ChallengeActs challenge={found} />}
        >
          <div className={classes['page']}>
            {found.PictureUri !== null && <Picture className={classes['picture']} uri={found.PictureUri} pixels={1280} eager />}
            <Rules challenge={found} />
            {!(phone && found.Mine) && <Description challenge={found} />}
            <OwnProgress challenge={found} />
            <Places challenge={found} />
            {phone && found.Mine && <Description challenge={found} />}
            {found.Runs && <Participants challenge={found} />}
          </div>
        </Page>
      )}
    </LoadedScreen>
  );
}

const Description = ({ challenge: { Description: text } }: { readonly challenge: ChallengeDetail }) =>
  text !== '' && <p className={classes['text']}>{text}</p>;

function Places({ challenge }: { readonly challenge: ChallengeDetail }) {
  const t = useT();
  const [isVisible, setVisible] = useState(false);
  const [follows, setFollows] = useState(false);
  return (
    <section>
      <SectionHead title={t('kit.ranking')}>
        {challenge.Mine && (
          <Button variant={follows ? 'filled' : 'default'} aria-pressed={follows} onClick={() => setFollows(!follows)}>
            {t('challenges.following')}
          </Button>
        )}
      </SectionHead>
      <Contestants challenge={challenge} following={follows} onOwnRow={setVisible} />
      {challenge.Mine && !isVisible && <Own challenge={challenge} mine={challenge.Mine} />}
    </section>
  );
}

function About({ challenge }: { readonly challenge: ChallengeDetail }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const phone = useWidth() === 'phone';
  const { State, Type, Kind, Scope, StartDate, EndDate, Participants: people } = challenge;
  return [
    ...(phone && State !== 'Finished' ? [] : [t(stateLabels[State])]),
    ...(phone ? [] : [t(kindLabels[Kind])]),
    t(typeLabels[Type]),
    ...(Scope === 'Brand' ? [t('rankings.allClubs')] : []),
    phone
      ? t('rankings.daysFromTo', { from: formats.nearDate(StartDate, today), to: formats.nearDate(EndDate, today) })
      : t('kit.fromTo', { from: formats.date(StartDate), to: formats.date(EndDate) }),
    t('challenges.people', { count: people, number: formats.number(people) }),
  ].join(' · ');
}

function Rules({
  challenge: { Type, ValidZones, MinMinutes, MinTargetPrc, BestTrainings, ManualEntries, Kind, Incremental },
}: {
  readonly challenge: ChallengeDetail;
}) {
  const t = useT();
  const formats = useFormats();
  const words = [
    ...(MinMinutes === null ? [] : [t('challenges.ruleMinutes', { count: MinMinutes })]),
    ...(MinTargetPrc === null ? [] : [t('challenges.ruleTarget', { percent: formats.percent(MinTargetPrc) })]),
    ...(BestTrainings === null ? [] : [t('challenges.ruleBest', { count: BestTrainings })]),
    ...(canBeWritten(Type) ? [t(ManualEntries ? 'challenges.ruleManual' : 'challenges.ruleHeard')] : []),
    ...(Kind === 'Goals' && Incremental ? [t('challenges.ruleAddUp')] : []),
  ];
  const zones = canHaveZones(Type) ? ValidZones : [];
  if (zones.length === 0 && words.length === 0) return null;
  return (
    <p className={classes['rules']}>
      {zones.map((zone) => (
        <ZoneBadge key={zone} zone={zone} />
      ))}
      <span>{words.length === 0 ? t('challenges.zonesCount') : words.join(' · ')}</span>
    </p>
  );
}

const behindWords = {
  Value: 'challenges.youBehind',
  Trainings: 'challenges.youEqualTrainings',
  LastDay: 'challenges.youEqualDay',
} as const;

function Own({ challenge, mine }: { readonly challenge: ChallengeDetail; readonly mine: NonNullable<ChallengeDetail['Mine']> }) {
  const t = useT();
  const formats = useFormats();
  const { place: write, left } = useValueFormat(challenge);
  const { Nickname } = useSelf();
  const { Ahead } = mine;
  return (
    <PageFoot>
      <p className={classes['own']}>
        <b>{formats.number(mine.Rank)}</b>
        <span>
          <strong>{Nickname}</strong>
          <small>
            {Ahead === null
              ? t('challenges.youLead')
              : t(behindWords[Ahead.By], {
                  value: left(Ahead.Value - mine.Value),
                  name: Ahead.Nickname ?? t('challenges.aGuest'),
                })}
          </small>
        </span>
        <b>{write(mine.Value)}</b>
      </p>
    </PageFoot>
  );
}
