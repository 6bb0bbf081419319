import { IconEyeOff } from '@tabler/icons-react';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { useT } from '../../../platform/phrases.ts';

export function Unpublished() {
  const t = useT();
  return (
    <StateChip tone="striped" icon={IconEyeOff}>
      {t('workouts.isUnpublished')}
    </StateChip>
  );
}
