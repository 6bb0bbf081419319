import { type Challenge, type ChallengeState, challengeStates } from '@clubpulse/contract/community/challenges';
import type { listClubChallenges } from '@clubpulse/contract/community/challenges.calls';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { Picture } from '../../kit/figures/Picture.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Challenges.module.css';
import { kindLabels, stateLabels, typeLabels } from './challenge-text.ts';

interface Filter {
  readonly State: ChallengeState;
  readonly q: string;
}
const inAddress = {
  read: (params: URLSearchParams): Filter => ({
    State: challengeStates.find((state) => state === params.get('state')) ?? 'Running',
    q: (params.get('q') ?? '').slice(0, 200),
  }),
  write: ({ State, q }: Filter): URLSearchParams =>
    new URLSearchParams({ ...(State === 'Running' ? {} : { state: State }), ...(q === '' ? {} : { q }) }),
};

interface ChallengeListProps {
  readonly call: typeof listClubChallenges;
  readonly id: number;
  readonly add?: ReactNode;
}

export function ChallengeList({ call, id, add }: ChallengeListProps) {
  const t = useT();
  const formats = useFormats();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const words = filter.q.trim();
  const query = useMemo(() => ({ State: filter.State, ...(words === '' ? {} : { globalSearch: words }) }), [filter, words]);
  const page = useListPage(call, { params: { id }, query }, rows);
  const days = ({ StartDate, EndDate }: Challenge) =>
    t('kit.fromTo', { from: formats.date(StartDate), to: formats.date(EndDate) });
  const count = ({ Participants }: Challenge) => formats.number(Participants);
  return (
    <>
      <search className={classes['filters']} aria-label={t('kit.filters')}>
        <SearchField value={filter.q} placeholder={t('challenges.searchHint')} onChange={(q) => change({ q })} />
        <Segmented<ChallengeState>
          label={t('kit.state')}
          value={filter.State}
          options={challengeStates.map((value) => ({ value, label: t(stateLabels[value]) }))}
          onChange={(State) => change({ State })}
        />
      </search>
      <PagedList
        page={page}
        label={t('challenges.title')}
        empty={{ title: t('challenges.none'), text: t('challenges.noneText'), action: add }}
        unmatched={words === '' ? undefined : { title: t('kit.nothingFound'), onClear: () => change({ q: '' }) }}
        idOf={({ ChallengeId }) => ChallengeId}
        columns={[
          { id: 'Title', head: t('challenges.one'), names: true, cell: (one) => <Named challenge={one} /> },
          { id: 'Kind', head: t('kit.kind'), cell: ({ Kind }) => t(kindLabels[Kind]) },
          { id: 'Type', head: t('challenges.counts'), cell: ({ Type }) => t(typeLabels[Type]) },
          { id: 'Days', head: t('kit.when'), cell: days },
          { id: 'Participants', head: t('kit.participants'), end: true, cell: count },
        ]}
        card={(one) => (
          <div className={classes['card']}>
            <Named challenge={one} />
            <p>
              {t(typeLabels[one.Type])} · {days(one)}
            </p>
            <p>{t('challenges.people', { count: one.Participants, number: count(one) })}</p>
          </div>
        )}
        showMore={showMore}
      />
    </>
  );
}

function Named({
  challenge: { ChallengeId, Title, ShortDescription, Color, PictureUri, Scope, Mode, Joined, Enabled },
}: {
  readonly challenge: Challenge;
}) {
  const t = useT();
  const mark = <i style={{ background: Color }} aria-hidden="true" />;
  return (
    <span className={classes['named']}>
      {PictureUri === null ? mark : <Picture uri={PictureUri} pixels={64} style={{ borderColor: Color }} instead={mark} />}
      <Link to={pathTo('ChallengeRanking', ChallengeId)}>
        <b>{Title}</b>
      </Link>
      {ShortDescription !== '' && <span>{ShortDescription}</span>}
      {Scope === 'Brand' && <StateChip tone="outline">{t('rankings.allClubs')}</StateChip>}
      {Mode === 'Invitation' && <StateChip tone="outline">{t('challenges.byInvitation')}</StateChip>}
      {Joined && <StateChip tone="ok">{t('challenges.joined')}</StateChip>}
      {!Enabled && <StateChip tone="striped">{t('challenges.off')}</StateChip>}
    </span>
  );
}
