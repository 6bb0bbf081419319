import { resendInvitation } from '@clubpulse/contract/members/invitations.calls';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconHourglass, IconMinus, IconSend, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Invitations.module.css';
import type { InviteeRow, useInvitees } from './use-invitees.ts';

const wrongWords: Record<NonNullable<InviteeRow['Wrong']>, PhraseKey> = {
  comma: 'members.wrongComma',
  ending: 'members.wrongEnding',
  address: 'members.wrongAddress',
};
const leftOut = { Member: 'members.memberAlready', Twice: 'members.twice', Often: 'members.writtenOften' } as const;
type RowsProps = Pick<ReturnType<typeof useInvitees>, 'rows' | 'leaveOut' | 'correct'>;

/** Who was read from the text, what is wrong first: the keyboard's way to what the text shows. */
export function InviteeRows({ rows, leaveOut, correct }: RowsProps) {
  const t = useT();
  const sendsMail = useSendsMail();
  const rank = ({ Wrong, checked }: InviteeRow) =>
    Wrong !== null ? 0 : checked === undefined || checked.State === 'Ready' ? 2 : 1;
  return (
    <ul className={classes['rows']}>
      {[...rows]
        .sort((one, other) => rank(one) - rank(other))
        .map((row) => {
          const name = [row.FirstMidName, row.LastName].filter(Boolean).join(' ') || row.checked?.Name || '';
          return (
            <li key={row.at}>
              <span className={classes['names']}>
                {name === '' ? <span className={classes['quiet']}>{t('members.nameLater')}</span> : <b>{name}</b>}
                <span>{row.Email}</span>
              </span>
              <State row={row} />
              <span className={classes['acts']}>
                {row.Suggestion !== null && (
                  <Button variant="default" onClick={() => correct(row.Email, row.Suggestion ?? '')}>
                    {t('members.useAddress', { email: row.Suggestion })}
                  </Button>
                )}
                {row.checked?.State === 'Member' && row.checked.UserId !== null && (
                  <Button variant="default" component={Link} to={pathTo('EditUser', row.checked.UserId)}>
                    {t('members.openProfile')}
                  </Button>
                )}
                {sendsMail && row.checked?.State === 'Invited' && row.checked.Code !== null && (
                  <SendAgain code={row.checked.Code} email={row.Email} />
                )}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('members.leaveOut', { name: name || row.Email })}
                  onClick={() => leaveOut(row.Email)}
                >
                  <IconX size={18} stroke={1.8} />
                </ActionIcon>
              </span>
            </li>
          );
        })}
    </ul>
  );
}

function State({ row: { Wrong, checked } }: { row: InviteeRow }) {
  const t = useT();
  const formats = useFormats();
  if (Wrong !== null)
    return (
      <StateChip tone="bad" icon={IconAlertCircle}>
        {t(wrongWords[Wrong])}
      </StateChip>
    );
  if (checked === undefined) return <span />;
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
  const resend = useChange(resendInvitation, { onDone: () => toastDone({ title: t('members.sentAgain', { email }) }) });
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
