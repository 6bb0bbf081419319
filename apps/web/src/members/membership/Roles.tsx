import { clubRoles } from '@clubpulse/contract/accounts/roles';
import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import type { ClubRole } from '@clubpulse/contract/members/membership';
import { type ClubUser, type StaffGroup, staffGroups } from '@clubpulse/contract/members/people';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLock, IconShieldPlus, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles, useSelf, useStaffClub } from '../../platform/session.tsx';
import { GiveRole } from './GiveRole.tsx';
import { heldRolesText } from './held-roles-text.ts';
import { InvitedStaff } from './InvitedStaff.tsx';
import { RemoveMember } from './RemoveMember.tsx';
import { RoleBox } from './RoleBox.tsx';
import { RoleRights } from './RoleRights.tsx';
import classes from './Roles.module.css';
import { RolesLead } from './RolesLead.tsx';

interface Filter {
  readonly q: string;
  readonly role: ClubRole | null;
  readonly sort: 'Staff' | 'Name' | '-Name';
}
const inAddress = {
  read: (params: URLSearchParams): Filter => ({
    q: (params.get('q') ?? '').slice(0, 200),
    role: clubRoles.find((one) => one === params.get('role')) ?? null,
    sort: (['Name', '-Name'] as const).find((one) => one === params.get('sort')) ?? 'Staff',
  }),
  write: ({ q, role, sort }: Filter) =>
    new URLSearchParams({
      ...(q === '' ? {} : { q }),
      ...(role === null ? {} : { role }),
      ...(sort === 'Staff' ? {} : { sort }),
    }),
};

const groupOf = ({ Roles: held }: ClubUser): StaffGroup => staffGroups.find((role) => held.includes(role)) ?? 'Athlete';
const isOwner = (person: ClubUser) => person.Roles.includes('Owner');

export default function Roles() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const mine = useRoles();
  const manages = mine.includes('Manager') || mine.includes('Owner');
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const searched = filter.q.trim();
  const query = useMemo(
    () => ({
      Sort: filter.sort,
      ...(searched === '' ? { Role: filter.role ?? ('Staff' as const) } : { globalSearch: searched }),
      ...(filter.role === null ? {} : { Role: filter.role }),
    }),
    [filter, searched],
  );
  const page = useListPage(listClubUsers, { params: { id }, query }, rows);
  const [removing, setRemoving] = useState<ClubUser | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const opened = page.data?.data.find(({ UserId }) => UserId === openId);
  const close = () => setOpenId(null);
  const waiting = { State: 'Waiting', staff: 'true', length: 100 } as const;
  const invited = useCall(listInvitations, { params: { id }, query: waiting }, { quiet: true }).data;
  const [gives, setGives] = useState(false);
  const set = Number(searched !== '') + Number(filter.role !== null);
  const clear = () => change({ q: '', role: null });
  const askFirst = (person: ClubUser) => {
    close();
    setGives(false);
    setRemoving(person);
  };
  const box = { manages, onLast: askFirst };
  const give = { label: t('members.giveSomebody'), icon: IconShieldPlus, primary: true, onClick: () => setGives(true) };
  const add = { label: t('members.addPeople'), icon: IconUserPlus, plain: true, href: pathTo('AddUsers') };
  return (
    <ListScreen
      title={t('members.roles')}
      label={t('members.roles')}
      page={page}
      count={({ recordsTotal, recordsFiltered: count }) =>
        set > 0
          ? t('members.peopleFound', { found: formats.number(count), total: formats.number(recordsTotal) })
          : [
              t('members.staffCount', { count, number: formats.number(count) }),
              ...(invited?.recordsFiltered
                ? [t('members.staffInvited', { number: formats.number(invited.recordsFiltered) })]
                : []),
            ].join(' · ')
      }
      lead={<RolesLead manages={manages} />}
      actions={<HeaderActions label={t('kit.more')} actions={manages ? [give, add] : [add]} />}
      search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
      filters={
        <FilterBar set={set} onClear={clear}>
          <FilterChip
            label={t('members.role')}
            all={searched === '' ? t('members.staff') : t('kit.all')}
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
        { id: 'Name', head: t('kit.name'), names: true, sorts: true, cell: (person) => <Name person={person} /> },
        ...clubRoles.map((role) => ({
          id: role,
          head: t(`role.${role}`),
          cell: (person: ClubUser) => <Box {...box} person={person} role={role} />,
        })),
      ]}
      card={(person) => (
        <RoleCard person={person} {...(manages && !isOwner(person) ? { onOpen: () => setOpenId(person.UserId) } : {})} />
      )}
      sort={{ by: filter.sort, onChange: (by) => change({ sort: by === '-Name' ? '-Name' : 'Name' }) }}
      showMore={showMore}
      {...(filter.sort === 'Staff' && { group: { groupOf, name: (first: ClubUser) => t(`role.${groupOf(first)}`) } })}
    >
      {set === 0 && <InvitedStaff invitations={invited?.data ?? []} />}
      <RoleRights />
      {gives && <GiveRole onLast={askFirst} onClose={() => setGives(false)} />}
      {opened !== undefined && (
        <Dialog opened title={t('members.rolesOf', { name: fullName(opened) })} onClose={close}>
          <div className={classes['boxes']}>
            {clubRoles.map((role) => (
              <span key={role}>
                <Box {...box} person={opened} role={role} labeled />
              </span>
            ))}
          </div>
        </Dialog>
      )}
      {removing !== null && <RemoveMember person={removing} onClose={() => setRemoving(null)} />}
    </ListScreen>
  );
}

function RoleCard({ person, onOpen }: { person: ClubUser; onOpen?: () => void }) {
  const t = useT();
  return (
    <div className={classes['card']}>
      <Name person={person} />
      {onOpen ? (
        <button
          type="button"
          className={classes['held']}
          aria-label={`${heldRolesText(person, t)}. ${t('members.rolesOf', { name: fullName(person) })}`}
          onClick={onOpen}
        >
          {heldRolesText(person, t)}
          <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        </button>
      ) : (
        <span className={classes['held']}>{heldRolesText(person, t)}</span>
      )}
    </div>
  );
}

interface BoxProps {
  person: ClubUser;
  role: ClubRole;
  labeled?: boolean;
  manages: boolean;
  onLast: (person: ClubUser) => void;
}

function Box({ person, role, labeled = false, manages, onLast }: BoxProps) {
  if (!manages || isOwner(person)) return <HeldRole person={person} role={role} />;
  return <RoleBox person={person} role={role} labeled={labeled} onLast={onLast} />;
}

function Name({ person }: { person: ClubUser }) {
  const t = useT();
  const isOwn = useSelf().UserId === person.UserId;
  const name = fullName(person);
  const words = (
    <>
      <Avatar name={name} uri={person.PictureUri} />
      <span>
        <b>{name}</b>
        <span>{[besideName(person) ?? person.Email, ...(isOwn ? [t('trainerRankings.you')] : [])].join(' · ')}</span>
      </span>
      {isOwner(person) && <OwnerLock />}
    </>
  );
  if (person.Roles.every((role) => role === 'Owner')) return <span className={classes['person']}>{words}</span>;
  return (
    <Link className={classes['person']} to={pathTo('EditUser', person.UserId)}>
      {words}
    </Link>
  );
}

function OwnerLock() {
  const t = useT();
  return (
    <span title={t('members.ownerFixed')}>
      <IconLock size={16} stroke={1.8} aria-hidden="true" />
      <VisuallyHidden>{t('members.ownerFixed')}</VisuallyHidden>
    </span>
  );
}

function HeldRole({ person, role }: { person: ClubUser; role: ClubRole }) {
  const t = useT();
  const has = person.Roles.includes(role);
  return (
    <span className={classes['tick']} data-held={has}>
      {has ? <IconCheck size={20} stroke={2.4} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{t(has ? 'members.roleHeld' : 'members.roleNotHeld', { role: t(`role.${role}`) })}</VisuallyHidden>
    </span>
  );
}
