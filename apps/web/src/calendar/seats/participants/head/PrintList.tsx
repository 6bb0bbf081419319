import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { paidText } from '../../texts/paid-text.ts';
import { courseDayText, courseText } from '../../texts/until.ts';
import { markOf } from '../marks/marks.ts';
import classes from './PrintList.module.css';

const QrCode = lazyComponent(() => import('../../../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

const linkTo = ({ ClassId }: Class) =>
  `${window.location.origin}${window.location.pathname}#${pathTo('ClubClassParticipants', ClassId)}`;

interface PrintListProps {
  clubClass: Class;
  participants: readonly Participant[];
}

export function PrintList({ clubClass, participants }: PrintListProps) {
  const t = useT();
  const club = useStaffClub();
  const formats = useFormats();
  const booked = participants.filter((one) => one.State === 'Booked');
  const waiting = participants.filter((one) => one.State === 'Waiting');
  const day = `${formats.weekday(clubClass.Begin)} ${formats.date(clubClass.Begin)}`;
  const nameOf = (person: Participant) => [fullName(person), besideName(person)].filter(Boolean).join(' · ');
  return (
    <div className={classes['paper']}>
      <header className={classes['head']}>
        <div>
          <p className={classes['club']}>{club.Name}</p>
          <p>{t('booking.dayFromTo', { day, from: formats.time(clubClass.Begin), to: formats.time(clubClass.End) })}</p>
          {clubClass.Days.length > 0 && (
            <p>{[courseDayText(clubClass, t), courseText(clubClass, t, formats)].filter(Boolean).join(' · ')}</p>
          )}
          <p>{[clubClass.DisplayGroupName ?? clubClass.Location, clubClass.TrainerName].filter(Boolean).join(', ')}</p>
        </div>
        <figure className={classes['code']}>
          <QrCode value={linkTo(clubClass)} label={linkTo(clubClass)} />
          <figcaption>{t('participants.scan')}</figcaption>
        </figure>
      </header>
      <table>
        <thead>
          <tr>
            <th>#</th>
            <th>{t('kit.member')}</th>
            <th>{t('participants.bookedWith')}</th>
            <th>{t('participants.sensor')}</th>
            <th>{t('kit.present')}</th>
          </tr>
        </thead>
        <tbody>
          {booked.map((person, index) => (
            <tr key={person.UserId}>
              <td>{index + 1}</td>
              <td>{nameOf(person)}</td>
              <td>{person.Paid !== null && paidText(person.Paid, t)}</td>
              <td>{person.SensorCode ?? ''}</td>
              <td>
                <span className={classes['box']} data-ticked={markOf(person) === 'Present'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {waiting.length > 0 && (
        <>
          <h2>{t('participants.waiting')}</h2>
          <ol>
            {waiting.map((person) => (
              <li key={person.UserId}>{nameOf(person)}</li>
            ))}
          </ol>
        </>
      )}
      <p className={classes['printed']}>{t('participants.printedAt', { when: formats.dateTime(useNow()) })}</p>
    </div>
  );
}
