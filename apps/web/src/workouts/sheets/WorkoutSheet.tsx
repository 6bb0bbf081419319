import { getSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { Stored } from '../../kit/edit/EditScreen.tsx';
import { later } from '../../kit/later.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useIsStaff } from './is-staff.ts';
import { SheetView } from './SheetView.tsx';

// Members come to read: what writes follows.
const NewSheet = later(() => import('./editor/NewSheet.tsx').then((it) => it.NewSheet));
const EditSheet = later(() => import('./editor/EditSheet.tsx').then((it) => it.EditSheet));

/** A workout sheet: edited by the staff of its club, read by members. */
export default function WorkoutSheet({ id }: ScreenProps) {
  const isStaff = useIsStaff();
  if (id === 'new' && isStaff) return <NewSheet />;
  const sheetId = Number(id);
  return Number.isSafeInteger(sheetId) && sheetId > 0 ? <StoredSheet key={sheetId} id={sheetId} /> : <SheetNotFound />;
}

function StoredSheet({ id }: { id: number }) {
  const t = useT();
  const back = pathTo(useIsStaff() ? 'WorkoutSheets' : 'Today');
  const query = useCall(getSheet, { params: { id } }, { ignore: [403, 404], quiet: true });
  if (query.data === undefined && query.error?.is('WorkoutSheetNotFound') === true) return <SheetNotFound />;
  return (
    <Stored query={query} title={t('sheets.sheet')} back={back}>
      {(sheet) => (sheet.Writable && sheet.UserId === null ? <EditSheet sheet={sheet} /> : <SheetView sheet={sheet} />)}
    </Stored>
  );
}

/** Nothing of that number is there for who asks. */
function SheetNotFound() {
  const t = useT();
  const back = pathTo(useIsStaff() ? 'WorkoutSheets' : 'Today');
  return (
    <Page title={t('sheets.sheet')} back={back}>
      <EmptyState title={t('sheets.notFound')}>{t('error.WorkoutSheetNotFound')}</EmptyState>
    </Page>
  );
}
