import type { SheetsPublished, WorkoutSheetRow } from '@clubpulse/contract/workouts/sheets/sheets';
import { publishSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { BulkBar } from '../../../kit/list/BulkBar.tsx';
import { refusedByReason } from '../../../kit/list/refused-by-reason.ts';
import { type ApiError, useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import type { BulkProps } from '../../parts/LibraryList.tsx';

interface Outcome extends SheetsPublished {
  readonly published: boolean;
  readonly kept: readonly string[];
}

export function SheetBulk({ shown, chosen, onChange }: BulkProps<WorkoutSheetRow>) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const rows = shown.filter(({ WorkoutSheetId }) => chosen.has(WorkoutSheetId));
  const [wanted, setWanted] = useState<Pick<Outcome, 'published' | 'kept'>>({ published: true, kept: [] });
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
  const kept = rows.filter(({ Published, Publishable }) => !Published && !Publishable);
  const toHide = rows.filter(({ Published }) => Published);
  const run = (published: boolean, some: readonly WorkoutSheetRow[]) => {
    setWanted({ published, kept: published ? kept.map(({ Name }) => Name) : [] });
    publish.mutate({
      params: { id },
      body: { WorkoutSheetIds: some.map(({ WorkoutSheetId }) => WorkoutSheetId), Published: published },
    });
  };
  const count = rows.length;
  return (
    <BulkBar
      label={t('sheets.title')}
      selected={count === 0 ? null : t('workouts.selected', { count, number: formats.number(count) })}
      acts={[
        {
          label: t('workouts.publishSome', { count: formats.number(toPublish.length) }),
          icon: IconEye,
          disabled: publish.isPending || toPublish.length === 0,
          onClick: () => run(true, toPublish),
        },
        {
          label: t('workouts.unpublishSome', { count: formats.number(toHide.length) }),
          icon: IconEyeOff,
          disabled: publish.isPending || toHide.length === 0,
          onClick: () => run(false, toHide),
        },
      ]}
      clear={{
        label: t('kit.clearSelection'),
        onClick: () => {
          onChange(new Set());
          setOutcome(null);
        },
      }}
      outcome={
        (outcome !== null || refused !== null || kept.length > 0) && (
          <p role="status">
            {refused !== null && refusalText(refused)}
            {outcome !== null &&
              outcome.Done.length > 0 &&
              t(outcome.published ? 'sheets.publishedSome' : 'sheets.unpublishedSome', { count: outcome.Done.length })}
            {outcome !== null &&
              refusedByReason(outcome.Refused).map(({ first, count: times }) => (
                <span key={first.ErrorType}> {t('workouts.notDone', { count: times, why: t(`error.${first.ErrorType}`) })}</span>
              ))}
            {(outcome?.kept.length ?? 0) > 0 && (
              <span> {t('error.WorkoutSheetNotPublishable', { names: outcome?.kept.join(', ') ?? '' })}</span>
            )}
            {outcome === null && kept.length > 0 && (
              <span> {t('error.WorkoutSheetNotPublishable', { names: kept.map(({ Name }) => Name).join(', ') })}</span>
            )}
          </p>
        )
      }
    />
  );
}
