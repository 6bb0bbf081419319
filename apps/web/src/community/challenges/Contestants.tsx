import type { ChallengeDetail, Contestant } from '@clubpulse/contract/community/challenges';
import { addParticipant, getChallengeRanking, removeParticipant } from '@clubpulse/contract/community/challenges.calls';
import { IconUserMinus } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastUndo } from '../../platform/toasts/undo-toast.tsx';
import { Moved } from '../rankings/public.ts';
import classes from './Challenges.module.css';
import { typeLabels, useGoalName, useValueFormat } from './challenge-text.ts';
import { TierBadge } from './TierBadge.tsx';

const unfiltered = { read: () => ({}), write: () => new URLSearchParams() };

interface ContestantsProps {
  readonly challenge: ChallengeDetail;
  readonly following: boolean;
  readonly onOwnRow: (isVisible: boolean) => void;
}

/** Numbered guests are hidden or deleted users. */
export function Contestants({ challenge, following, onOwnRow }: ContestantsProps) {
  const t = useT();
  const formats = useFormats();
  const { place: write } = useValueFormat(challenge);
  const goalName = useGoalName(challenge);
  const { rows, showMore } = useListAddress(unfiltered);
  const page = useListPage(
    getChallengeRanking,
    { params: { id: challenge.ChallengeId }, query: following ? { Following: 'true' } : {} },
    rows,
  );
  const { data } = page;
  const { places, guests } = useMemo(() => {
    const all = data?.data ?? [];
    const number = (list: readonly Contestant[]) => new Map(list.map((one, place) => [one, place + 1]));
    return { places: number(all), guests: number(all.filter(({ Hidden }) => Hidden)) };
  }, [data]);
  const tier = ({ Reached }: Contestant) => (Reached === 0 ? '' : goalName(Reached - 1));
  const name = (one: Contestant) => (
    <Name
      one={one}
      nameless={challenge.Runs ? t('challenges.notThere') : t('rankings.guest', { number: guests.get(one) ?? 1 })}
      onOwnRow={onOwnRow}
    />
  );
  const moved = (one: Contestant) => (one.RankBefore === null ? null : <Moved ranked={one} />);
  const value = (one: Contestant) => (one.NotShared ? <small>{t('challenges.sharesNothing')}</small> : <b>{write(one.Value)}</b>);
  const won = ({ Won }: Contestant) =>
    Won && (
      <span className={classes['won']}>
        <TierBadge badge={Won.Badge} size={28} />
        {Won.Credits > 0 && <small>{t('kit.creditCount', { count: Won.Credits })}</small>}
      </span>
    );
  const canManage = challenge.Runs && challenge.AwardedAt === null;
  // The undo is outside of the row, because it must work after the row has unmounted.
  const back = useChange(addParticipant);
  const acts = (one: Contestant) => (
    <Acts challengeId={challenge.ChallengeId} one={one} onBack={(params) => back.mutate({ params })} />
  );
  return (
    <PagedList
      page={page}
      label={t('kit.ranking')}
      empty={{ title: t('challenges.nobody') }}
      idOf={(one) => places.get(one) ?? 0}
      columns={[
        { id: 'Rank', head: t('challenges.rank'), cell: ({ Rank }) => <b>{formats.number(Rank)}</b> },
        {
          id: 'Name',
          head: t('role.Athlete'),
          names: true,
          cell: name,
        },
        ...(challenge.State === 'Running' ? [{ id: 'Moved', head: t('rankings.moved'), cell: moved }] : []),
        ...(challenge.Goals.length > 0 ? [{ id: 'Goal', head: t('kit.goal'), cell: tier }] : []),
        ...(challenge.AwardedAt === null ? [] : [{ id: 'Won', head: t('challenges.award'), cell: won }]),
        { id: 'Value', head: t(typeLabels[challenge.Type]), end: true, cell: value },
        ...(canManage ? [{ id: 'Acts', head: null, end: true as const, cell: acts }] : []),
      ]}
      card={(one) => (
        <div className={classes['row']}>
          <b>{formats.number(one.Rank)}</b>
          {name(one)}
          {one.RankBefore !== one.Rank && moved(one)}
          <span>
            {value(one)} {tier(one)}
          </span>
          {won(one)}
          {canManage && acts(one)}
        </div>
      )}
      showMore={showMore}
    />
  );
}

interface ActsProps {
  readonly challengeId: number;
  readonly one: Contestant;
  readonly onBack: (params: { id: number; userId: number }) => void;
}
function Acts({ challengeId, one: { UserId, Nickname }, onBack }: ActsProps) {
  const t = useT();
  const name = Nickname ?? '';
  const params = { id: challengeId, userId: UserId ?? 0 };
  const takeOut = useChange(removeParticipant, {
    onDone: () => toastUndo({ title: t('challenges.takenOut', { name }), undo: () => onBack(params) }),
  });
  if (UserId === null) return null;
  return (
    <RowMenu
      label={t('kit.actionsOf', { name })}
      items={[{ label: t('challenges.takeOut'), icon: IconUserMinus, onClick: () => takeOut.mutate({ params }) }]}
    />
  );
}

interface NameProps extends Pick<ContestantsProps, 'onOwnRow'> {
  readonly one: Contestant;
  readonly nameless: string;
}
function Name({ one, nameless, onOwnRow }: NameProps) {
  const t = useT();
  const { UserId, Nickname, FullName, PictureUri, Mine } = one;
  const watched = useCallback(
    (row: HTMLElement | null) => {
      if (row === null || !Mine) return;
      const watch = new IntersectionObserver(([seen]) => onOwnRow(seen?.isIntersecting === true));
      watch.observe(row);
      return () => {
        watch.disconnect();
        onOwnRow(false);
      };
    },
    [Mine, onOwnRow],
  );
  const shown = Nickname ?? nameless;
  const words = (
    <>
      <Avatar name={FullName ?? shown} uri={PictureUri} />
      <span ref={watched}>
        <b>{shown}</b> {Mine ? t('challenges.you') : FullName}
      </span>
    </>
  );
  return UserId !== null && FullName !== null ? (
    <Link className={classes['person']} to={pathTo('EditUser', UserId)}>
      {words}
    </Link>
  ) : (
    <span className={classes['person']}>{words}</span>
  );
}
