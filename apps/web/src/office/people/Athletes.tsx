import type { ClubAthlete } from '@clubpulse/contract/office/people';
import { listClubAthletes } from '@clubpulse/contract/office/people.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconEye, IconEyeOff, IconMessage, IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFollow } from '../../accounts/watches/public.ts';
import { LookOutChips } from '../../calendar/seats/public.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { countText } from './count-text.ts';
import classes from './PeopleRows.module.css';
import { PersonName } from './PersonName.tsx';

interface Filter {
  readonly q: string;
  readonly only: 'followed' | null;
}
const inAddress = {
  read: (params: URLSearchParams): Filter => ({
    q: (params.get('q') ?? '').slice(0, 200),
    only: params.get('only') === 'followed' ? 'followed' : null,
  }),
  write: ({ q, only }: Filter) => new URLSearchParams({ ...(q === '' ? {} : { q }), ...(only === null ? {} : { only }) }),
};

export default function Athletes() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(
    () => ({
      ...(filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }),
      ...(filter.only === null ? {} : { followed: 'true' as const }),
    }),
    [filter],
  );
  const page = useListPage(listClubAthletes, { params: { id }, query }, rows);
  const set = Object.keys(query).length;
  const clear = () => change({ q: '', only: null });
  return (
    <ListScreen
      ofPeople
      title={t('members.athletes')}
      label={t('members.athletes')}
      page={page}
      count={countText(t, formats)}
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      filters={
        <FilterBar set={set} onClear={clear}>
          <FilterChip
            label={t('members.shown')}
            all={t('kit.all')}
            value={filter.only}
            options={[{ value: 'followed', label: t('accounts.follows') }]}
            onChange={(only) => change({ only })}
          />
        </FilterBar>
      }
      empty={{ title: t('members.noPeople'), text: t('members.noPeopleText') }}
      unmatched={set > 0 ? { title: t('members.nobodyMatches'), onClear: clear } : undefined}
      idOf={({ UserId }) => UserId}
      columns={[
        { id: 'Name', head: t('kit.name'), names: true, cell: (athlete) => <Name athlete={athlete} /> },
        { id: 'Last', head: t('members.lastTraining'), cell: (athlete) => <LastTraining athlete={athlete} /> },
        { id: 'LookOut', head: t('participants.lookOutFor'), cell: ({ LookOut }) => <LookOutChips lookOut={LookOut} /> },
        { id: 'Acts', head: null, end: true, cell: (athlete) => <Acts athlete={athlete} /> },
      ]}
      card={(athlete) => (
        <div className={classes['split']}>
          <div>
            <Name athlete={athlete} />
            <div className={classes['below']}>
              <LastTraining athlete={athlete} labeled />
              <LookOutChips lookOut={athlete.LookOut} />
            </div>
          </div>
          <Acts athlete={athlete} />
        </div>
      )}
      showMore={showMore}
    />
  );
}

type RowProps = { readonly athlete: ClubAthlete };

function Name({ athlete }: RowProps) {
  const t = useT();
  return (
    <span className={classes['named']}>
      <PersonName person={athlete} to={pathTo('Journal', athlete.UserId)} marks={athlete} />
      {athlete.Followed && (
        <StateChip tone="info" icon={IconEye}>
          {t('members.followed')}
        </StateChip>
      )}
    </span>
  );
}

function LastTraining({ athlete: { LastTraining: last }, labeled = false }: RowProps & { labeled?: boolean }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  if (last === null) return <span className={classes['none']}>{t('training.noTraining')}</span>;
  const when = formats.relativeDay(last.Begin, today);
  return (
    <span title={formats.dateTime(last.Begin)}>
      {labeled ? t('kit.labelled', { label: t('members.lastTraining'), value: when }) : when}
      <span className={classes['quiet']}>
        {' '}
        {formats.number(last.Points)} {t('kit.pointsUnit', { count: last.Points })}
      </span>
    </span>
  );
}

function Acts({ athlete }: RowProps) {
  const t = useT();
  const navigate = useNavigate();
  const isOneself = useSelf().UserId === athlete.UserId;
  const { following, toggle } = useFollow(athlete.UserId);
  return (
    <RowMenu
      label={t('kit.actionsOf', { name: fullName(athlete) })}
      items={[
        ...(isOneself
          ? []
          : [
              {
                label: t(following ? 'accounts.unfollow' : 'accounts.follow'),
                icon: following ? IconEyeOff : IconEye,
                onClick: toggle,
              },
            ]),
        { label: t('members.profile'), icon: IconUser, onClick: () => void navigate(pathTo('EditUser', athlete.UserId)) },
        { label: t('members.message'), icon: IconMessage, onClick: () => void navigate(pathTo('ClubMessages', athlete.UserId)) },
      ]}
    />
  );
}
