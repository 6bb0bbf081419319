import { listSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { IconPlus, IconWand } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useSelection } from '../../kit/list/rows/use-selection.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { SheetBulk } from './list/SheetBulk.tsx';
import { SheetFilters } from './list/SheetFilters.tsx';
import { SheetCard, sheetColumns } from './list/SheetRows.tsx';
import { noFilter, queryOf, readSheets, setCount, writeSheets } from './list/sheet-filter.ts';

const none: ReadonlySet<number> = new Set();
const inAddress = { read: readSheets, write: writeSheets };

export default function WorkoutSheets() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const page = useListPage(listSheets, { params: { id }, query }, rows);
  const { chosen, onChange } = useSelection();
  const [chosenIn, setChosenIn] = useState(query);
  // A new filter clears the selection, so that no hidden row is changed.
  if (chosenIn !== query) {
    setChosenIn(query);
    onChange(none);
  }
  const inSight = page.data?.data ?? [];
  const begin = () => void navigate(pathTo('WorkoutSheet', 'new'));
  return (
    <ListScreen
      title={t('sheets.title')}
      label={t('sheets.title')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsTotal === recordsFiltered
          ? t('sheets.count', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('workouts.found', { found: formats.number(recordsFiltered), number: formats.number(recordsTotal) })
      }
      actions={
        <HeaderActions
          label={t('kit.more')}
          actions={[
            { label: t('generator.title'), icon: IconWand, onClick: () => void navigate(pathTo('GenerateSheet')) },
            { label: t('sheets.new'), icon: IconPlus, primary: true, adds: true, plain: true, onClick: begin },
          ]}
        />
      }
      search={{ value: filter.q, placeholder: t('sheets.searchHint'), onChange: (q) => change({ q }) }}
      filters={<SheetFilters filter={filter} folders={page.data?.Folders ?? []} onChange={change} />}
      empty={{
        title: t('sheets.noneYet'),
        text: t('sheets.noneYetText'),
        action: <AddButton onClick={begin}>{t('sheets.new')}</AddButton>,
      }}
      unmatched={setCount(filter) > 0 ? { title: t('sheets.noneMatch'), onClear: () => change(noFilter) } : undefined}
      idOf={(row) => row.WorkoutSheetId}
      columns={sheetColumns(t, formats)}
      card={(row) => <SheetCard row={row} />}
      showMore={showMore}
      selection={{
        chosen,
        onChange,
        selectOne: ({ Name }) => t('workouts.select', { name: Name }),
        selectAll: t('workouts.selectFound', { number: formats.number(inSight.length) }),
      }}
    >
      <SheetBulk shown={inSight} chosen={chosen} onChange={onChange} />
    </ListScreen>
  );
}
