import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { useMemo } from 'react';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonCard, peopleColumns } from './PeopleRows.tsx';
import { isNarrowed, noFilter, queryOf, readPeople, writePeople } from './people-filter.ts';

const inAddress = { read: readPeople, write: writePeople };

/** The people of the club, each with what she holds and whether it is paid. */
export default function ManageUsers() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: clubId } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const page = useListPage(listClubPeople, { params: { id: clubId }, query }, rows);
  const onClear = isNarrowed(filter) ? () => change(noFilter) : undefined;
  return (
    <ListScreen
      title={t('members.people')}
      label={t('members.people')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsFiltered === recordsTotal
          ? t('members.peopleCount', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('members.peopleFound', { found: formats.number(recordsFiltered), total: formats.number(recordsTotal) })
      }
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      filters={<PeopleFilters filter={filter} onChange={change} />}
      clear={onClear && { onClear }}
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
