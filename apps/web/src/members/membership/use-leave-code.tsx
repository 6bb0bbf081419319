import { LEAVE_CODE_DIGITS } from '@clubpulse/contract/members/membership';
import { sendLeaveCode } from '@clubpulse/contract/members/membership.calls';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { type ApiError, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText, refusedFields } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Roles.module.css';

interface LeaveCodeInput {
  readonly send: () => void;
  readonly query: { readonly Code?: string };
  readonly field: (error: ApiError | null) => ReactNode;
  /** Null for an error that `field` shows. */
  readonly other: (error: ApiError | null) => ApiError | null;
}

/** The second step in which users remove their own role. A server without mail needs no code. */
export function useLeaveCode(clubId: number): LeaveCodeInput {
  const t = useT();
  const { time } = useFormats();
  const { UserId: id } = useSelf();
  const sendsMail = useSendsMail();
  const [Code, setCode] = useState('');
  const mail = useChange(sendLeaveCode, { quiet: true });
  const send = () => mail.mutate({ params: { id, clubId } });
  const other = (error: ApiError | null) => (error !== null && 'Code' in refusedFields(error) ? null : error);
  if (!sendsMail) return { send: () => {}, query: {}, field: () => null, other };
  return {
    send,
    query: { Code },
    other,
    field: (error) => (
      <div className={classes['code']}>
        {mail.data && <p>{t('members.codeSent', { email: mail.data.Email, until: time(mail.data.ExpiresAt) })}</p>}
        <TextInput
          label={t('members.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LEAVE_CODE_DIGITS}
          value={Code}
          error={error && refusedFields(error)['Code']}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button variant="subtle" color="gray" loading={mail.isPending} onClick={send}>
          {t('members.codeAgain')}
        </Button>
        <Refusal words={mail.error && refusalText(mail.error)} />
      </div>
    ),
  };
}
