import { resendInvitation } from '@clubpulse/contract/members/invitations.calls';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconHourglass, IconMinus, IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { SuggestedAddress } from '../imports/public.ts';
import classes from './InviteeRows.module.css';
import type { InviteeRow, Invitees } from './use-invitees.ts';

const wrongWords: Record<NonNullable<InviteeRow['Wrong']>, PhraseKey> = {
  comma: 'members.wrongComma',
  ending: 'members.wrongEnding',
  typo: 'members.wrongTypo',
  address: 'members.wrongAddress',
};
const leftOut = { Member: 'members.memberAlready', Twice: 'members.twice', Often: 'members.writtenOften' } as const;
type RowsProps = Pick<Invitees, 'rows' | 'leaveOut' | 'correct'>;

export function InviteeRows({ rows, leaveOut, correct }: RowsProps) {
  const t = useT();
  const rank = ({ Wrong, checked }: InviteeRow) =>
    Wrong !== null ? 0 : checked === undefined || checked.State === 'Ready' ? 2 : 1;
  return (
    <ul className={classes['rows']}>
      {[...rows]
        .sort((one, other) => rank(one) - rank(other))
        .map((row) => {
          const name = firstAndLast(row) || row.checked?.Name || '';
          return (
            <li key={row.at} data-wrong={row.Wrong !== null}>
              {name === '' ? <span className={classes['quiet']}>{t('members.nameLater')}</span> : <b>{name}</b>}
              {row.Wrong === null ? (
                <span className={classes['email']}>{row.Email}</span>
              ) : (
                <WrongAddress key={row.Email} email={row.Email} onCorrect={(by) => correct(row.Email, by)} />
              )}
              <span className={classes['state']}>
                <State row={row} />
                {row.Suggestion !== null && (
                  <SuggestedAddress email={row.Suggestion} onUse={(email) => correct(row.Email, email)} />
                )}
              </span>
              <Acts row={row} onLeaveOut={rank(row) === 1 ? undefined : () => leaveOut(row.Email)} name={name || row.Email} />
            </li>
          );
        })}
    </ul>
  );
}

function WrongAddress({ email, onCorrect }: { email: string; onCorrect: (by: string) => void }) {
  const t = useT();
  const [text, setText] = useState(email);
  const set = () => {
    const by = text.trim();
    if (by !== '' && by !== email) onCorrect(by);
  };
  return (
    <TextInput
      className={classes['field']}
      aria-label={t('members.email')}
      error
      inputMode="email"
      spellCheck={false}
      maxLength={300}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={set}
      onKeyDown={(event) => {
        if (event.key === 'Enter') set();
      }}
    />
  );
}

function Acts({ row, name, onLeaveOut }: { row: InviteeRow; name: string; onLeaveOut: (() => void) | undefined }) {
  const t = useT();
  const sendsMail = useSendsMail();
  const { checked } = row;
  return (
    <span className={classes['acts']}>
      {checked?.State === 'Member' && checked.UserId !== null && (
        <Button variant="default" component={Link} to={pathTo('EditUser', checked.UserId)}>
          {t('members.profile')}
        </Button>
      )}
      {sendsMail && checked?.State === 'Invited' && checked.Code !== null && <SendAgain code={checked.Code} email={row.Email} />}
      {onLeaveOut && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--ctl-sq)"
          aria-label={t('members.leaveOut', { name })}
          onClick={onLeaveOut}
        >
          <IconX size={18} stroke={1.8} />
        </ActionIcon>
      )}
    </span>
  );
}

function State({ row: { Wrong, checked } }: { row: InviteeRow }) {
  const t = useT();
  const formats = useFormats();
  if (Wrong !== null)
    return (
      <span className={classes['wrong']}>
        <IconAlertCircle size={15} stroke={1.8} aria-hidden="true" /> {t(wrongWords[Wrong])}
      </span>
    );
  if (checked === undefined) return null;
  switch (checked.State) {
    case 'Ready':
      return (
        <StateChip tone="ok" icon={IconCheck}>
          {t('members.ready')}
        </StateChip>
      );
    case 'Invited':
      return (
        <StateChip tone="dashed" icon={IconHourglass}>
          {t('members.invitedUntil', { date: formats.date(checked.LastDay ?? '') })}
        </StateChip>
      );
    default:
      return (
        <StateChip tone="mute" icon={IconMinus}>
          {t(leftOut[checked.State])}
        </StateChip>
      );
  }
}

function SendAgain({ code, email }: { code: string; email: string }) {
  const t = useT();
  const resend = useChange(resendInvitation, {
    quiet: true,
    onDone: () => toastDone({ title: t('members.sentAgain', { email }), clears: 'resend' }),
    onRefused: (error) => toastError({ cause: 'resend', title: t('members.errorResending'), message: refusalText(error) }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={17} stroke={1.8} />}
      loading={resend.isPending}
      onClick={() => resend.mutate({ params: { code } })}
    >
      {t('members.sendAgain')}
    </Button>
  );
}
