import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { startClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';

/** One tap; why it was not started is said once, in the words of the refusal. */
export function StartSession({ session: { ClassId: id, Name: name } }: { session: ClassSession }) {
  const t = useT();
  const start = useChange(startClassSession, {
    ignore: [409],
    onDone: () => toastDone({ title: t('session.started', { name }), clears: 'classSessions.start' }),
  });
  const press = () =>
    start.mutate(
      { params: { id } },
      {
        onError: (error) => {
          if (error.status === 409) toastError({ cause: 'classSessions.start', title: refusalWords(error) });
        },
      },
    );
  return (
    <Button variant="default" leftSection={<IconPlayerPlay size={18} stroke={1.8} />} loading={start.isPending} onClick={press}>
      {t('session.start')}
    </Button>
  );
}
