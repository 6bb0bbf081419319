import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { IconDownload, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { LeftOwing } from '../../billing/debts/public.ts';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { type HeaderAction, HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { JoinRequests, useAsking } from '../../members/joining/public.ts';
import { Board } from '../../members/pipeline/public.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import classes from './ManageUsers.module.css';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonCard, peopleColumns } from './PeopleRows.tsx';
import { noFilter, queryOf, readPeople, setCount, writePeople } from './people-filter.ts';
import { useExport } from './use-export.ts';

const inAddress = { read: readPeople, write: writePeople };

/** The people of the club, each with what she holds and whether it is paid. */
export default function ManageUsers({ id = '' }: ScreenProps) {
  const manages = useManages();
  const view = id.toLowerCase();
  if (view === 'pipeline') return <PipelineView />;
  return view === 'requests' && manages ? <JoinRequests actions={<Acts view="requests" />} /> : <PeopleList />;
}

/** The same people by how far each is on her way to being a client. */
function PipelineView() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const [words, setWords] = useState('');
  return (
    <Page title={t('members.people')} actions={<Acts view="pipeline" />}>
      <search className={classes['search']} aria-label={t('kit.filters')}>
        <SearchField value={words} placeholder={t('kit.personHint')} onChange={setWords} />
      </search>
      <Board key={clubId} clubId={clubId} words={words} />
    </Page>
  );
}

/** List and pipeline are two views of the same people; more of them come from either. Who asks to come in has a third while somebody does. */
function Acts({ view, others = [] }: { view: 'list' | 'pipeline' | 'requests'; others?: readonly HeaderAction[] }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const asking = useAsking(useStaffClub().ClubId, useManages());
  const requests =
    asking > 0 || view === 'requests'
      ? [{ value: 'requests' as const, label: t('members.joinRequests', { number: formats.number(asking) }) }]
      : [];
  return (
    <>
      <Segmented
        label={t('members.viewOfPeople')}
        value={view}
        options={[{ value: 'list', label: t('kit.list') }, { value: 'pipeline', label: t('members.pipeline') }, ...requests]}
        onChange={(next) => void navigate(next === 'list' ? pathTo('ManageUsers') : pathTo('ManageUsers', next))}
      />
      <HeaderActions
        label={t('kit.more')}
        actions={[
          ...others,
          {
            label: t('members.addPeople'),
            icon: IconUserPlus,
            primary: true,
            plain: true,
            onClick: () => void navigate(pathTo('AddUsers')),
          },
        ]}
      />
    </>
  );
}

/** Whether the user runs the selected club. */
function useManages(): boolean {
  const roles = useRoles();
  return roles.includes('Manager') || roles.includes('Owner');
}

function PeopleList() {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const { ClubId: clubId } = club;
  const manages = useManages();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const page = useListPage(listClubPeople, { params: { id: clubId }, query }, rows);
  const { busy, run } = useExport(club, filter);
  const onClear = setCount(filter) > 0 ? () => change(noFilter) : undefined;
  return (
    <ListScreen
      title={t('members.people')}
      actions={
        <Acts
          view="list"
          others={manages ? [{ label: t('members.export'), icon: IconDownload, busy, onClick: () => void run() }] : []}
        />
      }
      label={t('members.people')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsFiltered === recordsTotal
          ? t('members.peopleCount', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('members.peopleFound', { found: formats.number(recordsFiltered), total: formats.number(recordsTotal) })
      }
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      {...(manages && filter.pay !== null ? { lead: <LeftOwing /> } : {})}
      filters={<PeopleFilters filter={filter} onChange={change} />}
      empty={{ title: t('members.noPeople'), text: t('members.noPeopleText') }}
      unmatched={onClear && { title: t('members.nobodyMatches'), onClear }}
      idOf={(person) => person.UserId}
      columns={peopleColumns(t)}
      card={(person) => <PersonCard person={person} />}
      sort={{ by: filter.sort, onChange: (by) => change({ sort: by === '-Name' ? '-Name' : 'Name' }) }}
      showMore={showMore}
    />
  );
}
