import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type DeskCorrection,
  type DeskProfile,
  deskCorrectionSchema,
  type HowKnown,
  waysKnown,
} from '@clubpulse/contract/members/adding/adding';
import { correctClubUser, getDeskProfile } from '@clubpulse/contract/members/adding/adding.calls';
import { TextInput } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { CorrectionsOfMember } from './CorrectionsOfMember.tsx';
import { ProposeEmail } from './ProposeEmail.tsx';

interface CorrectMemberProps {
  member: { UserId: number; name: string };
  onClose: () => void;
}

/** A member who signs in is notified of corrections. Fields not shared with the club are absent. */
export function CorrectMember({ member, onClose }: CorrectMemberProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const written = useCall(getDeskProfile, { params: { id, userId: member.UserId } }, { quiet: true });
  return (
    <Dialog opened onClose={onClose} size="md" title={t('members.correctTitle', { name: member.name })}>
      <QueryResult query={written} loading={<SkeletonRows rows={5} />}>
        {(profile) => (
          <>
            <Fields clubId={id} member={member} profile={profile} onClose={onClose} />
            <CorrectionsOfMember clubId={id} userId={member.UserId} />
            {profile.SignsIn && <ProposeEmail clubId={id} member={member} />}
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}

type Written = Omit<DeskProfile, 'SignsIn' | 'Correctable'> & { HowKnown: HowKnown | null };
type Line = 'FirstMidName' | 'LastName' | 'Phone' | 'Address1' | 'PostalCode' | 'City';

function Fields({ clubId, member, profile, onClose }: CorrectMemberProps & { clubId: ClubId; profile: DeskProfile }) {
  const t = useT();
  const { SignsIn, Correctable, ...saved } = profile;
  const isShared = Correctable.includes('Phone');
  const today = useTodayIn(useStaffClub().TimeZone);
  // A field that the user has not changed shows corrections saved by other users.
  const form = useForm<Written, DeskCorrection>({
    saved: { ...saved, HowKnown: null },
    check: bySchema(deskCorrectionSchema),
  });
  const { values, errors, set } = form;
  const correct = useDialogAct(correctClubUser, { doneText: () => t('members.corrected', { name: member.name }), onClose });
  const line = (field: Line, label: PhraseKey, maxLength: number) => ({
    label: t(label),
    maxLength,
    value: values[field] ?? '',
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  });
  return (
    <DialogFields
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => correct.mutateAsync({ params: { id: clubId, userId: member.UserId }, body })}
      onClose={onClose}
    >
      {SignsIn ? (
        <p>{t('members.correctSignsIn', { name: member.name })}</p>
      ) : (
        <p>{t('members.broughtYet', { name: member.name, purpose: t('accounts.shareContact') })}</p>
      )}
      <TextInput data-autofocus withAsterisk {...line('FirstMidName', 'kit.firstName', 100)} />
      <TextInput {...line('LastName', 'kit.lastName', 100)} />
      {SignsIn && (
        <ChoiceField
          label={t('members.howKnown')}
          description={t('members.howKnownNote')}
          value={values.HowKnown}
          error={errors.HowKnown}
          data={waysKnown.map((way) => ({ value: way, label: t(`members.known-${way}`) }))}
          onChange={(HowKnown) => set({ HowKnown })}
        />
      )}
      {isShared ? (
        <>
          <DateField
            label={t('members.fieldBirthDate')}
            max={today}
            value={values.BirthDate}
            error={errors.BirthDate}
            onChange={(BirthDate) => set({ BirthDate })}
            onBroken={(broken) => form.setUnreadable('BirthDate', broken)}
          />
          <TextInput type="tel" {...line('Phone', 'members.fieldPhone', 40)} />
          <TextInput {...line('Address1', 'members.fieldAddress', 200)} />
          <TextInput {...line('PostalCode', 'members.fieldPostalCode', 20)} />
          <TextInput {...line('City', 'members.fieldCity', 200)} />
        </>
      ) : (
        <p>{t('members.correctNotShared', { name: member.name, purpose: t('accounts.shareContact') })}</p>
      )}
    </DialogFields>
  );
}
