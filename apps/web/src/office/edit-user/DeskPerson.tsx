import { getDeskProfile } from '@clubpulse/contract/members/adding/adding.calls';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconCalendarPlus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MemberCredits } from '../../billing/credits/public.ts';
import { MemberSubscriptions } from '../../billing/subscriptions/public.ts';
import { MemberTransactions } from '../../billing/transactions/public.ts';
import { BookPerson, UserBookings } from '../../calendar/seats/public.ts';
import { PersonTags } from '../../clubs/tags/public.ts';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { CorrectMember } from '../../members/adding/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Alerts } from './alerts/Alerts.tsx';
import classes from './Overview.module.css';
import papers from './Papers.module.css';

interface DeskPersonProps {
  person: ClubUser;
  tab: string | undefined;
}

/** Shows the front desk the subscriptions, payments and bookings of a member, but no health data, measures, trainings or notes. */
export function DeskPerson({ person, tab }: DeskPersonProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId, EnableActivities } = useStaffClub();
  const [dialog, setDialog] = useState<'book' | 'correct' | null>(null);
  const { UserId: userId } = person;
  const name = fullName(person);
  const member = { UserId: userId, name };
  const path = pathTo('EditUser', userId);
  const close = () => setDialog(null);
  const shown = tab === 'bookings' && EnableActivities ? 'bookings' : 'subscriptions';
  return (
    <Page
      title={name}
      back={pathTo('ManageUsers')}
      leading={<Avatar name={name} uri={person.PictureUri} size={56} />}
      beside={<PersonTags clubId={clubId} userId={userId} name={name} />}
      subtitle={<Contact person={person} />}
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name })}
          actions={[
            ...(EnableActivities ? [{ label: t('booking.book'), icon: IconCalendarPlus, onClick: () => setDialog('book') }] : []),
            ...(person.Roles.every((role) => role === 'Athlete')
              ? [{ label: t('members.correct'), icon: IconPencil, onClick: () => setDialog('correct') }]
              : []),
            {
              label: t('kit.assignSubscription'),
              icon: IconPlus,
              primary: true,
              onClick: () => void navigate(`${path}?assign=`, { replace: true }),
            },
          ]}
        />
      }
      below={
        <>
          <Alerts member={member} />
          {EnableActivities && (
            <TabLinks
              label={name}
              current={shown}
              tabs={[
                { name: 'subscriptions', label: t('kit.subscriptions'), to: path },
                { name: 'bookings', label: t('kit.bookings'), to: `${path}/bookings` },
              ]}
            />
          )}
        </>
      }
    >
      {shown === 'bookings' ? (
        <UserBookings userId={userId} />
      ) : (
        <div className={papers['papers']}>
          <MemberSubscriptions userId={userId} name={name} all={false} />
          <MemberCredits userId={userId} name={name} />
          <SectionHead title={t('billing.transactions')} />
          <MemberTransactions userId={userId} name={name} />
        </div>
      )}
      {dialog === 'book' && <BookPerson person={member} onClose={close} />}
      {dialog === 'correct' && <CorrectMember member={member} onClose={close} />}
    </Page>
  );
}

/** Shown only if the member shares the contact data with the club. */
function Contact({ person }: { person: ClubUser }) {
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const profile = useCall(getDeskProfile, { params: { id, userId: person.UserId } }, { quiet: true, ignore: [403, 404] });
  const nickname = besideName(person);
  const { Phone = null, BirthDate = null } = profile.data ?? {};
  return (
    <span className={classes['who']}>
      {nickname !== null && <span>“{nickname}”</span>}
      {BirthDate !== null && <span>{formats.date(BirthDate)}</span>}
      <a href={`mailto:${person.Email}`}>{person.Email}</a>
      {Phone !== null && <a href={`tel:${Phone}`}>{Phone}</a>}
    </span>
  );
}
