import type { ClubUser, MemberMarks } from '@clubpulse/contract/members/people';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconMailExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { NewDot } from '../../kit/figures/NewDot.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './PeopleRows.module.css';

interface PersonNameProps {
  person: ClubUser;
  to: string;
  marks?: MemberMarks;
}

export function PersonName({ person, to, marks }: PersonNameProps) {
  const name = fullName(person);
  const t = useT();
  // Without a mail server no e-mail address can be confirmed, so the mark is hidden.
  const sendsMail = useSendsMail();
  const nickname = besideName(person);
  return (
    <Link className={classes['person']} to={to} title={person.Email}>
      <Avatar name={name} uri={person.PictureUri} />
      <span>
        <b>
          {name}
          {marks && <NewDot period={marks.NewPeriod} />}
        </b>
        {nickname !== null && <span className={classes['quiet']}>{nickname}</span>}
        {marks && <Marks marks={marks} />}
        {!person.EmailConfirmed && sendsMail && (
          <span>
            <StateChip tone="warn" icon={IconMailExclamation}>
              {t('members.emailUnconfirmed')}
            </StateChip>
          </span>
        )}
      </span>
    </Link>
  );
}

function Marks({ marks: { IsGuest, IsStaff } }: { marks: MemberMarks }) {
  const t = useT();
  if (!IsGuest && !IsStaff) return null;
  return (
    <span className={classes['marks']}>
      {IsGuest && <StateChip tone="outline">{t('members.guest')}</StateChip>}
      {IsStaff && <StateChip tone="outline">{t('members.ownStaff')}</StateChip>}
    </span>
  );
}
