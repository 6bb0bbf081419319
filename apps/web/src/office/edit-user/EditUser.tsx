import type { Person as PersonSeen } from '@clubpulse/contract/accounts/users';
import { getUser } from '@clubpulse/contract/accounts/users.calls';
import type { ClubMember } from '@clubpulse/contract/members/people';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useResetFactors } from '../../accounts/security/public.ts';
import { BookPerson, UserBookings } from '../../calendar/seats/public.ts';
import { PersonTags, usePersonTags } from '../../clubs/tags/public.ts';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonHead, SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { CorrectMember } from '../../members/adding/public.ts';
import { useHandOver } from '../../members/handovers/public.ts';
import { MemberRoles, RemoveMember } from '../../members/membership/public.ts';
import { StageChip } from '../../members/pipeline/public.ts';
import { type ApiError, useCall } from '../../platform/api.ts';
import type { PhraseKey } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useIsStaff, useRoles, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { PersonLine } from './AboutPerson.tsx';
import { Alerts } from './alerts/Alerts.tsx';
import { useAlerts } from './alerts/use-alerts.ts';
import { NotInClub } from './NotInClub.tsx';
import { Overview } from './Overview.tsx';
import { PersonActions } from './PersonActions.tsx';
import { useTabCounts } from './use-tab-counts.ts';

const MemberSheets = lazyComponent(() => import('../../workouts/sheets/public.ts').then((it) => it.MemberSheets));
const Money = lazyComponent(() => import('./money/Money.tsx').then((it) => it.Money));
const Papers = lazyComponent(() => import('./Papers.tsx').then((it) => it.Papers));
const Trainings = lazyComponent(() => import('./Trainings.tsx').then((it) => it.Trainings));
const MemberMeasures = lazyComponent(() => import('../../body/measures/public.ts').then((it) => it.MemberMeasures));
const MemberLog = lazyComponent(() => import('../club-logs/public.ts').then((it) => it.MemberLog));
const DeskPerson = lazyComponent(() => import('./DeskPerson.tsx').then((it) => it.DeskPerson));
const WorksHere = lazyComponent(() => import('./WorksHere.tsx').then((it) => it.WorksHere));
const TasksAndNotes = lazyComponent(() => import('./TasksAndNotes.tsx').then((it) => it.TasksAndNotes));

const all = [
  { name: 'overview', label: 'members.overview' },
  { name: 'subscriptions', label: 'kit.subscriptions' },
  { name: 'bookings', label: 'kit.bookings' },
  { name: 'trainings', label: 'kit.trainings' },
  { name: 'measures', label: 'measures.title' },
  { name: 'sheets', label: 'sheets.title', sheets: true },
  { name: 'documents', label: 'members.documents' },
  { name: 'tasks', label: 'members.tasksAndNotes' },
  { name: 'access', label: 'members.access' },
  { name: 'log', label: 'members.log', managers: true },
] as const satisfies readonly { name: string; label: PhraseKey; managers?: true; sheets?: true }[];

type PersonTab = (typeof all)[number]['name'];

const within: Readonly<Record<string, PersonTab>> = {
  files: 'documents',
  credits: 'subscriptions',
  transactions: 'subscriptions',
};

function tabNamed(action: string | undefined): PersonTab | undefined {
  if (action === undefined) return 'overview';
  const named = action.toLowerCase();
  return within[named] ?? all.find(({ name }) => name === named)?.name;
}

const tabsOf = (manages: boolean, sheets: boolean) =>
  all.filter((tab) => (manages || !('managers' in tab)) && (sheets || !('sheets' in tab)));

export default function EditUser({ id = '', action }: ScreenProps) {
  return <Found key={id} userId={Number(id)} tab={tabNamed(action)} part={action?.toLowerCase()} />;
}

interface FoundProps {
  userId: number;
  tab: PersonTab | undefined;
  part: string | undefined;
}

function Found({ userId, tab, part }: FoundProps) {
  const t = useT();
  const club = useStaffClub();
  const [openedIn] = useState(club);
  const { ClubId: clubId } = club;
  const person = useCall(getClubUser, { params: { id: clubId, userId } }, { ignore: [403, 404], quiet: true });
  const isStaff = useIsStaff();
  const isMember = person.data?.Roles.includes('Athlete') === true;
  const trains = isMember && isStaff;
  // Alerts and tags are shown together, so that the alerts do not move.
  const alerts = useAlerts({ clubId, userId, today: useTodayIn(club.TimeZone), enabled: trains });
  const tags = usePersonTags({ clubId, userId, enabled: trains });
  const user = useCall(getUser, { params: { id: userId } }, { enabled: trains, ignore: [403, 404], quiet: true });
  // A later error or reload must not hide the page.
  const [isComplete, setComplete] = useState(false);
  if (!isComplete && alerts !== undefined && !tags.isPending) setComplete(true);
  if (person.error?.status === 404) return <NotInClub userId={userId} openedIn={openedIn} />;
  if (person.data !== undefined && !isMember) return <WorksHere person={person.data} />;
  if (person.data !== undefined && !isStaff) return <DeskPerson person={person.data} tab={tab} />;
  if (person.data !== undefined && user.data !== undefined && isComplete)
    return <Person user={user.data} member={person.data} tab={tab} part={part} />;
  return (
    <Page
      title={t('kit.member')}
      back={pathTo('ManageUsers')}
      leading={<SkeletonHead part="picture" />}
      subtitle={<SkeletonHead part="line" />}
    >
      {person.data === undefined ? <Awaited query={person} /> : <Awaited query={user} isMore />}
    </Page>
  );
}

const Awaited = <Data,>({ query, isMore = false }: { query: UseQueryResult<Data, ApiError>; isMore?: boolean }) => (
  <QueryResult query={query} loading={<SkeletonScreen shape="member" />}>
    {() => isMore && <SkeletonScreen shape="member" />}
  </QueryResult>
);

interface PersonProps {
  user: PersonSeen;
  member: ClubMember;
  tab: PersonTab | undefined;
  part: string | undefined;
}

function Person({ user, member, tab, part }: PersonProps) {
  const stage = member.ClientStage;
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId, EnableLeads, EnableWorkoutSheets } = useStaffClub();
  const roles = useRoles();
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const [removing, setRemoving] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [booking, setBooking] = useState(false);
  const name = fullName(user);
  const reset = useResetFactors(user.UserId, name);
  const handOver = useHandOver({ UserId: user.UserId, name: name || user.Nickname, email: user.Email });
  const path = pathTo('EditUser', user.UserId);
  const counts: Partial<Record<PersonTab, number | null>> = useTabCounts(clubId, user.UserId);
  const tabs = tabsOf(manages, EnableWorkoutSheets);
  const shown = tabs.find((one) => one.name === tab)?.name;
  if (shown === undefined) return <Navigate to={path} replace />;
  return (
    <Page
      title={name}
      back={pathTo('ManageUsers')}
      flush={shown === 'overview'}
      leading={<Avatar name={name} uri={user.PictureUri} size={56} />}
      beside={
        <>
          {EnableLeads && stage !== null && (
            <StageChip clubId={clubId} userId={user.UserId} name={name || user.Nickname} stage={stage} />
          )}
          <PersonTags clubId={clubId} userId={user.UserId} name={name || user.Nickname} />
        </>
      }
      subtitle={<PersonLine user={user} />}
      actions={
        <PersonActions
          userId={user.UserId}
          name={name}
          manages={manages}
          dialogActs={[...handOver.actions, ...reset.actions]}
          onBook={() => setBooking(true)}
          onCorrect={() => setCorrecting(true)}
          onRemove={() => setRemoving(true)}
        />
      }
      below={
        <>
          <Alerts member={{ UserId: user.UserId, name }} />
          <TabLinks
            label={name}
            current={shown}
            tabs={tabs.map((one) => ({
              name: one.name,
              label: t(one.label),
              to: one.name === 'overview' ? path : `${path}/${one.name}`,
              ...(one.name in counts ? { count: counts[one.name] ?? null } : {}),
            }))}
          />
        </>
      }
    >
      <TabContent user={user} member={member} name={name} tab={shown} part={part} manages={manages} />
      {booking && <BookPerson person={{ UserId: user.UserId, name }} onClose={() => setBooking(false)} />}
      {removing && (
        <RemoveMember
          person={user}
          onRemoved={() => void navigate(pathTo('ManageUsers'), { replace: true })}
          onClose={() => setRemoving(false)}
        />
      )}
      {correcting && <CorrectMember member={{ UserId: user.UserId, name }} onClose={() => setCorrecting(false)} />}
      {handOver.dialog}
      {reset.dialog}
    </Page>
  );
}

interface TabContentProps {
  user: PersonSeen;
  member: ClubMember;
  name: string;
  tab: PersonTab;
  part: string | undefined;
  manages: boolean;
}

function TabContent({ user, member, name, tab, part, manages }: TabContentProps) {
  const { UserId: userId } = user;
  switch (tab) {
    case 'overview':
      return <Overview user={user} name={name} manages={manages} />;
    case 'subscriptions':
      return <Money userId={userId} name={name} manages={manages} part={part} />;
    case 'bookings':
      return <UserBookings userId={userId} />;
    case 'trainings':
      return <Trainings userId={userId} />;
    case 'measures':
      return <MemberMeasures userId={userId} />;
    case 'sheets':
      return <MemberSheets userId={userId} />;
    case 'documents':
      return <Papers userId={userId} name={name} />;
    case 'tasks':
      return <TasksAndNotes userId={userId} name={name} />;
    case 'access':
      return <MemberRoles person={member} />;
    case 'log':
      return <MemberLog userId={userId} />;
  }
}
