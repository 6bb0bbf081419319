import { type Role, roles } from '@clubpulse/contract/accounts/roles';
import { getDeskLimits } from '@clubpulse/contract/billing/transactions.calls';
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import classes from './Roles.module.css';
import { rightsOf, themes } from './role-rights.ts';

const shownRoles = roles.filter((role) => role !== 'Athlete');

const rightsText = (role: Role, { rights }: (typeof themes)[number], t: Translate): string =>
  rightsOf(role, rights)
    .map(({ words }) => t(words))
    .join(', ') || t('members.rightsNone');

export function RoleRights() {
  const t = useT();
  const formats = useFormats();
  const isPhone = useWidth() === 'phone';
  const { ClubId: id, Currency } = useStaffClub();
  const mine = useRoles();
  const limits = useCall(
    getDeskLimits,
    { params: { id } },
    { quiet: true, enabled: mine.includes('Manager') || mine.includes('Owner') },
  );
  const refund = limits.data && t('members.rightsRefund', { amount: formats.money(limits.data.RefundMost, Currency) });
  const [opened, setOpened] = useState(!isPhone);
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <section className={classes['rights']} aria-label={t('members.rights')}>
      <Button
        variant="subtle"
        color="gray"
        aria-expanded={opened}
        rightSection={<Chevron size={17} stroke={1.8} />}
        onClick={() => setOpened(!opened)}
      >
        {t('members.rights')}
      </Button>
      {opened && (isPhone ? <OneRole /> : <AllRoles />)}
      {opened && <p>{[t('members.rightsNote'), refund].filter(Boolean).join(' ')}</p>}
    </section>
  );
}

function AllRoles() {
  const t = useT();
  return (
    <Table
      label={t('members.rights')}
      head={
        <>
          <th scope="col">{t('members.role')}</th>
          {shownRoles.map((role) => (
            <th key={role} scope="col">
              {t(`role.${role}`)}
            </th>
          ))}
        </>
      }
    >
      {themes.map((theme) => (
        <tr key={theme.name}>
          <th scope="row">{t(theme.name)}</th>
          {shownRoles.map((role) => (
            <td key={role}>{rightsText(role, theme, t)}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function OneRole() {
  const t = useT();
  const [role, setRole] = useState<Role>('Manager');
  return (
    <>
      <ChoiceField
        label={t('members.role')}
        allowDeselect={false}
        value={role}
        data={shownRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={(next) => next !== null && setRole(next)}
      />
      <dl className={classes['facts']}>
        {themes.map((theme) => (
          <div key={theme.name}>
            <dt>{t(theme.name)}</dt>
            <dd>{rightsText(role, theme, t)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
