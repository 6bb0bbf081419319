import { sendConfirmation } from '@clubpulse/contract/accounts/users.calls';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';

export function useSendConfirmation(): { send: () => void; sending: boolean } {
  const t = useT();
  const { UserId, Email } = useSelf();
  const { mutate, isPending } = useChange(sendConfirmation, {
    onDone: ({ Sent }) => {
      if (Sent) toastDone({ title: t('accounts.confirmationSent', { email: Email }) });
      else toastError({ cause: 'users.sendConfirmation', title: t('accounts.confirmationNotSent') });
    },
  });
  return { send: () => mutate({ params: { id: UserId } }), sending: isPending };
}
