import type { ListedParticipant } from '@clubpulse/contract/calendar/seats/participants';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconArrowUp, IconUser, IconUserMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { RowMenu } from '../../../../kit/list/RowMenu.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { paidText } from '../../texts/paid-text.ts';
import { clockLeft, relativeDayOf } from '../../texts/until.ts';
import classes from './WaitingRow.module.css';

interface WaitingRowProps {
  person: ListedParticipant;
  bookable: 'inTurn' | 'outOfTurn' | 'no';
  over: boolean;
  busy: boolean;
  failure: ReactNode;
  onBook: () => void;
  onRemove: () => void;
}

export function WaitingRow({ person, bookable, over, busy, failure, onBook, onRemove }: WaitingRowProps) {
  const t = useT();
  const navigate = useNavigate();
  const formats = useFormats();
  const name = fullName(person);
  const { isToday, values } = relativeDayOf(person.Since, useNow(), formats);
  const day = isToday ? values.day : formats.weekday(person.Since, 'short');
  return (
    <li className={classes['row']} data-user={person.UserId}>
      <div className={classes['line']}>
        <span className={classes['position']} title={t('booking.position', { position: person.QueuePosition ?? 0 })}>
          {person.QueuePosition}
        </span>
        <Avatar name={name} uri={person.PictureUri} size={28} />
        <div className={classes['who']}>
          <b title={name}>{name}</b>
          <span>{person.Pays === null ? t('participants.paysNothing') : paidText(person.Pays, t)}</span>
          <span>{t('participants.waitingSince', { when: `${day} ${values.time}` })}</span>
          {person.OfferExpiresAt !== null && <Held until={person.OfferExpiresAt} />}
        </div>
        {!over && (
          <Button
            variant="default"
            loading={busy}
            disabled={bookable !== 'inTurn'}
            leftSection={<IconArrowUp size={16} stroke={2} />}
            aria-label={t('participants.bookOf', { name })}
            onClick={onBook}
          >
            {t('booking.book')}
          </Button>
        )}
        <RowMenu
          label={t('participants.more', { name })}
          items={[
            ...(bookable === 'outOfTurn' && !over
              ? [{ label: t('participants.bookOutOfTurn'), icon: IconArrowUp, onClick: onBook }]
              : []),
            {
              label: t('participants.openProfile'),
              icon: IconUser,
              onClick: () => void navigate(pathTo('EditUser', person.UserId)),
            },
            ...(over ? [] : [{ label: t('kit.remove'), icon: IconUserMinus, danger: true, onClick: onRemove }]),
          ]}
        />
      </div>
      {failure}
    </li>
  );
}

function Held({ until }: { until: string }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow(1000);
  return (
    <span className={classes['held']}>
      {t('participants.heldUntil', { time: formats.time(until) })} <b>{clockLeft(until, now)}</b>
    </span>
  );
}
