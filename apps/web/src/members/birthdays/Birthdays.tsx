import { BIRTHDAY_DAYS, type Birthday } from '@clubpulse/contract/members/birthdays';
import { listBirthdays } from '@clubpulse/contract/members/birthdays.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useRowShortcuts, walkedRow } from '../../kit/use-keys.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useIsStaff, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Birthdays.module.css';

export default function Birthdays() {
  const t = useT();
  const works = useIsStaff();
  return (
    <Page
      reading
      title={t('members.birthdays')}
      subtitle={works ? t('members.birthdaysText', { count: BIRTHDAY_DAYS }) : undefined}
    >
      {works ? <OfClub /> : <EmptyState title={t('members.birthdaysNone')}>{t('members.birthdaysNoneText')}</EmptyState>}
    </Page>
  );
}

const None = () => {
  const t = useT();
  return (
    <EmptyState
      title={t('members.birthdaysNone')}
      action={
        <Button component={Link} variant="default" to={pathTo('ManageUsers')}>
          {t('members.people')}
        </Button>
      }
    >
      {t('members.birthdaysNoneText')}
    </EmptyState>
  );
};

function OfClub() {
  const { ClubId: id } = useStaffClub();
  const people = useCall(listBirthdays, { params: { id } });
  useRowShortcuts({ rows: people.data?.length ?? 0 });
  return (
    <QueryResult query={people} loading={<SkeletonRows rows={4} />}>
      {(found) =>
        found.length === 0 ? (
          <None />
        ) : (
          <Card flush>
            <ul className={classes['rows']}>
              {found.map((person) => (
                <Row key={person.UserId} person={person} />
              ))}
            </ul>
          </Card>
        )
      }
    </QueryResult>
  );
}

function Row({ person }: { person: Birthday }) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const name = fullName(person);
  return (
    <li data-today={person.Date === today} {...walkedRow}>
      <Avatar name={name} />
      <span className={classes['names']}>
        <Link to={pathTo('EditUser', person.UserId)}>{name}</Link>
        <span>
          {formats.relativeDay(person.Date, today)} · {t('members.birthdayTurns', { years: formats.number(person.Turns) })}
        </span>
      </span>
      <Button
        component={Link}
        variant="default"
        to={pathTo('ClubMessages', person.UserId)}
        aria-label={t('members.birthdayMessageTo', { name })}
      >
        {t('members.message')}
      </Button>
    </li>
  );
}
