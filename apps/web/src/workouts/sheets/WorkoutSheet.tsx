import type { WorkoutSheet as Sheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { getSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useIsStaff } from '../../platform/session.tsx';
import { SheetView } from './SheetView.tsx';

interface ComingProps {
  title: string;
}
function Coming({ title }: ComingProps) {
  const back = pathTo(useIsStaff() ? 'WorkoutSheets' : 'Today');
  return (
    <Page title={title} back={back}>
      <SkeletonScreen shape="editor" />
    </Page>
  );
}
const NewComing = () => <Coming title={useT()('sheets.new')} />;
const OwnComing = () => <Coming title={useT()('sheets.newOwn')} />;
const StoredComing = ({ sheet }: { sheet: Sheet }) => <Coming title={sheet.Name} />;

const NewSheet = lazyComponent(() => import('./editor/NewSheet.tsx').then((it) => it.NewSheet), { meanwhile: NewComing });
const EditSheet = lazyComponent(() => import('./editor/EditSheet.tsx').then((it) => it.EditSheet), { meanwhile: StoredComing });

const NewOwnSheet = lazyComponent(() => import('./own/NewOwnSheet.tsx').then((it) => it.NewOwnSheet), { meanwhile: OwnComing });
const EditOwnSheet = lazyComponent(() => import('./own/EditOwnSheet.tsx').then((it) => it.EditOwnSheet), {
  meanwhile: StoredComing,
});

export default function WorkoutSheet({ id }: ScreenProps) {
  const isStaff = useIsStaff();
  const club = useClub();
  if (id === 'new' && isStaff) return <NewSheet />;
  if (id === 'mine' && club?.EnableWorkoutSheets === true) return <NewOwnSheet clubId={club.ClubId} />;
  const sheetId = Number(id);
  return Number.isSafeInteger(sheetId) && sheetId > 0 ? <StoredSheet key={sheetId} id={sheetId} /> : <SheetNotFound />;
}

function StoredSheet({ id }: { id: number }) {
  const t = useT();
  const isStaff = useIsStaff();
  const back = pathTo(isStaff ? 'WorkoutSheets' : 'Today');
  const query = useCall(getSheet, { params: { id } }, { ignore: [403, 404], quiet: true });
  if (query.data === undefined && query.error?.is('WorkoutSheetNotFound') === true) return <SheetNotFound />;
  return (
    <LoadedScreen query={query} title={t('sheets.sheet')} back={back} shape={isStaff ? 'editor' : 'overview'}>
      {(sheet) => {
        if (!sheet.Writable) return <SheetView sheet={sheet} />;
        return sheet.UserId === null ? <EditSheet sheet={sheet} /> : <EditOwnSheet sheet={sheet} />;
      }}
    </LoadedScreen>
  );
}

function SheetNotFound() {
  const t = useT();
  const back = pathTo(useIsStaff() ? 'WorkoutSheets' : 'Today');
  return (
    <Page title={t('sheets.sheet')} back={back}>
      <EmptyState title={t('sheets.notFound')}>{t('error.WorkoutSheetNotFound')}</EmptyState>
    </Page>
  );
}
