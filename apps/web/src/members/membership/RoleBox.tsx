import type { ClubRole } from '@clubpulse/contract/members/membership';
import { giveRole, takeRole } from '@clubpulse/contract/members/membership.calls';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { knowing } from './knowing.ts';
import classes from './Roles.module.css';

const failedWords: Record<ClubRole, PhraseKey> = {
  Manager: 'members.addManagerFailed',
  Trainer: 'members.addTrainerFailed',
  Athlete: 'members.addAthleteFailed',
};

/** What goes with a role while another one stays. */
const takenWords: Record<ClubRole, PhraseKey> = {
  Manager: 'members.roleTakeManager',
  Trainer: 'members.roleTakeTrainer',
  Athlete: 'members.roleTakeAthlete',
};

interface RoleBoxProps {
  person: ClubUser;
  role: ClubRole;
  /** The role stands beside it: in a dialog no head says it. */
  labeled: boolean;
  onLast: (person: ClubUser) => void;
}

/** Whether somebody holds a role; pressed it is given or taken, and of the last one `onLast` is told instead. */
export function RoleBox({ person, role, labeled, onLast }: RoleBoxProps) {
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
    onRefused: (error) => {
      if (error.is('LeavesNoManager')) setAsking(true);
      else toastError({ cause: 'role', title: t('members.errorRemoving'), message: refusalWords(error) });
    },
  });
  const has = person.Roles.includes(role);
  const [asking, setAsking] = useState(false);
  // What decides over others, and what others lean on, is asked about first; the rest is one press there and back.
  const asks = has || role === 'Manager';
  const act = () => {
    setAsking(false);
    if (has) take.mutate({ params: { ...params, role }, query: knowing(take.error) });
    else give.mutate({ params, body: { Role: role } });
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
        disabled={give.isPending || take.isPending}
        onChange={turn}
      />
      {asking && (
        <ConfirmDialog
          opened
          danger={has}
          title={t(has ? 'members.roleTakeTitle' : 'members.roleGiveTitle', words)}
          keep={t('kit.cancel')}
          confirm={t(has ? 'members.roleTake' : 'members.roleGive', words)}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          {t(has ? takenWords[role] : 'members.roleGiveManager')}
          {take.error?.is('LeavesNoManager') === true && <p>{refusalWords(take.error)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
