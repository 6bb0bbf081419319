import type { Policy } from '@clubpulse/contract/clubs/policies';
import { IconCheck, IconEyeOff } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';

export function PublishChip({ policy }: { policy: Pick<Policy, 'PublishState'> }) {
  const t = useT();
  return policy.PublishState === 'Published' ? (
    <StateChip tone="ok" icon={IconCheck}>
      {t('clubs.published')}
    </StateChip>
  ) : (
    <StateChip tone="striped" icon={IconEyeOff}>
      {t('clubs.unpublished')}
    </StateChip>
  );
}
