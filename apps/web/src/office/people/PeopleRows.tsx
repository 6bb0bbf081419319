import { roles } from '@clubpulse/contract/accounts/roles';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { Link } from 'react-router';
import { HeldChips } from '../../billing/subscriptions/public.ts';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './ManageUsers.module.css';
import { type Holding, isCurrent, type Member, type Person } from './people-filter.ts';

interface PeopleRowsProps {
  members: readonly Member[];
  /** False while subscriptions are not known: then nothing is said about them. */
  known: boolean;
}

const rolesWords = ({ Roles }: Person, t: Translate): string =>
  Roles.flatMap((role) => {
    const known = roles.find((one) => one === role);
    return known === undefined ? [] : [t(`role.${known}`)];
  }).join(', ');

export function PeopleTable({ members, known }: PeopleRowsProps) {
  const t = useT();
  return (
    <Table
      label={t('members.people')}
      head={
        <>
          <th scope="col">{t('kit.name')}</th>
          <th scope="col" className={classes['wide']}>
            {t('members.email')}
          </th>
          <th scope="col">{t('members.role')}</th>
          <th scope="col">{t('kit.subscriptions')}</th>
        </>
      }
    >
      {members.map((member) => (
        <tr key={member.person.UserId}>
          <th scope="row">
            <Name person={member.person} />
          </th>
          <td className={classes['wide']}>{member.person.Email}</td>
          <td>{rolesWords(member.person, t)}</td>
          <td>
            <Held member={member} known={known} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The same on a phone. */
export function PeopleCards({ members, known }: PeopleRowsProps) {
  return (
    <ul className={classes['cards']}>
      {members.map((member) => (
        <li key={member.person.UserId} className={classes['card']}>
          <Name person={member.person} />
          <Held member={member} known={known} />
        </li>
      ))}
    </ul>
  );
}

/** Only athletes have a page of their own: staff is not kept as members. */
function Name({ person }: { person: Person }) {
  const name = fullName(person);
  const nickname = besideName(person);
  const content = (
    <>
      <Avatar name={name} />
      <span>
        <b>{name}</b>
        {nickname !== null && <span className={classes['quiet']}>{nickname}</span>}
      </span>
    </>
  );
  return person.Roles.includes('Athlete') ? (
    <Link className={classes['person']} to={pathTo('EditUser', person.UserId)}>
      {content}
    </Link>
  ) : (
    <span className={classes['person']}>{content}</span>
  );
}

function Held({ member: { person, held }, known }: { member: Member; known: boolean }) {
  const t = useT();
  const formats = useFormats();
  if (!known || !person.Roles.includes('Athlete')) return null;
  if (held.length === 0) return <span className={classes['none']}>{t('members.holdsNothing')}</span>;
  return (
    <ul className={classes['held']}>
      {held.map((one) => (
        <li key={one.UserSubscriptionId}>
          <b>{one.SubscriptionName}</b>
          <HeldChips held={one} />
          <span className={classes['quiet']}>{leftWords(one, t, formats.date)}</span>
        </li>
      ))}
    </ul>
  );
}

function leftWords(held: Holding, t: Translate, date: (day: string) => string): string {
  if (held.RemainingTickets !== null && held.MaxActivities !== null) {
    return t('billing.leftOf', { left: held.RemainingTickets, total: held.MaxActivities });
  }
  const end = held.ScheduledEnd ?? held.ExpiryDate;
  if (end === null) return '';
  return t(isCurrent(held) ? 'billing.endsOn' : 'billing.endedOn', { date: date(held.DeactivationDate ?? end) });
}
