import { listSheetUsers } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { PagedList } from '../../../kit/list/PagedList.tsx';
import { PAGE_ROWS } from '../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { SheetCard, sheetColumns } from './UserRows.tsx';

export function MemberSheets({ userId }: { userId: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const query = useMemo(() => ({ UserId: String(userId), Sort: '-LastRun' as const }), [userId]);
  const [rows, setRows] = useState(PAGE_ROWS);
  const page = useListPage(listSheetUsers, { params: { id }, query }, rows);
  return (
    <section aria-label={t('sheets.title')}>
      <PagedList
        page={page}
        label={t('sheets.title')}
        loading={<SkeletonRows rows={3} />}
        empty={{
          title: t('sheets.memberNone'),
          text: t('sheets.sharedNoneText'),
          action: (
            <Button component={Link} variant="default" to={pathTo('WorkoutSheets')}>
              {t('sheets.title')}
            </Button>
          ),
        }}
        idOf={({ WorkoutSheetId }) => WorkoutSheetId}
        columns={sheetColumns(t)}
        card={(row) => <SheetCard row={row} />}
        showMore={() => setRows(rows + PAGE_ROWS)}
      />
    </section>
  );
}
