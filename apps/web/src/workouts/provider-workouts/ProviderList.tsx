import { levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { type ProviderRow, providerKinds } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { listProviderWorkouts } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { IconWorldPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { optionsOf } from '../exercises/public.ts';
import { ProviderChips } from './ProviderChips.tsx';
import classes from './provider.module.css';
import { noFilter, queryOf, readProviders, setCount, writeProviders } from './provider-filter.ts';
import { kindLabels, sizeText } from './provider-text.ts';

const inAddress = { read: readProviders, write: writeProviders };

export function ProviderList() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { IsEditor } = useSelf();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const page = useListPage(listProviderWorkouts, { params: { id }, query }, rows);
  const onClear = setCount(filter) > 0 ? () => change(noFilter) : undefined;
  const name = (row: ProviderRow) => (
    <Link to={pathTo('ProviderWorkouts', row.ProviderWorkoutId)} className={classes['name']}>
      {row.Name}
    </Link>
  );
  const state = (row: ProviderRow) => (
    <span className={classes['states']}>
      <ProviderChips workout={row} />
    </span>
  );
  const columns: readonly Column<ProviderRow>[] = [
    { id: 'Name', head: t('kit.name'), names: true, cell: name },
    { id: 'Kind', head: t('kit.kind'), cell: (row) => t(kindLabels[row.Kind]) },
    { id: 'Level', head: t('workouts.levelField'), cell: (row) => t(`workouts.level.${row.Level}`) },
    { id: 'Size', head: t('workouts.exercises'), cell: (row) => sizeText(t, formats, row) },
    { id: 'State', head: t('kit.state'), cell: state },
  ];
  return (
    <ListScreen
      title={t('provider.title')}
      label={t('provider.title')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsTotal === recordsFiltered
          ? t('provider.count', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('workouts.found', { found: formats.number(recordsFiltered), number: formats.number(recordsTotal) })
      }
      actions={
        IsEditor && (
          <HeaderActions
            label={t('kit.more')}
            actions={[
              {
                label: t('workouts.newOfPlatform'),
                icon: IconWorldPlus,
                primary: true,
                adds: true,
                onClick: () => void navigate(pathTo('ProviderWorkouts', 'new')),
              },
            ]}
          />
        )
      }
      search={{ value: filter.q, placeholder: t('provider.searchHint'), onChange: (q) => change({ q }) }}
      filters={
        <FilterBar set={setCount(filter)} onClear={() => change(noFilter)}>
          <FilterChip
            label={t('kit.kind')}
            all={t('kit.all')}
            value={filter.kind}
            options={optionsOf(providerKinds, (one) => t(kindLabels[one]))}
            onChange={(kind) => change({ kind })}
          />
          <FilterChip
            label={t('workouts.levelField')}
            all={t('kit.all')}
            value={filter.level}
            options={optionsOf(levels, (one) => t(`workouts.level.${one}`))}
            onChange={(level) => change({ level })}
          />
        </FilterBar>
      }
      empty={{ title: t('provider.none'), text: t('provider.noneText') }}
      unmatched={onClear && { title: t('provider.noneMatch'), onClear }}
      idOf={(row) => row.ProviderWorkoutId}
      columns={columns}
      card={(row) => (
        <span className={classes['words']}>
          {name(row)}
          <small>{[t(kindLabels[row.Kind]), t(`workouts.level.${row.Level}`), sizeText(t, formats, row)].join(' · ')}</small>
          {state(row)}
        </span>
      )}
      showMore={showMore}
    />
  );
}
