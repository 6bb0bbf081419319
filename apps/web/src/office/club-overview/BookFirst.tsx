import { setParticipantState } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Need } from '@clubpulse/contract/office/club-overview';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';

const CAUSE = 'bookFirst';

export function BookFirst({ seat }: { seat: Extract<Need, { Kind: 'FreeSeat' }> }) {
  const t = useT();
  const name = fullName(seat.Person);
  const book = useChange(setParticipantState, {
    quiet: true,
    onDone: () => toastDone({ title: t('participants.added', { name }), clears: CAUSE }),
    onRefused: (error) => toastError({ cause: CAUSE, title: t('operation-failed'), message: refusalText(error) }),
  });
  return (
    <Button
      variant="default"
      loading={book.isPending}
      aria-label={t('participants.bookOf', { name })}
      onClick={() =>
        book.mutate({
          params: { id: seat.ClassId, userId: seat.Person.UserId },
          body: { State: 'Booked', paymentMode: 'Auto', force: false },
        })
      }
    >
      {t('clubs.bookFirst', { name: seat.Person.FirstMidName || seat.Person.Nickname })}
    </Button>
  );
}
