import type { Notification, NotificationGroup } from '@clubpulse/contract/office/notifications';
import { type GroupedNotification, groupNotifications } from '@clubpulse/rules/office/notifications/notifications';
import { startOfDay } from '@clubpulse/rules/time/days';
import { ActionIcon, Button } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCalendarEvent,
  IconCreditCard,
  IconFileText,
  IconTicket,
  IconTrophy,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useRowShortcuts, walkedRow } from '../../kit/use-keys.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { screenNamed } from '../../platform/known-screens.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './NotificationDays.module.css';
import type { NotificationActs, Removed } from './use-notification-acts.ts';

const icons: Record<NotificationGroup, Icon> = {
  Bookings: IconCalendarEvent,
  Subscriptions: IconTicket,
  Payments: IconCreditCard,
  Documents: IconFileText,
  Challenges: IconTrophy,
  Members: IconUser,
  System: IconAlertTriangle,
};
const urgent: ReadonlySet<string> = new Set(['EmailError', 'ClassChanged', 'SeatOffered', 'PoliciesNotAccepted']);

const plain = ({ Title }: Notification) => Title.map(({ Text }) => Text).join('');
const when = ({ CreatedAt }: Pick<Notification, 'CreatedAt'>) => Date.parse(CreatedAt);

interface NotificationDaysProps {
  readonly list: readonly Notification[];
  readonly acts: NotificationActs;
  readonly walks?: boolean;
}

export function NotificationDays({ list, acts, walks = false }: NotificationDaysProps) {
  const formats = useFormats();
  const isRemoved = (id: number) => acts.removed.some(({ rows }) => rows.some(({ NotificationId }) => NotificationId === id));
  const stored = groupNotifications(
    list.filter(({ NotificationId }) => !isRemoved(NotificationId)),
    formats.dayOf,
  );
  const entries = [
    ...stored.map((row) => ({ row, at: when(row.newest), isNew: row.newest.State === 'New' })),
    ...acts.removed.map((removed) => ({ removed, at: removed.rows[0] ? when(removed.rows[0]) : 0, isNew: false })),
  ].sort((one, other) => other.at - one.at);
  useRowShortcuts({ rows: walks ? stored.length : 0 });
  const days = Map.groupBy(entries, ({ at }) => formats.dayOf(new Date(at).toISOString()));
  const now = startOfDay(formats.settings.TimeZone, useToday()).toISOString();
  return (
    <div className={classes['days']}>
      {[...days].map(([day, inDay]) => (
        <section key={day} aria-label={formats.relativeDay(new Date(inDay[0]?.at ?? 0).toISOString(), now)}>
          <h2 className={classes['day']}>{formats.relativeDay(new Date(inDay[0]?.at ?? 0).toISOString(), now)}</h2>
          <ul>
            {inDay
              .toSorted((one, other) => Number(other.isNew) - Number(one.isNew))
              .map((entry) =>
                'row' in entry ? (
                  <Row key={entry.row.newest.NotificationId} row={entry.row} acts={acts} walks={walks} />
                ) : (
                  <RemovedEntry key={`removed ${entry.removed.rows[0]?.NotificationId}`} removed={entry.removed} acts={acts} />
                ),
              )}
          </ul>
        </section>
      ))}
    </div>
  );
}

const NAMED = 5;

function namesOf(list: readonly Notification[], t: Translate, { number }: Formats): readonly string[] {
  const byPerson = Map.groupBy(
    list.flatMap(({ Target }) => (Target ? [Target] : [])),
    ({ UserId }) => UserId,
  );
  const names = [...byPerson.values()].flatMap(([first, ...again]) => {
    if (first === undefined) return [];
    return [again.length > 0 ? `${first.Nickname} (${number(again.length + 1)})` : first.Nickname];
  });
  const unnamed = names.length - NAMED;
  return unnamed > 0 ? [...names.slice(0, NAMED), t('kit.countMore', { count: unnamed })] : names;
}

interface RowProps {
  row: GroupedNotification<Notification>;
  acts: NotificationActs;
  walks: boolean;
}

function Row({ row, acts, walks }: RowProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (row.others.length === 0) return <One row={row} acts={acts} walks={walks} />;
  const toggle = (
    <Button variant="subtle" color="gray" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? t('notifications.showOne') : t('notifications.showEach', { number: row.others.length + 1 })}
    </Button>
  );
  if (!isOpen) return <One row={row} acts={acts} walks={walks} toggle={toggle} />;
  const [first, ...others] = [row.newest, ...row.others].map((newest) => ({ newest, others: [] }));
  return (
    <>
      {first && <One row={first} acts={acts} walks={walks} toggle={toggle} />}
      {others.map((one) => (
        <One key={one.newest.NotificationId} row={one} acts={acts} walks={false} />
      ))}
    </>
  );
}

function One({ row: { newest, others }, acts, walks, toggle }: RowProps & { toggle?: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  const Icon = icons[newest.Group];
  const act = actWords(newest, t);
  const rows = [newest, ...others];
  const names = namesOf(others, t, formats);
  return (
    <li className={classes['row']} data-state={newest.State} {...(walks && walkedRow)}>
      <span className={classes['icon']} data-urgent={urgent.has(newest.Event)}>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
      </span>
      <div className={classes['words']}>
        <p>
          {newest.State === 'New' && <span className={classes['new']}>{t('notifications.new')}: </span>}
          {newest.Title.map(({ Text, IsStrong }, place) =>
            IsStrong ? <b key={place}>{Text}</b> : <span key={place}>{Text}</span>,
          )}
        </p>
        {newest.Detail !== null && <p className={classes['detail']}>{newest.Detail}</p>}
        {names.length > 0 && (
          <p className={classes['detail']}>
            {t('notifications.also', { names: new Intl.ListFormat(formats.locale).format(names) })}
          </p>
        )}
        <div className={classes['foot']}>
          {act !== null && (
            <Button variant="default" onClick={() => acts.follow(rows)}>
              {act}
            </Button>
          )}
          {toggle}
          <time dateTime={newest.CreatedAt}>
            {others.length > 0
              ? t('notifications.together', { time: formats.time(newest.CreatedAt), count: rows.length })
              : formats.time(newest.CreatedAt)}
          </time>
        </div>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--ctl-sq)"
        className={classes['remove']}
        aria-label={t('notifications.removeNamed', { words: plain(newest) })}
        onClick={() => void acts.remove(rows)}
      >
        <IconX size={17} stroke={1.8} />
      </ActionIcon>
    </li>
  );
}

function actWords({ Event, Audience, Target, Title, View }: Notification, t: Translate): string | null {
  const [view = ''] = View.split(/[/?]/);
  const screen = screenNamed(view);
  if (screen === undefined) return null;
  // The act only leads to the profile, because only members can change their e-mail address.
  if (Event === 'EmailError') return t('notifications.checkAddress');
  if (Event === 'InvitationEmailError') return t('notifications.correctAddress');
  if (view === 'ClubMessages' && Audience === 'Manager' && Target !== null)
    return t('notifications.writeTo', { name: Title.find(({ IsStrong }) => IsStrong)?.Text ?? Target.Nickname });
  return t(view === 'EditUser' ? 'participants.openProfile' : screen.title);
}

function RemovedEntry({ removed, acts }: { removed: Removed; acts: NotificationActs }) {
  const t = useT();
  const [first] = removed.rows;
  return (
    <li className={classes['gone']} role="status">
      <span>{t('notifications.removed', { words: first ? plain(first) : '' })}</span>
      <button type="button" onClick={() => void acts.undo(removed)}>
        {t('kit.undo')}
      </button>
      <span aria-hidden="true">{t('notifications.seconds', { count: removed.secondsLeft })}</span>
    </li>
  );
}
