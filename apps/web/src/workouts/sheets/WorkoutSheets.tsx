import { listSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { IconWand } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { LibraryActions } from '../parts/LibraryActions.tsx';
import { LibraryList, useLibrary } from '../parts/LibraryList.tsx';
import { SheetBulk } from './list/SheetBulk.tsx';
import { SheetFilters } from './list/SheetFilters.tsx';
import { SheetCard, sheetColumns } from './list/SheetRows.tsx';
import { noFilter, queryOf, readSheets } from './list/sheet-filter.ts';

export default function WorkoutSheets() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { id, filter, change, rows, library } = useLibrary(readSheets, noFilter);
  const page = useListPage(listSheets, { params: { id }, query: queryOf(filter) }, rows);
  const add = { label: t('sheets.new'), to: pathTo('WorkoutSheet', 'new') };
  return (
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('sheets.title'),
        count: (values) => t('sheets.count', values),
        search: t('sheets.searchHint'),
        noneYet: t('sheets.noneYet'),
        noneYetText: t('sheets.noneYetText'),
        noneMatch: t('sheets.noneMatch'),
      }}
      add={add}
      actions={
        <LibraryActions
          add={add}
          further={[{ label: t('generator.title'), icon: IconWand, onClick: () => void navigate(pathTo('GenerateSheet')) }]}
        />
      }
      filters={<SheetFilters filter={filter} folders={page.data?.Folders ?? []} onChange={change} />}
      idOf={(row) => row.WorkoutSheetId}
      columns={sheetColumns(t, formats)}
      card={(row) => <SheetCard row={row} />}
      nameOf={({ Name }) => Name}
      bulk={(props) => <SheetBulk {...props} />}
    />
  );
}
