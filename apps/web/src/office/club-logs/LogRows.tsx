import type { WayIn } from '@clubpulse/contract/accounts/roles';
import type { ClubLog, LogPerson } from '@clubpulse/contract/office/club-logs/club-logs';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { withoutReaderValues } from '@clubpulse/rules/office/messages/messages';
import { Link } from 'react-router';
import type { Column } from '../../kit/list/rows/columns.ts';
import type { Formats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { availabilityTexts } from './availability-text.ts';
import classes from './ClubLogs.module.css';
import { fieldLabels } from './field-labels.ts';
import { kindLabels } from './kind-labels.ts';
import { whereOf } from './where.ts';

const nameOf = (person: LogPerson): string => fullName(person) || person.Nickname;

const logColumns = (t: Translate, formats: Formats): readonly Column<ClubLog>[] => [
  { id: 'At', head: t('kit.when'), cell: ({ At }) => formats.time(At) },
  { id: 'What', head: t('clubLogs.what'), names: true, cell: (entry) => <What entry={entry} formats={formats} /> },
  { id: 'By', head: t('messages.who'), cell: ({ By }) => (By === null ? t('clubLogs.nobody') : nameOf(By)) },
  { id: 'Kind', head: t('kit.kind'), cell: ({ Kind }) => t(kindLabels[Kind]) },
];

export const logList = (t: Translate, formats: Formats, today: string) => ({
  idOf: ({ ClubLogEntryId }: ClubLog) => ClubLogEntryId,
  columns: logColumns(t, formats),
  card: (entry: ClubLog) => <LogCard entry={entry} formats={formats} />,
  group: {
    groupOf: ({ At }: ClubLog) => formats.dayOf(At),
    name: ({ At }: ClubLog) => formats.relativeDay(formats.dayOf(At), today),
  },
});

const cameByLabels = {
  Email: 'clubLogs.type.InvitationAccepted',
  Import: 'clubLogs.type.InvitationAccepted',
  Link: 'clubLogs.cameBy.Link',
  Desk: 'clubLogs.cameBy.Desk',
  Self: 'clubLogs.cameBy.Self',
  Website: 'clubLogs.cameBy.Website',
} as const satisfies Readonly<Record<WayIn, PhraseKey>>;

function What({ entry, formats }: { entry: ClubLog; formats: Formats }) {
  const t = useT();
  const { Kind, Type, Subject, Target, Amount, Currency, Role, CameBy, HowKnown, Stages, Fields, Availability, Count } = entry;
  const { Name: club } = useStaffClub();
  const facts = [
    // Placeholders about the recipient become "…", because a log entry has no recipient.
    Type === 'ClubMessageSent' && Subject !== null ? withoutReaderValues(Subject, club) : Subject,
    Role === null ? null : t(`role.${Role}`),
    Amount === null || Currency === null ? null : formats.money(Amount, Currency),
    Stages === null
      ? null
      : t('clubLogs.fromTo', { from: t(`members.stageOf-${Stages.From}`), to: t(`members.stageOf-${Stages.To}`) }),
    ...Fields.map((field) => t(fieldLabels[field])),
    ...(Availability === null ? [] : availabilityTexts(Availability, t, formats)),
    HowKnown === null ? null : t(`members.known-${HowKnown}`),
    Count > 1 ? t(Kind === 'Classes' ? 'clubLogs.classes' : 'clubs.tagMembers', { count: Count }) : null,
  ].filter((fact) => fact !== null && fact !== '');
  const act = t(CameBy === null ? `clubLogs.type.${Type}` : cameByLabels[CameBy]);
  const where = Target === null ? whereOf(entry) : undefined;
  return (
    <span className={classes['what']}>
      {where === undefined ? <b>{act}</b> : <Link to={where}>{act}</Link>}
      {(facts.length > 0 || Target !== null) && (
        <span>
          {facts.join(' · ')}
          {facts.length > 0 && Target !== null && ' · '}
          {Target !== null && <Link to={pathTo('EditUser', Target.UserId)}>{nameOf(Target)}</Link>}
        </span>
      )}
    </span>
  );
}

function LogCard({ entry, formats }: { entry: ClubLog; formats: Formats }) {
  const t = useT();
  return (
    <div className={classes['card']}>
      <What entry={entry} formats={formats} />
      <span className={classes['quiet']}>
        {formats.time(entry.At)} · {entry.By === null ? t('clubLogs.nobody') : nameOf(entry.By)}
      </span>
    </div>
  );
}
