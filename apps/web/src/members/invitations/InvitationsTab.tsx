import { type Invitation, type InvitationState, invitationStates } from '@clubpulse/contract/members/invitations';
import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { type Icon, IconCheck, IconHourglass, IconPlayerPause } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ChipTone, StateChip } from '../../kit/figures/StateChip.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useSelection } from '../../kit/list/rows/use-selection.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { InvitationActs } from './InvitationActs.tsx';
import { InvitationBulk } from './InvitationBulk.tsx';
import { InvitationDialog, type OpenedInvitation } from './InvitationDialogs.tsx';
import { InvitationMail } from './InvitationMail.tsx';
import classes from './Invitations.module.css';
import { nameOf } from './invitation-name.ts';

interface Filter {
  readonly q: string;
  readonly state: InvitationState | null;
  readonly written: 'true' | 'false' | null;
}
const inAddress = {
  read: (params: URLSearchParams): Filter => ({
    q: (params.get('q') ?? '').slice(0, 200),
    state: invitationStates.find((one) => one === params.get('state')) ?? null,
    written: (['true', 'false'] as const).find((one) => one === params.get('written')) ?? null,
  }),
  write: ({ q, state, written }: Filter) =>
    new URLSearchParams({
      ...(q === '' ? {} : { q }),
      ...(state === null ? {} : { state }),
      ...(written === null ? {} : { written }),
    }),
};

const states: Record<InvitationState, { label: PhraseKey; tone: ChipTone; icon: Icon }> = {
  Waiting: { label: 'members.stateWaiting', tone: 'warn', icon: IconHourglass },
  Accepted: { label: 'members.stateAccepted', tone: 'ok', icon: IconCheck },
  Expired: { label: 'members.stateExpired', tone: 'mute', icon: IconHourglass },
  Inactive: { label: 'members.stateInactive', tone: 'dashed', icon: IconPlayerPause },
};

export function InvitationsTab({ below }: { below: ReactNode }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const formats = useFormats();
  const navigate = useNavigate();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(
    () => ({
      ...(filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }),
      ...(filter.state === null ? {} : { State: filter.state }),
      ...(filter.written === null ? {} : { written: filter.written }),
    }),
    [filter],
  );
  const page = useListPage(listInvitations, { params: { id }, query }, rows);
  const { chosen, onChange } = useSelection();
  const [opened, setOpened] = useState<OpenedInvitation | null>(null);
  const clear = () => change({ q: '', state: null, written: null });
  const set = Object.keys(query).length;
  const columns = [
    { id: 'Name', head: t('members.person'), names: true, cell: (one: Invitation) => <Who invitation={one} /> },
    { id: 'Role', head: t('members.role'), cell: (one: Invitation) => t(`role.${one.Role}`) },
    { id: 'State', head: t('kit.state'), cell: (one: Invitation) => <State invitation={one} /> },
    { id: 'Mail', head: t('members.email'), cell: (one: Invitation) => <InvitationMail invitation={one} /> },
    { id: 'Ends', head: t('members.ends'), cell: (one: Invitation) => <Ends invitation={one} /> },
    {
      id: 'Acts',
      head: null,
      end: true,
      cell: (one: Invitation) => <InvitationActs invitation={one} onOpen={setOpened} />,
    },
  ] as const;
  return (
    <ListScreen
      title={t('members.addPeople')}
      below={below}
      label={t('members.invitationsTab')}
      page={page}
      count={({ recordsFiltered: count }) => t('members.invitationsCount', { count, number: formats.number(count) })}
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      filters={<InvitationFilters filter={filter} set={set} onChange={change} onClear={clear} />}
      empty={{
        title: t('members.noInvitations'),
        text: t('members.noInvitationsText'),
        action: <AddButton onClick={() => void navigate(pathTo('AddUsers'))}>{t('members.addPeople')}</AddButton>,
      }}
      unmatched={set > 0 ? { title: t('members.noInvitationMatches'), onClear: clear } : undefined}
      idOf={({ InvitationId }) => InvitationId}
      selection={{
        chosen,
        onChange,
        selectOne: (one) => t('members.selectPerson', { name: nameOf(one) }),
        selectAll: t('members.selectShown', { count: page.data?.data.length ?? 0 }),
      }}
      columns={columns}
      card={(one) => (
        <div className={classes['card']}>
          <Who invitation={one} />
          <State invitation={one} />
          <InvitationMail invitation={one} />
          <Ends invitation={one} labeled />
          <InvitationActs invitation={one} onOpen={setOpened} />
        </div>
      )}
      showMore={showMore}
    >
      <InvitationBulk
        query={query}
        found={page.data?.recordsFiltered ?? 0}
        shown={page.data?.data ?? []}
        chosen={chosen}
        onChange={onChange}
      />
      {opened !== null && <InvitationDialog {...opened} onClose={() => setOpened(null)} />}
    </ListScreen>
  );
}

interface InvitationFiltersProps {
  filter: Filter;
  set: number;
  onChange: (changes: Partial<Filter>) => void;
  onClear: () => void;
}

function InvitationFilters({ filter, set, onChange, onClear }: InvitationFiltersProps) {
  const t = useT();
  return (
    <FilterBar set={set} onClear={onClear}>
      <FilterChip
        label={t('kit.state')}
        all={t('kit.all')}
        value={filter.state}
        options={invitationStates.map((value) => ({ value, label: t(states[value].label) }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterChip
        label={t('members.letter')}
        all={t('kit.all')}
        value={filter.written}
        options={[
          { value: 'false', label: t('members.notWritten') },
          { value: 'true', label: t('members.written') },
        ]}
        onChange={(written) => onChange({ written })}
      />
    </FilterBar>
  );
}

type RowProps = { readonly invitation: Invitation };

const Who = ({ invitation }: RowProps) => (
  <span className={classes['names']}>
    <b>{nameOf(invitation)}</b>
    {nameOf(invitation) !== invitation.Email && <span>{invitation.Email}</span>}
  </span>
);

function State({ invitation: { State: state } }: RowProps) {
  const t = useT();
  const { label, tone, icon } = states[state];
  return (
    <StateChip tone={tone} icon={icon}>
      {t(label)}
    </StateChip>
  );
}

function Ends({ invitation: { State: state, LastDay, AcceptedAt }, labeled = false }: RowProps & { labeled?: boolean }) {
  const t = useT();
  const formats = useFormats();
  const date = formats.date(state === 'Accepted' && AcceptedAt !== null ? AcceptedAt : LastDay);
  if (!labeled) return <span>{date}</span>;
  return state === 'Waiting' ? <span>{t('members.openUntil', { date })}</span> : null;
}
