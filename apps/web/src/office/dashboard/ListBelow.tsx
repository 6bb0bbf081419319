import type { ResultOf } from '@clubpulse/contract/call';
import {
  DASHBOARD_MAX_DAYS,
  type DashboardList,
  type DashboardSettings,
  dashboardRanges,
  lastCounts,
} from '@clubpulse/contract/office/dashboard/dashboard';
import { listDashboard } from '@clubpulse/contract/office/dashboard/dashboard.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { rangesOf, wayOf } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { Button } from '@mantine/core';
import { IconCalendar, IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OwnDays } from '../../community/rankings/public.ts';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { ChosenPeople } from '../../members/pipeline/public.ts';
import { ApiError, api } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './DashBoard.module.css';
import { type DashboardFilter, queryOf } from './dashboard-address.ts';
import { listColumns, RowCard } from './list-columns.tsx';
import { listCsv } from './list-csv.ts';
import { listName, rangeText } from './list-texts.ts';

type Listed = ResultOf<typeof listDashboard>;
const OWN = 'Own';
const none: ReadonlySet<number> = new Set();

interface ListBelowProps {
  clubId: number;
  list: DashboardList;
  settings: DashboardSettings;
  money: boolean;
  page: UseQueryResult<Listed, ApiError>;
  filter: DashboardFilter;
  onChange: (changes: Partial<DashboardFilter>) => void;
  beside: ReactNode;
}

/** Another range clears the selection, because it may hide selected members. */
export function ListBelow({ clubId, list, settings, money, page, filter, onChange, beside }: ListBelowProps) {
  const t = useT();
  const formats = useFormats();
  const { EnableLeads, Name, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const [chosen, setChosen] = useState(none);
  const [chosenIn, setChosenIn] = useState(filter);
  if (chosenIn !== filter) {
    setChosenIn(filter);
    setChosen(none);
  }
  const rows = page.data?.data ?? [];
  const shown = { list, today, extended: settings.Extended, leads: EnableLeads, money };
  const [exports, setExports] = useState(false);
  const exportRows = async (found: Listed) => {
    setExports(true);
    const all = await everyRow(clubId, list, filter, found).catch((failed: unknown) => {
      if (!(failed instanceof ApiError)) throw failed;
      return undefined;
    });
    setExports(false);
    if (all === undefined) return;
    const file = csvName([listName(list, t), Name, found.From, found.To, filter.q.trim() || null]);
    downloadCsv(file, listCsv(all, shown, t, formats));
    toastDone({ title: t('dashboard.exported'), message: file });
  };
  const selected = rows.filter(({ UserId }) => chosen.has(UserId));
  return (
    <section className={classes['list']} aria-label={listName(list, t)}>
      <div className={classes['head']}>
        <h2>{listName(list, t)}</h2>
        <SearchField value={filter.q} placeholder={t('kit.personHint')} onChange={(q) => onChange({ q })} />
        <RangeFilters list={list} settings={settings} page={page.data} filter={filter} onChange={onChange} />
        {beside}
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.8} />}
          disabled={rows.length === 0}
          loading={exports}
          onClick={() => page.data && void exportRows(page.data)}
        >
          {t('kit.export')}
        </Button>
      </div>
      <PagedList<Listed>
        ofPeople
        label={listName(list, t)}
        page={page}
        above={({ data, recordsFiltered }) =>
          recordsFiltered > data.length && (
            <p className={classes['first']}>
              {t('dashboard.shownOf', { number: formats.number(data.length), all: formats.number(recordsFiltered) })}
            </p>
          )
        }
        empty={{ title: t(`dashboard.none-${list}`) }}
        unmatched={filter.q.trim() === '' ? undefined : { title: t('dashboard.noMatch'), onClear: () => onChange({ q: '' }) }}
        idOf={({ UserId }) => UserId}
        columns={listColumns(shown, t, formats)}
        card={(row) => <RowCard row={row} {...shown} />}
        selection={{
          chosen,
          onChange: setChosen,
          selectOne: (row) => t('members.selectPerson', { name: fullName(row) }),
          selectAll: t('members.selectPeople', { count: rows.length, number: formats.number(rows.length) }),
        }}
      />
      {selected.length > 0 && (
        <ChosenPeople
          clubId={clubId}
          chosen={new Map(selected.map(({ UserId, ClientStage }) => [UserId, ClientStage]))}
          leads={EnableLeads}
          onClear={() => setChosen(none)}
        />
      )}
    </section>
  );
}

async function everyRow(id: number, list: DashboardList, filter: DashboardFilter, { data, recordsFiltered }: Listed) {
  if (data.length >= recordsFiltered) return data;
  const rows: Listed['data'] = [];
  for (;;) {
    const query = { ...queryOf(filter), count: '500', start: rows.length } as const;
    const page = await api(listDashboard, { params: { id, list }, query });
    rows.push(...page.data);
    if (page.data.length === 0 || rows.length >= page.recordsFiltered) return rows;
  }
}

interface RangeFiltersProps extends Pick<ListBelowProps, 'list' | 'settings' | 'filter' | 'onChange'> {
  page: Listed | undefined;
}

function RangeFilters({ list, settings, page, filter, onChange }: RangeFiltersProps) {
  const t = useT();
  const way = wayOf[list];
  const saved = settings.Lists.find((one) => one.List === list);
  const range = filter.range ?? saved?.Range ?? null;
  const chooseRange = (value: string | null) => {
    if (value !== OWN) onChange({ own: null, range: dashboardRanges.find((one) => one === value) ?? null });
    else if (typeof page?.From === 'string' && typeof page.To === 'string')
      onChange({ own: { first: page.From, last: page.To } });
  };
  return (
    <>
      {way !== 'now' && (
        <FilterChip
          icon={IconCalendar}
          label={t('dashboard.range')}
          value={filter.own === null ? range : OWN}
          options={[
            ...rangesOf[way].map((value) => ({ value: value as string, label: rangeText(value, way, t) })),
            { value: OWN, label: t('dashboard.own') },
          ]}
          onChange={chooseRange}
        />
      )}
      {way !== 'now' && filter.own !== null && (
        <OwnDays days={filter.own} latest={null} most={DASHBOARD_MAX_DAYS} onChange={(own) => onChange({ own })} />
      )}
      <FilterChip
        label={t('kit.show')}
        value={String(filter.count ?? saved?.Count ?? lastCounts[0])}
        options={lastCounts.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(value) => onChange({ count: lastCounts.find((count) => String(count) === value) ?? null })}
      />
    </>
  );
}
