import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { startLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';

const CAUSE = 'liveTrainings.start';

/** One tap; whatever it failed by is a start error, said once with its reason. */
export function StartLiveTraining({ training: { LiveTrainingId: id, Name: name } }: { training: LiveTraining }) {
  const t = useT();
  const start = useChange(startLiveTraining, {
    ignore: [409, 424],
    quiet: true,
    onDone: () => toastDone({ title: t('liveTr.started', { name }), clears: CAUSE }),
    onRefused: (error) => toastError({ cause: CAUSE, title: t('liveTr.startError'), message: refusalWords(error) }),
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
