import type { ClubTrainer } from '@clubpulse/contract/office/people';
import { listClubTrainers } from '@clubpulse/contract/office/people.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { formatBesideHours } from '@clubpulse/rules/formats/duration';
import { Link } from 'react-router';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { noSearch, searchAddress, searchQuery } from '../../kit/list/list-filter.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { ScreenLink } from '../../kit/states/ScreenLink.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './PeopleRows.module.css';
import { PersonName } from './PersonName.tsx';

export default function Trainers() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(searchAddress);
  const page = useListPage(listClubTrainers, { params: { id }, query: searchQuery(filter.q) }, rows);
  const hasFigures = useMayOpen()('TrainerDetails');
  const nameOf = (trainer: ClubTrainer) => <PersonName person={trainer} to={pathTo('EditUser', trainer.UserId)} />;
  const figuresOf = (trainer: ClubTrainer) => (
    <Link to={pathTo('TrainerDetails', trainer.UserId)} aria-label={t('members.figuresOf', { name: fullName(trainer) })}>
      {t('members.figures')}
    </Link>
  );
  return (
    <ListScreen
      ofPeople
      title={t('members.trainers')}
      label={t('members.trainers')}
      page={page}
      count={({ recordsTotal }) => t('members.peopleCount', { count: recordsTotal, number: formats.number(recordsTotal) })}
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      empty={{ title: t('members.noTrainers'), text: t('members.noTrainersText'), action: <ScreenLink view="AddUsers" /> }}
      unmatched={filter.q.trim() === '' ? undefined : { title: t('members.nobodyMatches'), onClear: () => change(noSearch) }}
      idOf={({ UserId }) => UserId}
      columns={[
        { id: 'Name', head: t('kit.name'), names: true, cell: nameOf },
        { id: 'Week', head: t('members.leadsThisWeek'), cell: (trainer) => <Week trainer={trainer} /> },
        { id: 'Last', head: t('members.lastClass'), cell: ({ LastClass }) => <Led one={LastClass} /> },
        { id: 'Next', head: t('members.nextClass'), cell: ({ NextClass }) => <Led one={NextClass} /> },
        ...(hasFigures ? [{ id: 'Figures', head: null, end: true as const, cell: figuresOf }] : []),
      ]}
      card={(trainer) => (
        <div className={classes['card']}>
          {nameOf(trainer)}
          <dl className={classes['facts']}>
            <dt>{t('members.leadsThisWeek')}</dt>
            <dd>
              <Week trainer={trainer} />
            </dd>
            <dt>{t('members.lastClass')}</dt>
            <dd>
              <Led one={trainer.LastClass} />
            </dd>
            <dt>{t('members.nextClass')}</dt>
            <dd>
              <Led one={trainer.NextClass} />
            </dd>
          </dl>
          {hasFigures && figuresOf(trainer)}
        </div>
      )}
      showMore={showMore}
    />
  );
}

function Week({ trainer: { Classes, Minutes, People } }: { trainer: ClubTrainer }) {
  const t = useT();
  const formats = useFormats();
  if (Classes === 0) return <span className={classes['none']}>{t('members.leadsNothing')}</span>;
  const people = t('members.peopleCount', { count: People, number: formats.number(People) });
  return (
    <span>
      {t('members.classCount', { count: Classes, number: formats.number(Classes) })}
      <span className={classes['quiet']}>
        {' '}
        {formatBesideHours(60 * Minutes)} · {people}
      </span>
    </span>
  );
}

function Led({ one }: { one: ClubTrainer['LastClass'] }) {
  const formats = useClubFormats(useStaffClub().ClubId);
  if (one === null) return <span className={classes['none']}>–</span>;
  return (
    <Link className={classes['led']} to={pathTo('ClubClassParticipants', one.ClassId)}>
      <b>{one.Name}</b>
      <span className={classes['quiet']}>{formats.dateTime(one.Begin)}</span>
    </Link>
  );
}
