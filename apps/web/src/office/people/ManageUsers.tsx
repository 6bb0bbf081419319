import { type ClubPerson, peopleSorts } from '@clubpulse/contract/office/people';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { LeftOwing } from '../../billing/debts/public.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { Page } from '../../kit/page/Page.tsx';
import { JoinRequests } from '../../members/joining/public.ts';
import { Board, ChosenPeople } from '../../members/pipeline/public.ts';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useIsStaff, useStaffClub } from '../../platform/session.tsx';
import { countText } from './count-text.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonCard, peopleColumns } from './PeopleRows.tsx';
import { noFilter, queryOf, readPeople, setCount, writePeople } from './people-filter.ts';
import { useExport } from './use-export.ts';
import { useManages, usePeopleHead } from './use-people-head.tsx';

const none: ReadonlySet<number> = new Set();
const inAddress = { read: readPeople, write: writePeople };

export default function ManageUsers({ id = '' }: ScreenProps) {
  const manages = useManages();
  const view = id.toLowerCase();
  const { ClubId, EnableLeads } = useStaffClub();
  const isStaff = useIsStaff();
  if (view === 'pipeline' && EnableLeads && isStaff) return <PipelineView />;
  return view === 'requests' && manages ? <RequestsView /> : <PeopleList key={ClubId} />;
}

const RequestsView = () => <JoinRequests {...usePeopleHead('requests')} />;

function PipelineView() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  return (
    <Page title={t('members.people')} fills {...usePeopleHead('pipeline')}>
      <Board key={clubId} clubId={clubId} />
    </Page>
  );
}

function PeopleList() {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const { ClubId: clubId } = club;
  const manages = useManages();
  const isStaff = useIsStaff();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const page = useListPage(listClubPeople, { params: { id: clubId }, query }, rows);
  const { busy, run } = useExport(club, filter);
  const head = usePeopleHead(
    'list',
    manages ? [{ label: t('kit.export'), icon: IconDownload, busy, onClick: () => void run() }] : [],
  );
  const [picked, setPicked] = useScreenState<readonly number[] | null>('picked', null);
  const chosen = useMemo<ReadonlySet<number>>(() => new Set(picked), [picked]);
  const setChosen = (ids: ReadonlySet<number>) => setPicked([...ids]);
  const [chosenIn, setChosenIn] = useState(query);
  // The selection is cleared, because another filter may hide selected people.
  if (chosenIn !== query) {
    setChosenIn(query);
    if (picked !== null) setChosen(none);
  }
  const visible = page.data?.data ?? [];
  const onClear = setCount(filter) > 0 ? () => change(noFilter) : undefined;
  return (
    <ListScreen
      ofPeople
      title={t('members.people')}
      {...head}
      label={t('members.people')}
      page={page}
      count={countText(t, formats)}
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      {...(manages && filter.pay !== null ? { lead: <LeftOwing /> } : {})}
      filters={<PeopleFilters filter={filter} onChange={change} />}
      empty={{
        title: t('members.noPeople'),
        text: t('members.noPeopleText'),
        action: isStaff && (
          <Button component={Link} to={pathTo('AddUsers')}>
            {t('members.addPeople')}
          </Button>
        ),
      }}
      unmatched={onClear && { title: t('members.nobodyMatches'), onClear }}
      idOf={(person) => person.UserId}
      columns={peopleColumns(t, club.EnableLeads)}
      card={(person) => <PersonCard person={person} />}
      sort={{ by: filter.sort, onChange: (by) => change({ sort: peopleSorts.find((one) => one === by) ?? 'Name' }) }}
      showMore={showMore}
      {...(isStaff && {
        selection: {
          chosen,
          onChange: setChosen,
          selectOne: (person: ClubPerson) => t('members.selectPerson', { name: fullName(person) }),
          selectAll: t('members.selectPeople', { count: visible.length, number: formats.number(visible.length) }),
        },
      })}
    >
      {isStaff && picked !== null && (
        <ChosenPeople
          clubId={clubId}
          chosen={new Map(visible.flatMap((one) => (chosen.has(one.UserId) ? [[one.UserId, one.ClientStage]] : [])))}
          leads={club.EnableLeads}
          onClear={() => setChosen(none)}
        />
      )}
    </ListScreen>
  );
}
