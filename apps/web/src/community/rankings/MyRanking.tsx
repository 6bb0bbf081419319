import type { OwnPlace } from '@clubpulse/contract/community/rankings';
import { getOwnPlace, setListed } from '@clubpulse/contract/community/rankings.calls';
import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { zoneSeconds } from '../../training/trainings/public.ts';
import classes from './MyRanking.module.css';
import { RankingFilters } from './RankingFilters.tsx';
import { Moved } from './RankingRows.tsx';
import { daysIn, type RankingFilter, rankingInAddress } from './ranking-address.ts';
import { measureLabels, valueOf, valueText } from './ranking-figures.ts';

export default function MyRanking() {
  const t = useT();
  const self = useSelf();
  const club = useClub();
  const trains = self.AvailableRoles.Athlete.some(({ ClubId }) => ClubId === club?.ClubId);
  if (club !== null && trains && club.EnableUserRankings)
    return <Own userId={self.UserId} clubId={club.ClubId} clubName={club.Name} timeZone={club.TimeZone} />;
  const isOff = club !== null && trains;
  return (
    <Page title={t('rankings.mineTitle')}>
      <EmptyState title={t(isOff ? 'rankings.off' : 'rankings.noClub')}>
        {isOff ? undefined : t('rankings.noClubText')}
      </EmptyState>
    </Page>
  );
}

interface OwnProps {
  readonly userId: number;
  readonly clubId: number;
  readonly clubName: string;
  readonly timeZone: string;
}

function Own({ userId: id, clubId, clubName, timeZone }: OwnProps) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(timeZone);
  const { filter, change } = useListAddress(rankingInAddress);
  const query = useMemo(() => ({ ClubId: String(clubId), By: filter.by, ...daysIn(filter) }), [clubId, filter]);
  const place = useCall(getOwnPlace, { params: { id }, query });
  const { data } = place;
  return (
    <Page
      reading
      title={t('rankings.mineTitle')}
      subtitle={data && `${clubName} · ${t('rankings.daysFromTo', { from: formats.date(data.From), to: formats.date(data.To) })}`}
    >
      <RankingFilters filter={filter} today={today} onChange={change} />
      <div className={classes['page']}>
        <QueryResult query={place} loading={<SkeletonRows rows={4} />}>
          {(found) => (
            <>
              <Place place={found} by={filter.by} />
              <Listed userId={id} isListed={found.Listed} />
            </>
          )}
        </QueryResult>
      </div>
    </Page>
  );
}

const measures = ['Points', 'Trainings', 'Duration', 'Distance', 'Calories'] as const;

function Place({ place: { Mine, Athletes, Behind, Listed: isListed }, by }: { place: OwnPlace; by: RankingFilter['by'] }) {
  const t = useT();
  const formats = useFormats();
  if (Mine === null)
    return (
      <EmptyState title={t(isListed ? 'rankings.mineNone' : 'rankings.mineUnlisted')}>
        {t(isListed ? 'rankings.mineNoneText' : 'rankings.mineUnlistedText')}
      </EmptyState>
    );
  return (
    <Card title={t(measureLabels[by])}>
      <p className={classes['rank']}>
        <b>{t('rankings.mineOf', { rank: formats.number(Mine.Rank), count: formats.number(Athletes) })}</b>
        <Moved ranked={Mine} />
      </p>
      <p className={classes['value']}>
        {valueText(valueOf(Mine, by), by, t, formats)}
        {Behind !== null && Behind > 0 && <span> · {t('rankings.behind', { value: valueText(Behind, by, t, formats) })}</span>}
      </p>
      <dl className={classes['figures']}>
        {measures
          .filter((measure) => measure !== by)
          .map((measure) => (
            <div key={measure}>
              <dt>{t(measureLabels[measure])}</dt>
              <dd>{valueText(valueOf(Mine, measure), measure, t, formats)}</dd>
            </div>
          ))}
      </dl>
      <ZoneBar size="tall" seconds={zoneSeconds(Mine)} />
    </Card>
  );
}

function Listed({ userId, isListed }: { userId: number; isListed: boolean }) {
  const t = useT();
  const listing = useChange(setListed);
  return (
    <Switch
      label={t('rankings.listMe')}
      description={t('rankings.listMeText')}
      checked={isListed}
      disabled={listing.isPending}
      onChange={(event) => listing.mutate({ params: { id: userId }, body: { Listed: event.currentTarget.checked } })}
    />
  );
}
