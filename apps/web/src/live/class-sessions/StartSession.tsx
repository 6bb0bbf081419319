import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { startClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { NOT_STARTED, showNotStarted } from '../parts/start-error.ts';

export function StartSession({ session: { ClassId: id, Name: name } }: { session: ClassSession }) {
  const t = useT();
  const start = useChange(startClassSession, {
    ignore: [409, 424],
    quiet: true,
    onDone: () => toastDone({ title: t('session.started', { name }), clears: NOT_STARTED }),
    onRefused: showNotStarted,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlay size={18} stroke={1.8} />}
      loading={start.isPending}
      onClick={() => start.mutate({ params: { id } })}
    >
      {t('session.start')}
    </Button>
  );
}
