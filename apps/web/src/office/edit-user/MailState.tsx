import type { EmailStatus } from '@clubpulse/contract/accounts/users';
import { getEmailStatus } from '@clubpulse/contract/accounts/users.calls';
import { IconMailExclamation, IconMailX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { type ApiError, useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Coming } from './Coming.tsx';

const useEmailStatus = (userId: number): UseQueryResult<EmailStatus, ApiError> =>
  useCall(getEmailStatus, { params: { id: userId } }, { quiet: true, ignore: [403, 404] });

export function MailChip({ userId }: { userId: number }) {
  const t = useT();
  const { data: status } = useEmailStatus(userId);
  switch (status?.State) {
    case 'Delayed':
      return (
        <StateChip tone="warn" icon={IconMailExclamation}>
          {t('members.mailboxIsDelayed')}
        </StateChip>
      );
    case 'Refused':
    case 'GivenUp':
      return (
        <StateChip tone="bad" icon={IconMailX}>
          {t(status.State === 'Refused' ? 'members.mailboxIsRefused' : 'members.mailboxIsGivenUp')}
        </StateChip>
      );
    default:
      return null;
  }
}

export function MailFact({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const { data: status, isPending } = useEmailStatus(userId);
  if (isPending) return <Coming label="members.mailbox" />;
  if (status === undefined) return null;
  const { State, On, LastError } = status;
  return (
    <>
      <dt>{t('members.mailbox')}</dt>
      <dd>
        {On === null ? t('members.mailboxUntried') : t(`members.mailbox${State}`, { date: formats.date(On) })}
        {LastError !== null && <small>{LastError}</small>}
      </dd>
    </>
  );
}
