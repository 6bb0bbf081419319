import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useTaskOutbox } from './task-outbox.ts';

export function TasksWait() {
  const t = useT();
  const { queued, refused, forget } = useTaskOutbox();
  return (
    <>
      {queued.length > 0 && (
        <Banner tone="warn" icon={IconCloudOff}>
          {t('members.tasksWait', { count: queued.length })}
        </Banner>
      )}
      {refused !== null && (
        <Banner tone="bad" icon={IconAlertTriangle} actions={[{ label: t('kit.close'), onClick: forget }]}>
          {t('members.taskRefusedLater', { why: refusalText(refused.error) })}
        </Banner>
      )}
    </>
  );
}
