import { listSheetUsers } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { UserCard, userColumns } from './sharing/UserRows.tsx';
import { queryOf, readUsers, sortOf, writeUsers } from './sharing/users-filter.ts';

const inAddress = { read: readUsers, write: writeUsers };

export default function WorkoutSheetsUsers() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const page = useListPage(listSheetUsers, { params: { id }, query }, rows);
  const ofSheet = page.data?.data.find(({ WorkoutSheetId }) => WorkoutSheetId === filter.sheet);
  const isFiltered = filter.q.trim() !== '' || filter.sheet !== null;
  const clear = () => change({ q: '', sheet: null });
  return (
    <ListScreen
      title={t('sheets.usersTitle')}
      label={t('sheets.usersTitle')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsTotal === recordsFiltered
          ? t('sheets.sharedCount', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('workouts.found', { found: formats.number(recordsFiltered), number: formats.number(recordsTotal) })
      }
      search={{ value: filter.q, placeholder: t('sheets.usersHint'), onChange: (q) => change({ q }) }}
      filters={
        filter.sheet !== null && (
          <FilterBar set={isFiltered ? 1 : 0} onClear={clear}>
            <FilterChip
              label={t('sheets.sheet')}
              all={t('kit.all')}
              value={String(filter.sheet)}
              options={[{ value: String(filter.sheet), label: ofSheet?.Name ?? t('sheets.thisSheet') }]}
              onChange={(value) => change({ sheet: value === null ? null : filter.sheet })}
            />
          </FilterBar>
        )
      }
      empty={{
        title: t('sheets.sharedNone'),
        text: t('sheets.sharedNoneText'),
        action: (
          <Button component={Link} to={pathTo('WorkoutSheets')}>
            {t('sheets.title')}
          </Button>
        ),
      }}
      unmatched={isFiltered ? { title: t('sheets.usersNoneMatch'), onClear: clear } : undefined}
      idOf={(row) => row.UserId}
      keyOf={(row) => `${row.UserId}/${row.WorkoutSheetId}`}
      columns={userColumns(t)}
      card={(row) => <UserCard row={row} />}
      sort={{ by: filter.sort, onChange: (by) => change({ sort: sortOf(by) }) }}
      showMore={showMore}
    />
  );
}
