import { sendConfirmation } from '@clubpulse/contract/accounts/users.calls';
import { IconMailExclamation } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';

/** Nobody knows yet that the address is hers: says so, and mails the link again. */
export function Unconfirmed() {
  const t = useT();
  const { UserId, Email } = useSelf();
  const send = useChange(sendConfirmation, {
    onDone: ({ Sent }) => {
      if (Sent) toastDone({ title: t('accounts.confirmationSent', { email: Email }) });
      else toastError({ cause: 'users.sendConfirmation', title: t('accounts.confirmationNotSent') });
    },
  });
  return (
    <Banner
      tone="warn"
      icon={IconMailExclamation}
      actions={[{ label: t('accounts.sendAgain'), onClick: () => send.mutate({ params: { id: UserId } }) }]}
    >
      {t('accounts.emailUnconfirmed')}
    </Banner>
  );
}
