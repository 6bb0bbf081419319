import { type ClubRole, clubRoleSchema } from '@clubpulse/contract/members/membership';
import { giveRole, takeRole } from '@clubpulse/contract/members/membership.calls';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { Button, Checkbox } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { RemoveMember } from './RemoveMember.tsx';
import classes from './Roles.module.css';

const clubRoles = clubRoleSchema.options;

interface Filter {
  readonly q: string;
  readonly role: ClubRole | null;
}
const inAddress = {
  read: (params: URLSearchParams): Filter => ({
    q: (params.get('q') ?? '').slice(0, 200),
    role: clubRoles.find((one) => one === params.get('role')) ?? null,
  }),
  write: ({ q, role }: Filter) => new URLSearchParams({ ...(q === '' ? {} : { q }), ...(role === null ? {} : { role }) }),
};

const failedWords: Record<ClubRole, PhraseKey> = {
  Manager: 'members.addManagerFailed',
  Trainer: 'members.addTrainerFailed',
  Athlete: 'members.addAthleteFailed',
};

/** Person by role: who is what in the club. Managers change it; taking the last role asks first, with what is lost in numbers. */
export default function Roles() {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const mine = useRoles();
  const manages = mine.includes('Manager') || mine.includes('Owner');
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(
    () => ({
      ...(filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }),
      ...(filter.role === null ? {} : { Role: filter.role }),
    }),
    [filter],
  );
  const page = useListPage(listClubUsers, { params: { id }, query }, rows);
  const [removing, setRemoving] = useState<ClubUser | null>(null);
  const set = Object.keys(query).length;
  const clear = () => change({ q: '', role: null });
  const box = (person: ClubUser, role: ClubRole, labeled = false) => (
    <RoleBox person={person} role={role} locked={!manages} labeled={labeled} onLast={setRemoving} />
  );
  return (
    <ListScreen
      title={t('members.roles')}
      label={t('members.roles')}
      page={page}
      lead={<p className={classes['lead']}>{t('members.rolesText')}</p>}
      actions={
        <Button component={Link} to={pathTo('AddUsers')} data-plain="true" leftSection={<IconUserPlus size={18} stroke={1.8} />}>
          {t('members.addPeople')}
        </Button>
      }
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      filters={
        <FilterBar set={set} onClear={clear}>
          <FilterChip
            label={t('members.role')}
            all={t('kit.all')}
            value={filter.role}
            options={clubRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={(role) => change({ role })}
          />
        </FilterBar>
      }
      empty={{ title: t('members.noPeople'), text: t('members.noPeopleText') }}
      unmatched={set > 0 ? { title: t('members.nobodyMatches'), onClear: clear } : undefined}
      idOf={({ UserId }) => UserId}
      columns={[
        { id: 'Name', head: t('kit.name'), names: true, cell: (person) => <Name person={person} /> },
        ...clubRoles.map((role) => ({ id: role, head: t(`role.${role}`), cell: (person: ClubUser) => box(person, role) })),
      ]}
      card={(person) => (
        <div className={classes['card']}>
          <Name person={person} />
          <div className={classes['boxes']}>
            {clubRoles.map((role) => (
              <span key={role}>{box(person, role, true)}</span>
            ))}
          </div>
        </div>
      )}
      showMore={showMore}
    >
      {removing !== null && <RemoveMember person={removing} onClose={() => setRemoving(null)} />}
    </ListScreen>
  );
}

function Name({ person }: { person: ClubUser }) {
  const name = fullName(person);
  return (
    <Link className={classes['person']} to={pathTo('EditUser', person.UserId)}>
      <Avatar name={name} uri={person.PictureUri} />
      <span>
        <b>{name}</b>
        <span>{besideName(person) ?? person.Email}</span>
      </span>
    </Link>
  );
}

interface RoleBoxProps {
  person: ClubUser;
  role: ClubRole;
  locked: boolean;
  /** The role stands beside it: on a phone no head says it. */
  labeled: boolean;
  onLast: (person: ClubUser) => void;
}

function RoleBox({ person, role, locked, labeled, onLast }: RoleBoxProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const name = fullName(person);
  const words = { name, role: t(`role.${role}`) };
  const params = { id, userId: person.UserId };
  const give = useChange(giveRole, {
    quiet: true,
    onDone: () => toastDone({ title: t('members.roleGiven', words) }),
    onRefused: (error) => toastError({ cause: 'role', title: t(failedWords[role]), message: refusalWords(error) }),
  });
  const take = useChange(takeRole, {
    quiet: true,
    onDone: () => toastDone({ title: t('members.roleTaken', words) }),
    onRefused: (error) => toastError({ cause: 'role', title: t('members.errorRemoving'), message: refusalWords(error) }),
  });
  const has = person.Roles.includes(role);
  const turn = () => {
    if (!has) give.mutate({ params, body: { Role: role } });
    else if (person.Roles.length === 1) onLast(person);
    else take.mutate({ params: { ...params, role } });
  };
  return (
    <Checkbox
      className={classes['box'] ?? ''}
      aria-label={t('members.roleOf', words)}
      {...(labeled ? { label: words.role } : {})}
      checked={has}
      disabled={locked || give.isPending || take.isPending}
      onChange={turn}
    />
  );
}
