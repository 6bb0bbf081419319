import type { ClubPerson, Held } from '@clubpulse/contract/office/people';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { HeldChips, TakePayment } from '../../billing/subscriptions/public.ts';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import classes from './PeopleRows.module.css';
import { PersonName } from './PersonName.tsx';
import { rolesText } from './roles-text.ts';

export const peopleColumns = (t: Translate, leads: boolean): readonly Column<ClubPerson>[] => [
  { id: 'Name', head: t('kit.name'), names: true, sorts: true, cell: (person) => <Name person={person} /> },
  leads
    ? { id: 'Stage', head: t('members.stage'), sorts: true, cell: (person) => <Stage person={person} /> }
    : { id: 'Roles', head: t('members.role'), cell: (person) => <RolesHere person={person} /> },
  { id: 'Held', head: t('kit.subscriptions'), cell: (person) => <HeldList person={person} /> },
  { id: 'LastSeen', head: t('members.lastSeen'), sorts: true, cell: (person) => <LastSeen person={person} /> },
];

export function PersonCard({ person }: { person: ClubPerson }) {
  return (
    <div className={classes['card']}>
      <Name person={person} />
      <div className={classes['below']}>
        <LastSeen person={person} labeled />
      </div>
      <HeldList person={person} />
    </div>
  );
}

const Name = ({ person }: { person: ClubPerson }) => (
  <PersonName person={person} to={pathTo('EditUser', person.UserId)} marks={person} />
);

function Stage({ person }: { person: ClubPerson }) {
  const t = useT();
  const { ClientStage, Roles } = person;
  return (
    <span>
      {ClientStage !== null && t(`members.stageOf-${ClientStage}`)}{' '}
      {Roles.some((role) => role !== 'Athlete') && <span className={classes['quiet']}>{rolesText(person, t)}</span>}
      <CameBy person={person} />
    </span>
  );
}

function RolesHere({ person }: { person: ClubPerson }) {
  const t = useT();
  return (
    <span>
      {rolesText(person, t)} <CameBy person={person} />
    </span>
  );
}

function CameBy({ person: { CameBy: way } }: { person: ClubPerson }) {
  const t = useT();
  if (way === null || way === 'Self') return null;
  const words = t(`members.way-${way}`);
  return (
    <span className={classes['way']} title={t('kit.labelled', { label: t('members.cameBy'), value: words })}>
      {words}
    </span>
  );
}

function LastSeen({ person: { LastSeen: at, Roles, ClientStage }, labeled = false }: { person: ClubPerson; labeled?: boolean }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { EnableLeads } = useStaffClub();
  if (!Roles.includes('Athlete')) return null;
  const when = at === null ? t('members.neverSeen') : formats.relativeDay(at, today);
  const words = labeled ? t('kit.labelled', { label: t('members.lastSeen'), value: when }) : when;
  const stage = labeled && EnableLeads && ClientStage !== null ? [t(`members.stageOf-${ClientStage}`)] : [];
  return (
    <span
      className={labeled || at === null ? classes['quiet'] : undefined}
      title={at === null ? undefined : formats.dateTime(at)}
    >
      {[...stage, words].join(' · ')}
    </span>
  );
}

function HeldList({ person }: { person: ClubPerson }) {
  const { Roles, Held: held } = person;
  const t = useT();
  const formats = useFormats();
  if (!Roles.includes('Athlete')) return null;
  if (held.length === 0) return <span className={classes['none']}>{t('members.holdsNothing')}</span>;
  return (
    <ul className={classes['held']}>
      {held.map((one) => (
        <li key={one.UserSubscriptionId}>
          <b>{one.SubscriptionName}</b>
          <HeldChips held={one} />
          <span className={classes['quiet']}>{leftWords(one, t, formats.date)}</span>
          {one.PaymentLabel === 'Unpaid' && one.AmountDue > 0 && (
            <TakePayment userId={person.UserId} userSubscriptionId={one.UserSubscriptionId} name={fullName(person)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function leftWords(held: Held, t: Translate, date: (day: string) => string): string {
  if (held.RemainingTickets !== null && held.MaxActivities !== null) {
    return t('billing.leftOf', { left: held.RemainingTickets, total: held.MaxActivities });
  }
  const end = held.ScheduledEnd ?? held.ExpiryDate;
  if (end === null) return '';
  return t(isOver(held.State) ? 'billing.endedOn' : 'billing.endsOn', { date: date(held.DeactivationDate ?? end) });
}
