import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { startLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';

/** One tap; why it was not started is said once, in the words of the refusal. */
export function StartLiveTraining({ training: { LiveTrainingId: id, Name: name } }: { training: LiveTraining }) {
  const t = useT();
  const start = useChange(startLiveTraining, {
    ignore: [409, 424],
    onDone: () => toastDone({ title: t('liveTr.started', { name }) }),
  });
  const press = () =>
    start.mutate(
      { params: { id } },
      {
        onError: (error) => {
          if (error.status === 409) toastError({ cause: 'liveTrainings.start', title: refusalWords(error) });
        },
      },
    );
  return (
    <Button leftSection={<IconPlayerPlay size={18} stroke={1.8} />} loading={start.isPending} onClick={press}>
      {t('liveTr.start')}
    </Button>
  );
}
