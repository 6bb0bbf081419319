import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { IconCalendarX, IconCheck, IconEyeOff } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';

export function StateOf({ clubClass: { PublishState, CanceledAt } }: { clubClass: Pick<Class, 'PublishState' | 'CanceledAt'> }) {
  const t = useT();
  if (CanceledAt !== null) {
    return (
      <StateChip tone="bad" icon={IconCalendarX}>
        {t('calendar.canceled')}
      </StateChip>
    );
  }
  return PublishState === 'Published' ? (
    <StateChip tone="ok" icon={IconCheck}>
      {t('calendar.published')}
    </StateChip>
  ) : (
    <StateChip tone="striped" icon={IconEyeOff}>
      {t('calendar.unpublished')}
    </StateChip>
  );
}
