import type { ProviderRow } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { isNewWorkout } from '@clubpulse/rules/workouts/sheets/new-sheets';
import { IconAlertTriangle, IconWorldOff } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useNow } from '../../platform/clock.ts';
import { useT } from '../../platform/phrases.ts';

export function ProviderChips({ workout: { PublishedAt, Missing } }: { workout: Pick<ProviderRow, 'PublishedAt' | 'Missing'> }) {
  const t = useT();
  const now = useNow();
  return (
    <>
      {PublishedAt === null ? (
        <StateChip tone="striped" icon={IconWorldOff}>
          {t('workouts.notOffered')}
        </StateChip>
      ) : (
        isNewWorkout(PublishedAt, now) && <StateChip tone="info">{t('runs.new')}</StateChip>
      )}
      {Missing.length > 0 && (
        <StateChip tone="warn" icon={IconAlertTriangle}>
          {t('provider.missing', { count: Missing.length })}
        </StateChip>
      )}
    </>
  );
}
