import type { SheetsPublished, WorkoutSheetRow } from '@clubpulse/contract/workouts/sheets/sheets';
import { publishSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { useState } from 'react';
import { refusedByReason } from '../../../kit/list/refused-by-reason.ts';
import { type ApiError, useChange } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import type { BulkProps } from '../../parts/LibraryList.tsx';
import { PublishBar } from '../../parts/PublishBar.tsx';

interface Outcome extends SheetsPublished {
  readonly published: boolean;
  readonly refused: readonly string[];
}

export function SheetBulk({ shown, chosen, onChange }: BulkProps<WorkoutSheetRow>) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const rows = shown.filter(({ WorkoutSheetId }) => chosen.has(WorkoutSheetId));
  const [wanted, setWanted] = useState<Pick<Outcome, 'published' | 'refused'>>({ published: true, refused: [] });
  const publish = useChange(publishSheets, {
    quiet: true,
    onDone: (done) => {
      setRefused(null);
      setOutcome({ ...done, ...wanted });
      onChange(new Set());
    },
    onRefused: setRefused,
  });
  const toPublish = rows.filter(({ Published, Publishable }) => !Published && Publishable);
  const unpublishable = rows.filter(({ Published, Publishable }) => !Published && !Publishable);
  const toHide = rows.filter(({ Published }) => Published);
  const run = (published: boolean, some: readonly WorkoutSheetRow[]) => {
    setWanted({ published, refused: published ? unpublishable.map(({ Name }) => Name) : [] });
    publish.mutate({
      params: { id },
      body: { WorkoutSheetIds: some.map(({ WorkoutSheetId }) => WorkoutSheetId), Published: published },
    });
  };
  const count = rows.length;
  return (
    <PublishBar
      label={t('sheets.title')}
      count={count}
      publishing={toPublish.length}
      hiding={toHide.length}
      busy={publish.isPending}
      onPublish={(published) => run(published, published ? toPublish : toHide)}
      onClear={() => {
        onChange(new Set());
        setOutcome(null);
      }}
      outcome={
        (outcome !== null || refused !== null || unpublishable.length > 0) && (
          <p role="status">
            {refused !== null && refusalText(refused)}
            {outcome !== null &&
              outcome.Done.length > 0 &&
              t(outcome.published ? 'sheets.publishedSome' : 'sheets.unpublishedSome', { count: outcome.Done.length })}
            {outcome !== null &&
              refusedByReason(outcome.Refused).map(({ first, count: times }) => (
                <span key={first.ErrorType}> {t('workouts.notDone', { count: times, why: t(`error.${first.ErrorType}`) })}</span>
              ))}
            {(outcome?.refused.length ?? 0) > 0 && (
              <span> {t('error.WorkoutSheetNotPublishable', { names: outcome?.refused.join(', ') ?? '' })}</span>
            )}
            {outcome === null && unpublishable.length > 0 && (
              <span> {t('error.WorkoutSheetNotPublishable', { names: unpublishable.map(({ Name }) => Name).join(', ') })}</span>
            )}
          </p>
        )
      }
    />
  );
}
