import type { FamilyPerson } from '@clubpulse/contract/members/families/families';
import { endFamily, endMemberFamily } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import type { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

interface EndOwnFamilyProps {
  userId: number;
  clubId: number;
  other: FamilyPerson;
  pays: boolean;
  onClose: () => void;
}

export function EndOwnFamily({ userId, clubId, other, pays, onClose }: EndOwnFamilyProps) {
  const t = useT();
  const name = fullName(other);
  const end = useDialogAct(endFamily, { doneText: () => t('members.familyEnded', { name }), onClose });
  const params = { id: userId, clubId, memberId: pays ? userId : other.UserId };
  return (
    <EndDialog name={name} act={end} onConfirm={() => end.mutate({ params })} onClose={onClose}>
      {t(pays ? 'members.familyEndOwn' : 'members.familyEndOther', { name })}
    </EndDialog>
  );
}

interface EndMemberFamilyProps {
  clubId: number;
  payer: { readonly UserId: number; readonly name: string };
  member: FamilyPerson;
  onClose: () => void;
}

export function EndMemberFamily({ clubId, payer, member, onClose }: EndMemberFamilyProps) {
  const t = useT();
  const name = fullName(member);
  const end = useDialogAct(endMemberFamily, { doneText: () => t('members.familyEnded', { name }), onClose });
  const params = { id: clubId, userId: payer.UserId, memberId: member.UserId };
  return (
    <EndDialog name={name} act={end} onConfirm={() => end.mutate({ params })} onClose={onClose}>
      {t('members.familyEndDesk', { payer: payer.name, name })}
    </EndDialog>
  );
}

interface EndDialogProps {
  name: string;
  act: { readonly isPending: boolean; readonly error: ApiError | null };
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

function EndDialog({ name, act, children, onConfirm, onClose }: EndDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      opened
      danger
      title={t('members.familyEndTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('members.familyEnd')}
      busy={act.isPending}
      refusal={<Refusal words={act.error === null ? null : refusalText(act.error)} />}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
