import { getClubRankedDetails, getClubRanking, getClubRanksBefore } from '@clubpulse/contract/community/rankings.calls';
import { IconCode } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { RankingScreen } from './RankingScreen.tsx';
import { daysIn, rankingInAddress, searchQuery } from './ranking-address.ts';

export default function Rankings() {
  const t = useT();
  if (useStaffClub().EnableUserRankings) return <OfClub />;
  return (
    <Page title={t('rankings.title')} below={<Tabs />}>
      <EmptyState title={t('rankings.off')}>{t('rankings.offText')}</EmptyState>
    </Page>
  );
}

function OfClub() {
  const t = useT();
  const { ClubId: id, TimeZone, Name } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change, rows, showMore, showAll } = useListAddress(rankingInAddress);
  const query = useMemo(
    () => ({ By: filter.by, ...daysIn(filter), ...(filter.who === null ? {} : { Gender: filter.who }) }),
    [filter],
  );
  const searched = useMemo(() => ({ ...query, ...searchQuery(filter) }), [query, filter]);
  const page = useListPage(getClubRanking, { params: { id }, query: searched }, rows);
  return (
    <RankingScreen
      title={t('rankings.title')}
      name={Name}
      today={today}
      filter={filter}
      onChange={change}
      page={page}
      ask={(part) => api(getClubRanking, { params: { id }, query: { ...query, ...part } })}
      earlier={{ call: getClubRanksBefore, id, query }}
      details={{ call: getClubRankedDetails, id, query: daysIn(filter) }}
      showMore={showMore}
      showAll={showAll}
      opens
      tabs={<Tabs />}
      actions={[{ label: t('rankings.website'), icon: IconCode, primary: true, href: `#${pathTo('RankingsEmbed')}` }]}
    />
  );
}

function Tabs() {
  const t = useT();
  const { ClubId, EnableTrainerRankings } = useStaffClub();
  if (!EnableTrainerRankings) return null;
  return (
    <TabLinks
      label={t('rankings.tabs')}
      current="athletes"
      tabs={[
        { name: 'athletes', label: t('trainerRankings.athletes'), to: pathTo('Rankings') },
        { name: 'trainers', label: t('rankings.trainers'), to: pathTo('TrainersRankings', ClubId) },
      ]}
    />
  );
}
