import { listWorkoutDefinitions } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { useState } from 'react';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { LibraryList, useLibrary } from '../../parts/LibraryList.tsx';
import { DefinitionBulk } from './DefinitionBulk.tsx';
import { DefinitionFilters } from './DefinitionFilters.tsx';
import { DefinitionTile } from './DefinitionTile.tsx';
import { noFilter, queryOf, readDefinitions } from './definition-filter.ts';

const POLL_MS = 6000;

export function DefinitionList() {
  const t = useT();
  const { id, filter, change, rows, library } = useLibrary(readDefinitions, noFilter);
  const [isBusy, setBusy] = useState(false);
  const page = useListPage(
    listWorkoutDefinitions,
    { params: { id }, query: queryOf(filter) },
    rows,
    isBusy ? { pollEvery: POLL_MS } : {},
  );
  const busy = (page.data?.data ?? []).some(({ Video }) => Video?.State === 'Uploading' || Video?.State === 'Processing');
  if (busy !== isBusy) setBusy(busy);
  return (
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('definitions.title'),
        count: (values) => t('definitions.count', values),
        search: t('definitions.searchHint'),
        noneYet: t('definitions.noneYet'),
        noneYetText: t('definitions.noneYetText'),
        noneMatch: t('definitions.noneMatch'),
      }}
      add={{ label: t('definitions.new'), to: pathTo('WorkoutDefinitions', 'new') }}
      filters={
        <DefinitionFilters filter={filter} onChange={change}>
          <FilterChip
            label={t('kit.state')}
            all={t('kit.all')}
            value={filter.state}
            options={[
              { value: 'published' as const, label: t('workouts.isPublished') },
              { value: 'unpublished' as const, label: t('workouts.isUnpublished') },
            ]}
            onChange={(state) => change({ state })}
          />
        </DefinitionFilters>
      }
      idOf={(row) => row.WorkoutDefinitionId}
      grid
      columns={[]}
      card={(row) => <DefinitionTile workout={row} to={pathTo('WorkoutDefinitions', row.WorkoutDefinitionId)} />}
      nameOf={({ Title }) => Title}
      bulk={(props) => <DefinitionBulk {...props} />}
    />
  );
}
