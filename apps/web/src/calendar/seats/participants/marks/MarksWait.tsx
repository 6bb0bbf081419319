import { IconCloudOff } from '@tabler/icons-react';
import { Banner } from '../../../../kit/states/Banner.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { useMarkQueue } from './mark-queue.ts';

export function MarksWait() {
  const t = useT();
  const { away, marks } = useMarkQueue();
  if (!away) return null;
  const count = marks.reduce((sum, { userIds }) => sum + userIds.length, 0);
  return (
    <Banner tone="warn" icon={IconCloudOff}>
      {t('participants.marksWait', { count })}
    </Banner>
  );
}
