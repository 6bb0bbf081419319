import { listWorkoutDefinitions } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useSelection } from '../../../kit/list/rows/use-selection.ts';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { AddButton } from '../../../kit/page/AddButton.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { DefinitionBulk } from './DefinitionBulk.tsx';
import { DefinitionFilters } from './DefinitionFilters.tsx';
import { DefinitionTile } from './DefinitionTile.tsx';
import { noFilter, queryOf, readDefinitions, setCount, writeDefinitions } from './definition-filter.ts';

const inAddress = { read: readDefinitions, write: writeDefinitions };
const POLL_MS = 6000;

export function DefinitionList() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const [isBusy, setBusy] = useState(false);
  const page = useListPage(listWorkoutDefinitions, { params: { id }, query }, rows, isBusy ? { pollEvery: POLL_MS } : {});
  const inSight = page.data?.data ?? [];
  const busy = inSight.some(({ Video }) => Video?.State === 'Uploading' || Video?.State === 'Processing');
  if (busy !== isBusy) setBusy(busy);
  const { chosen, onChange } = useSelection();
  const create = () => void navigate(pathTo('WorkoutDefinitions', 'new'));
  const onClear = setCount(filter) > 0 ? () => change(noFilter) : undefined;
  return (
    <ListScreen
      title={t('definitions.title')}
      label={t('definitions.title')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsTotal === recordsFiltered
          ? t('definitions.count', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('workouts.found', { found: formats.number(recordsFiltered), number: formats.number(recordsTotal) })
      }
      actions={
        <HeaderActions
          label={t('kit.more')}
          actions={[{ label: t('definitions.new'), icon: IconPlus, primary: true, adds: true, plain: true, onClick: create }]}
        />
      }
      search={{ value: filter.q, placeholder: t('definitions.searchHint'), onChange: (q) => change({ q }) }}
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
      empty={{
        title: t('definitions.noneYet'),
        text: t('definitions.noneYetText'),
        action: <AddButton onClick={create}>{t('definitions.new')}</AddButton>,
      }}
      unmatched={onClear && { title: t('definitions.noneMatch'), onClear }}
      idOf={(row) => row.WorkoutDefinitionId}
      grid
      columns={[]}
      card={(row) => <DefinitionTile workout={row} to={pathTo('WorkoutDefinitions', row.WorkoutDefinitionId)} />}
      showMore={showMore}
      selection={{
        chosen,
        onChange,
        selectOne: ({ Title }) => t('workouts.select', { name: Title }),
        selectAll: t('workouts.selectFound', { number: formats.number(inSight.length) }),
      }}
    >
      <DefinitionBulk shown={inSight} chosen={chosen} onChange={onChange} />
    </ListScreen>
  );
}
