import { remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../../../platform/api.ts';
import { refusalText } from '../../../../platform/forms.ts';
import { useT } from '../../../../platform/phrases.ts';
import { toastDone, toastError } from '../../../../platform/toasts/toasts.ts';
import type { Attempt } from './use-attempts.ts';

interface SendPoliciesProps {
  clubId: number;
  attempt: Attempt;
  look: Pick<ButtonProps, 'variant' | 'leftSection'>;
  onRetry: (attempt: Attempt) => void;
}

export function SendPolicies({ clubId, attempt, look, onRetry }: SendPoliciesProps) {
  const t = useT();
  const { name, UserId } = attempt;
  const [sent, setSent] = useState(false);
  const remind = useChange(remindOfPolicies, {
    quiet: true,
    onDone: ({ Titles }) => {
      setSent(true);
      toastDone({ title: t('participants.policiesSent', { name }), message: Titles.join(', ') });
    },
    onRefused: (error) => {
      if (error.is('PoliciesAllAccepted')) onRetry(attempt);
      else {
        const title = t('participants.policiesNotSent', { name });
        toastError({ cause: 'policies', title, message: refusalText(error) });
      }
    },
  });
  return (
    <Button
      {...look}
      loading={remind.isPending}
      disabled={sent}
      onClick={() => remind.mutate({ params: { id: clubId, userId: UserId } })}
    >
      {t(sent ? 'participants.policiesWereSent' : 'fix.SendPolicies')}
    </Button>
  );
}
