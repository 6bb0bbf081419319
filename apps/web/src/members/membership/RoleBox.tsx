import type { ClubRole } from '@clubpulse/contract/members/membership';
import { getLoss, giveRole, takeRole } from '@clubpulse/contract/members/membership.calls';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { refreshSession, useSelf, useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { LastManager } from './LastManager.tsx';
import classes from './Roles.module.css';
import { useLeaveCode } from './use-leave-code.tsx';

const failedWords: Record<ClubRole, PhraseKey> = {
  Manager: 'members.addManagerFailed',
  Trainer: 'members.addTrainerFailed',
  FrontDesk: 'operation-failed',
  Accountant: 'operation-failed',
  Athlete: 'members.addAthleteFailed',
};

const takenWords: Record<ClubRole, PhraseKey> = {
  Manager: 'members.roleTakeManager',
  Trainer: 'members.roleTakeTrainer',
  FrontDesk: 'members.roleTakeFrontDesk',
  Accountant: 'members.roleTakeAccountant',
  Athlete: 'members.roleTakeAthlete',
};

const ownWords: Record<ClubRole, PhraseKey> = {
  Manager: 'members.ownRoleManager',
  Trainer: 'members.ownRoleTrainer',
  FrontDesk: 'members.ownRoleFrontDesk',
  Accountant: 'members.ownRoleAccountant',
  Athlete: 'members.ownRoleAthlete',
};

interface RoleBoxProps {
  person: ClubUser;
  role: ClubRole;
  labeled: boolean;
  onLast: (person: ClubUser) => void;
}

export function RoleBox({ person, role, labeled, onLast }: RoleBoxProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const name = fullName(person);
  const words = { name, role: t(`role.${role}`) };
  const params = { id, userId: person.UserId };
  const give = useChange(giveRole, {
    quiet: true,
    onDone: () => toastDone({ title: t('members.roleGiven', words) }),
    onRefused: (error) => toastError({ cause: 'role', title: t(failedWords[role]), message: refusalText(error) }),
  });
  const has = person.Roles.includes(role);
  const [asking, setAsking] = useState(false);
  const asks = has || role === 'Manager';
  const act = () => {
    setAsking(false);
    give.mutate({ params, body: { Role: role } });
  };
  const turn = () => {
    if (has && person.Roles.length === 1) onLast(person);
    else if (asks) setAsking(true);
    else act();
  };
  return (
    <>
      <Checkbox
        className={classes['box'] ?? ''}
        aria-label={t('members.roleOf', words)}
        {...(labeled ? { label: words.role } : {})}
        checked={has}
        disabled={give.isPending}
        onChange={turn}
      />
      {asking && has && <TakeRole person={person} role={role} onClose={() => setAsking(false)} />}
      {asking && !has && (
        <ConfirmDialog
          opened
          title={t('members.roleGiveTitle', words)}
          confirm={t('members.roleGive', words)}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          {t('members.roleGiveManager')}
        </ConfirmDialog>
      )}
    </>
  );
}

function TakeRole({ person, role, onClose }: { person: ClubUser; role: ClubRole; onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const isOwn = useSelf().UserId === person.UserId;
  const params = { id, userId: person.UserId };
  const manages = role === 'Manager';
  const loss = useCall(getLoss, { params }, { enabled: manages, quiet: true, staleTime: 0 });
  const name = fullName(person);
  const words = { name, role: t(`role.${role}`) };
  const take = useDialogAct(takeRole, {
    doneText: () => t('members.roleTaken', words),
    onClose: () => {
      onClose();
      if (isOwn) void refreshSession();
    },
  });
  // Users who give up their own role confirm twice, because only others can give it back.
  const [isSure, setSure] = useState(false);
  const code = useLeaveCode(id);
  const needsCode = isOwn && role !== 'Athlete';
  const refusal = code.other(take.error) ?? loss.error;
  const next = () => {
    if (needsCode) code.send();
    setSure(true);
  };
  const asksAgain = isOwn && !isSure;
  const confirm = asksAgain ? t('members.ownRoleNext') : t('members.roleTake', words);
  const title = isSure ? 'members.ownRoleSure' : isOwn ? 'members.ownRoleTitle' : 'members.roleTakeTitle';
  return (
    <ConfirmDialog
      key={String(isSure)}
      opened
      danger
      title={t(title, words)}
      {...(isOwn && { keep: t('members.ownRoleKeep') })}
      confirm={manages && loss.data?.LeavesNoManager !== false ? undefined : confirm}
      busy={take.isPending}
      refusal={<Refusal words={refusal && `${t('members.errorRemoving')}. ${refusalText(refusal)}`} />}
      onConfirm={() => (asksAgain ? next() : take.mutate({ params: { ...params, role }, query: needsCode ? code.query : {} }))}
      onClose={onClose}
    >
      {isOwn ? t(ownWords[role]) : t(takenWords[role])}
      {isOwn && role !== 'Athlete' && <PeopleLost />}
      <LastManager loss={loss.data} name={isOwn ? undefined : name} />
      {needsCode && isSure && code.field(take.error)}
    </ConfirmDialog>
  );
}

function PeopleLost() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const people = useCall(listClubUsers, { params: { id }, query: { length: 1 } }, { quiet: true });
  const count = people.data?.recordsTotal;
  return count === undefined ? null : <p>{t('members.ownRolePeople', { count, number: formats.number(count) })}</p>;
}
