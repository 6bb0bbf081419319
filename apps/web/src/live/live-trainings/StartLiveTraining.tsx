import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { startLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { NOT_STARTED, showNotStarted } from '../parts/start-error.ts';

export function StartLiveTraining({ training: { LiveTrainingId: id, Name: name } }: { training: LiveTraining }) {
  const t = useT();
  const start = useChange(startLiveTraining, {
    ignore: [409, 424],
    quiet: true,
    onDone: () => toastDone({ title: t('liveTr.started', { name }), clears: NOT_STARTED }),
    onRefused: showNotStarted,
  });
  return (
    <Button
      leftSection={<IconPlayerPlay size={18} stroke={1.8} />}
      loading={start.isPending}
      onClick={() => start.mutate({ params: { id } })}
    >
      {t('liveTr.start')}
    </Button>
  );
}
