import { levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { type ProviderRow, providerKinds } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { listProviderWorkouts } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { IconWorldPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { setCount } from '../../kit/list/list-filter.ts';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { optionsOf } from '../exercises/public.ts';
import { LibraryActions } from '../parts/LibraryActions.tsx';
import { LibraryList, useLibrary } from '../parts/LibraryList.tsx';
import { ProviderChips } from './ProviderChips.tsx';
import classes from './provider.module.css';
import { noFilter, queryOf, readProviders } from './provider-filter.ts';
import { kindLabels, sizeText } from './provider-text.ts';

export function ProviderList() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { IsEditor } = useSelf();
  const { id, filter, change, rows, library } = useLibrary(readProviders, noFilter);
  const page = useListPage(listProviderWorkouts, { params: { id }, query: queryOf(filter) }, rows);
  const create = {
    label: t('workouts.newOfPlatform'),
    icon: IconWorldPlus,
    primary: true,
    adds: true,
    onClick: () => void navigate(pathTo('ProviderWorkouts', 'new')),
  };
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
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('provider.title'),
        count: (values) => t('provider.count', values),
        search: t('provider.searchHint'),
        noneYet: t('provider.none'),
        noneYetText: t('provider.noneText'),
        noneMatch: t('provider.noneMatch'),
      }}
      actions={IsEditor && <LibraryActions further={[create]} />}
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
      idOf={(row) => row.ProviderWorkoutId}
      columns={columns}
      card={(row) => (
        <span className={classes['words']}>
          {name(row)}
          <small>{[t(kindLabels[row.Kind]), t(`workouts.level.${row.Level}`), sizeText(t, formats, row)].join(' · ')}</small>
          {state(row)}
        </span>
      )}
    />
  );
}
