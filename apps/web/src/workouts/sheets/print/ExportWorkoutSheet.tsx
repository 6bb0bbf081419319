import { getSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { IconPrinter, IconTextPlus, IconTextWrapDisabled } from '@tabler/icons-react';
import { useState } from 'react';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { printSoon } from '../../../kit/print/print-soon.ts';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { SheetPaper } from './SheetPaper.tsx';

export default function ExportWorkoutSheet({ id = '' }: ScreenProps) {
  const t = useT();
  const [isExplained, setExplained] = useState(true);
  const known = /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
  const query = useCall(
    getSheet,
    { params: { id: known ? Number(id) : 0 } },
    { ignore: [403, 404], quiet: true, enabled: known },
  );
  const sheet = query.data;
  const isMissing = !known || (sheet === undefined && query.error?.is('WorkoutSheetNotFound') === true);
  const name = sheet?.Name ?? t('sheets.export');
  return (
    <Page
      title={name}
      printsOwnHead={sheet !== undefined}
      back={known ? pathTo('WorkoutSheet', Number(id)) : pathTo('Today')}
      actions={
        sheet !== undefined && (
          <HeaderActions
            label={t('kit.actionsOf', { name })}
            actions={[
              {
                label: t(isExplained ? 'sheets.withoutInstructions' : 'sheets.withInstructions'),
                icon: isExplained ? IconTextWrapDisabled : IconTextPlus,
                onClick: () => setExplained(!isExplained),
              },
              {
                label: t('sheets.print'),
                icon: IconPrinter,
                primary: true,
                onClick: () => void printSoon(),
              },
            ]}
          />
        )
      }
    >
      {isMissing ? (
        <EmptyState title={t('sheets.notFound')}>{t('error.WorkoutSheetNotFound')}</EmptyState>
      ) : (
        <QueryResult query={query} loading={<SkeletonRows rows={6} />}>
          {(found) => <SheetPaper sheet={found} isExplained={isExplained} />}
        </QueryResult>
      )}
    </Page>
  );
}
