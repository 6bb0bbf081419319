import type { Invitation } from '@clubpulse/contract/members/invitations';
import { IconMailX } from '@tabler/icons-react';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Invitations.module.css';

export function InvitationMail({ invitation }: { invitation: Invitation }) {
  const t = useT();
  const formats = useFormats();
  const sendsMail = useSendsMail();
  const { Delivery, Sendings, SentAt } = invitation;
  const { State, LastSuccess, LastError, LastUpdate, NextTry } = Delivery;
  if (Sendings === 0) return <span>{t('members.notWritten')}</span>;
  const isUnsent = State === 'Waiting' && !sendsMail;
  const fails = State === 'Failed' || isUnsent;
  const state = () => {
    if (State === 'Failed')
      return NextTry === null ? t('members.mailCameBack') : t('members.triedAgain', { when: formats.dateTime(NextTry) });
    if (State === 'Arrived' && LastSuccess !== null) return t('members.arrived', { when: formats.dateTime(LastSuccess) });
    return t(sendsMail ? 'members.mailWaits' : 'members.notMailed');
  };
  const times = Sendings > 1 ? `, ${t('members.sentTimes', { count: Sendings })}` : '';
  const details = [
    SentAt === null || isUnsent ? null : t('members.sentOn', { date: formats.date(SentAt) }),
    LastSuccess === null || State === 'Arrived' ? null : t('members.arrived', { when: formats.dateTime(LastSuccess) }),
    LastUpdate === null || isUnsent ? null : t('members.mailUpdated', { when: formats.dateTime(LastUpdate) }),
    LastError === null || State === 'Failed' ? LastError : t('members.lastMailError', { error: LastError }),
  ].filter((one) => one !== null);
  return (
    <span className={classes['names']}>
      {fails && NextTry === null ? (
        <span className={classes['bad']}>
          <IconMailX size={15} stroke={1.8} aria-hidden="true" /> {state()}
        </span>
      ) : (
        <span className={classes['said']}>
          {state()}
          {times}
        </span>
      )}
      {details.length > 0 && <span>{details.join(' · ')}</span>}
    </span>
  );
}
