import type { PublishState } from '@clubpulse/contract/calendar/classes/classes';
import { IconCheck, IconEyeOff } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';

/** Published or not, as icon and word. */
export function StateOf({ state }: { state: PublishState }) {
  const t = useT();
  return state === 'Published' ? (
    <StateChip tone="ok" icon={IconCheck}>
      {t('calendar.published')}
    </StateChip>
  ) : (
    <StateChip tone="striped" icon={IconEyeOff}>
      {t('calendar.unpublished')}
    </StateChip>
  );
}
