import type { ClubSummary } from '@clubpulse/contract/clubs/clubs';
import { getClubSummary } from '@clubpulse/contract/clubs/clubs.calls';
import { openClubProfile } from '@clubpulse/contract/office/openings/openings.calls';
import { clubProfileParts } from '@clubpulse/rules/office/openings/club-profile-parts';
import { instantsOf } from '@clubpulse/rules/time/days';
import { IconReceipt, IconUserPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SellTo } from '../../billing/subscriptions/public.ts';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { OpenTasks } from '../../members/tasks/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useOpening } from '../../platform/opening.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { readStored, storageKeys, store } from '../../platform/storage.ts';
import { useToday, useTodayIn } from '../../platform/use-today.ts';
import { BridgesCard } from './BridgesCard.tsx';
import { Checklist } from './Checklist.tsx';
import classes from './ClubProfile.module.css';
import { DeskToday } from './DeskToday.tsx';
import { LiveCard } from './LiveCard.tsx';
import { MoneyDue } from './MoneyDue.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { TodaysSeats } from './TodaysSeats.tsx';

const ClubSettings = lazyComponent(() => import('../club-settings/public.ts').then((it) => it.ClubSettings));
const InviteDialog = lazyComponent(() => import('./InviteDialog.tsx').then((it) => it.InviteDialog));

const POLL_MS = 15_000;

/** `invite`, `sell` and `settings` in the URL open a dialog or tab. */
export default function ClubProfile({ id, action }: ScreenProps) {
  const { ClubId, Name } = useStaffClub();
  const { state } = useLocation();
  if (id !== undefined) return <Navigate to={pathTo('ClubProfile')} replace state={{ ...state, action: id }} />;
  if (action?.toLowerCase() === 'settings') return <Settings clubId={ClubId} name={Name} />;
  return <Overview key={action} clubId={ClubId} name={Name} begins={action?.toLowerCase()} />;
}

function Tabs({ current }: { current: 'Overview' | 'Settings' }) {
  const t = useT();
  return (
    <TabLinks
      label={t('kit.club')}
      current={current}
      tabs={[
        { name: 'Overview', label: t('clubs.tabOverview'), to: pathTo('ClubProfile') },
        { name: 'Settings', label: t('clubs.tabSettings'), to: pathTo('ClubProfile'), state: { action: 'Settings' } },
      ]}
    />
  );
}

function Settings({ clubId, name }: { clubId: number; name: string }) {
  const t = useT();
  const summary = useCall(getClubSummary, { params: { id: clubId } }, { quiet: true });
  const reach = summary.data && t('clubs.settingsReach', { count: summary.data.Athletes });
  return (
    <Page title={name} subtitle={reach} below={<Tabs current="Settings" />}>
      <ClubSettings clubId={clubId} />
    </Page>
  );
}

interface OverviewProps {
  clubId: number;
  name: string;
  begins: string | undefined;
}

function Overview({ clubId, name, begins }: OverviewProps) {
  const formats = useFormats();
  const today = useToday();
  const t = useT();
  useOverviewOpening(clubId);
  const summary = useCall(getClubSummary, { params: { id: clubId } }, { pollEvery: POLL_MS });
  const [isStarted, endStart] = useStarted(clubId);
  const [isInviting, setInviting] = useState(begins === 'invite');
  const [isSelling, setSelling] = useState(begins === 'sell');
  const actions = [
    { label: t('clubs.inviteTitle'), icon: IconUserPlus, disabled: !summary.data, onClick: () => setInviting(true) },
    { label: t('kit.sell'), icon: IconReceipt, primary: true, onClick: () => setSelling(true) },
  ];
  return (
    <Page
      title={name}
      subtitle={formats.longDate(today)}
      actions={<HeaderActions label={t('kit.more')} actions={actions} />}
      below={<Tabs current="Overview" />}
    >
      <QueryResult query={summary} loading={<SkeletonScreen />}>
        {(found) => (
          <div className={classes['overview']} data-in-order>
            {!isStarted && <Checklist summary={found} onEnd={endStart} />}
            <TodaysSeats />
            {found.Athletes > 0 && <Going clubId={clubId} summary={found} />}
            {isInviting && <InviteDialog code={found.InviteCode} onClose={() => setInviting(false)} />}
          </div>
        )}
      </QueryResult>
      {isSelling && <SellTo onClose={() => setSelling(false)} />}
    </Page>
  );
}

function useOverviewOpening(id: number): void {
  const { UserId } = useSelf();
  const { TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const query = instantsOf({ first: today, last: today }, TimeZone);
  useOpening(openClubProfile, { params: { id }, query }, clubProfileParts(id, UserId, query));
}

function useStarted(clubId: number) {
  const [started, setStarted] = useState(() => readStored(storageKeys.startedClubs)?.split(',').map(Number) ?? []);
  const end = useCallback(() => setStarted((before) => [...before, clubId]), [clubId]);
  useEffect(() => {
    if (started.length > 0) store(storageKeys.startedClubs, started.join());
  }, [started]);
  return [started.includes(clubId), end] as const;
}

function Going({ clubId, summary }: { clubId: number; summary: ClubSummary }) {
  const isStacked = useWidth() !== 'desk';
  return (
    <>
      <div className={classes['columns']} data-in-order={isStacked}>
        <div className={classes['pile']} data-in-order>
          <NeedsYou clubId={clubId} />
          <OpenTasks />
        </div>
        <div className={classes['pile']} data-in-order>
          <MoneyDue clubId={clubId} />
          <DeskToday />
        </div>
        <div className={classes['pile']} data-in-order>
          <BridgesCard clubId={clubId} />
          <LiveCard clubId={clubId} />
        </div>
      </div>
      <Today summary={summary} />
    </>
  );
}

function Today({ summary }: { summary: ClubSummary }) {
  const t = useT();
  const formats = useFormats();
  const isQuiet = summary.TrainingNow === 0 && summary.TrainingsToday === 0;
  return (
    <Figures>
      {!isQuiet && (
        <>
          <Figure label={t('clubs.trainingNow')} value={formats.number(summary.TrainingNow)} size="large" />
          <Figure label={t('clubs.trainingsToday')} value={formats.number(summary.TrainingsToday)} size="large" />
          <Figure label={t('clubs.pointsToday')} value={formats.number(summary.PointsToday)} size="large" />
        </>
      )}
      <Figure
        label={t('members.athletes')}
        value={formats.number(summary.Athletes)}
        note={t('clubs.joinWith', { code: summary.Code })}
        size="large"
      />
      {summary.BridgesTotal > 0 && (
        <Figure
          label={t('kit.bridges')}
          value={`${formats.number(summary.BridgesOnline)}/${formats.number(summary.BridgesTotal)}`}
          note={bridgesNote(t, summary)}
          size="large"
        />
      )}
    </Figures>
  );
}

const bridgesNote = (t: Translate, { BridgeWarnings }: ClubSummary): string =>
  BridgeWarnings > 0 ? t('clubs.bridgesToCheck', { count: BridgeWarnings }) : t('clubs.needsNothing');
