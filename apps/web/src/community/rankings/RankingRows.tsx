import type { Ranked } from '@clubpulse/contract/community/rankings';
import { firstAndLast, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Rankings.module.css';

/** What she is called in front of others, and for the staff who she is; paper has the first alone. */
export function RankedName({ ranked, guest }: { readonly ranked: Ranked; readonly guest: number | undefined }) {
  const t = useT();
  const name = guest === undefined ? firstAndLast(ranked) : t('rankings.hidden', { name: fullName(ranked) });
  return (
    <Link className={classes['person']} to={pathTo('EditUser', ranked.UserId)}>
      <Avatar name={fullName(ranked)} uri={ranked.PictureUri} />
      <span>
        <b>{guest === undefined ? ranked.Nickname : t('rankings.guest', { number: guest })}</b>{' '}
        <span className={classes['full']}>{name}</span>
      </span>
    </Link>
  );
}

/** How her rank changed since the days before: said in words, drawn as an arrow. */
export function Moved({ ranked: { Rank, RankBefore } }: { readonly ranked: Pick<Ranked, 'Rank' | 'RankBefore'> }) {
  const t = useT();
  const formats = useFormats();
  if (RankBefore === null) return <span className={classes['moved']}>{t('rankings.new')}</span>;
  const places = RankBefore - Rank;
  if (places === 0)
    return (
      <span className={classes['moved']} role="img" aria-label={t('rankings.same')}>
        –
      </span>
    );
  const Arrow = places > 0 ? IconArrowUp : IconArrowDown;
  const count = Math.abs(places);
  const words = t(places > 0 ? 'rankings.up' : 'rankings.down', { count, number: formats.number(count) });
  return (
    <span className={classes['moved']} role="img" aria-label={words}>
      <Arrow size={15} stroke={2} aria-hidden="true" />
      {formats.number(count)}
    </span>
  );
}
