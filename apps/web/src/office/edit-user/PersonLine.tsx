import type { User } from '@clubpulse/contract/accounts/users';
import { Temporal } from 'temporal-polyfill';
import { besideName } from '../../members/people/public.ts';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './PersonHead.module.css';

/** Nickname, age and city, and how to reach her. */
export function PersonLine({ user }: { user: User }) {
  const t = useT();
  const today = useToday();
  const nickname = besideName(user);
  const age =
    user.BirthDate === null ? null : Temporal.PlainDate.from(user.BirthDate).until(today, { largestUnit: 'years' }).years;
  const about = [age === null ? null : t('members.age', { count: age }), user.City].filter(Boolean).join(', ');
  return (
    <span className={classes['who']}>
      {nickname !== null && <span>“{nickname}”</span>}
      {about !== '' && <span>{about}</span>}
      <a href={`mailto:${user.Email}`}>{user.Email}</a>
      {user.Phone !== null && <a href={`tel:${user.Phone.replace(/[^\d+]/g, '')}`}>{user.Phone}</a>}
    </span>
  );
}
