import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { IconCalendarX, IconCheck, IconEyeOff } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';

type Stated = Pick<Class, 'PublishState' | 'CanceledAt' | 'MovedToClassId'>;

export const canceledPhrase = ({ MovedToClassId }: Pick<Class, 'MovedToClassId'>) =>
  MovedToClassId === null ? 'calendar.canceled' : 'calendar.moved';

export function StateOf({ clubClass }: { clubClass: Stated }) {
  const { PublishState, CanceledAt } = clubClass;
  const t = useT();
  if (CanceledAt !== null) {
    return (
      <StateChip tone="bad" icon={IconCalendarX}>
        {t(canceledPhrase(clubClass))}
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
