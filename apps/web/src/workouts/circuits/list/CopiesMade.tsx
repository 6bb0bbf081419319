import type { CircuitsCloned } from '@clubpulse/contract/workouts/circuits/circuits';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { useClubs } from '../../../platform/session.tsx';

interface CopiesMadeProps {
  outcome: CircuitsCloned;
  names: readonly { readonly BridgeWorkoutId: number; readonly Name: string }[];
}

const reasons = {
  NotFound: 'error.NotFound',
  CircuitExerciseNotFound: 'circuits.exerciseNotThere',
  TooManyCircuits: 'circuits.tooManyThere',
  InsufficientRights: 'insufficient-rights',
  LicenseRequired: 'error-no-license',
} as const satisfies Record<CircuitsCloned['Refused'][number]['ErrorType'], PhraseKey>;

export function CopiesMade({ outcome: { Done, Refused }, names }: CopiesMadeProps) {
  const t = useT();
  const { clubs } = useClubs();
  const clubName = (id: number) => clubs.find(({ ClubId }) => ClubId === id)?.Name ?? '';
  const nameOf = (id: number) => names.find(({ BridgeWorkoutId }) => BridgeWorkoutId === id)?.Name ?? '';
  const copyName = (copy: { readonly BridgeWorkoutId: number; readonly ClubId: number }) =>
    `${nameOf(copy.BridgeWorkoutId)}, ${clubName(copy.ClubId)}`;
  return (
    <div role="status">
      {Done.length > 0 && <p>{t('circuits.copied', { count: Done.length })}</p>}
      {Done.filter(({ NotConfigured }) => NotConfigured.length > 0).map(({ CopyId, BridgeWorkoutId, ClubId }) => (
        <p key={CopyId}>
          {t('kit.label', { label: copyName({ BridgeWorkoutId, ClubId }) })} {t('circuits.notConfigured')}
        </p>
      ))}
      {Refused.map(({ BridgeWorkoutId, ClubId, ErrorType, Missing }) => (
        <p key={`${BridgeWorkoutId} ${ClubId}`}>
          {t('kit.label', { label: copyName({ BridgeWorkoutId, ClubId }) })} {t(reasons[ErrorType])}
          {Missing.length > 0 && ` (${Missing.join(', ')})`}
        </p>
      ))}
    </div>
  );
}
