import type { Ranked } from '@clubpulse/contract/community/rankings';
import { firstAndLast, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Rankings.module.css';

interface RankedNameProps {
  readonly ranked: Ranked;
  readonly guest: number | undefined;
  readonly isOwn: boolean;
  readonly withName: boolean;
  /** False for brand owners without access to the member's club. */
  readonly opens: boolean;
}

export function RankedName({ ranked, guest, isOwn, withName, opens }: RankedNameProps) {
  const t = useT();
  const name = guest === undefined ? firstAndLast(ranked) : t('rankings.hidden', { name: fullName(ranked) });
  const content = (
    <>
      <Avatar name={fullName(ranked)} uri={ranked.PictureUri} />
      <span>
        <b>{guest === undefined ? ranked.Nickname : t('rankings.guest', { number: guest })}</b>{' '}
        {(withName || guest !== undefined) && <span className={classes['full']}>{name}</span>}
        {isOwn && <span className={classes['own-mark']}>{t('rankings.youAre')}</span>}
      </span>
    </>
  );
  if (!opens) return <span className={classes['person']}>{content}</span>;
  return (
    <Link className={classes['person']} to={pathTo('EditUser', ranked.UserId)}>
      {content}
    </Link>
  );
}

interface MovedProps {
  readonly ranked: { readonly Rank: number; readonly RankBefore: number | null };
}
export function Moved({ ranked: { Rank, RankBefore } }: MovedProps) {
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
