import { type Challenge, challengeInputSchema, challengeTypes } from '@clubpulse/contract/community/challenges';
import { createChallenge, getChallenge, updateChallenge } from '@clubpulse/contract/community/challenges.calls';
import { addDays } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EditScreen, Stored } from '../../kit/edit/EditScreen.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { ChallengeFields } from './ChallengeFields.tsx';
import ChallengeRanking from './ChallengeRanking.tsx';
import { type ChallengeValues, checkedOn, valuesOf } from './challenge-values.ts';
import MyChallenges from './MyChallenges.tsx';

/** The editor of a challenge, or `new`; who does not work in the club reads it instead. */
export default function ClubChallenge({ id = '' }: ScreenProps) {
  const isStaff = useRoles().some((role) => role !== 'Athlete');
  const isStored = /^[1-9]\d*$/.test(id);
  if (!isStaff) return isStored ? <ChallengeRanking id={id} /> : <MyChallenges />;
  return isStored ? <StoredChallenge id={Number(id)} /> : <NewChallenge />;
}

function StoredChallenge({ id }: { readonly id: number }) {
  const t = useT();
  const challenge = useCall(getChallenge, { params: { id } }, { ignore: [403, 404], quiet: true });
  return (
    <Stored query={challenge} title={t('challenges.editor')} back={pathTo('ClubChallenges')}>
      {(found) => <EditChallenge key={id} challenge={found} />}
    </Stored>
  );
}

function EditChallenge({ challenge }: { readonly challenge: Challenge }) {
  const t = useT();
  const navigate = useNavigate();
  const { ChallengeId: id, State, Title } = challenge;
  const today = useTodayIn(useStaffClub().TimeZone);
  const change = useChange(updateChallenge, {
    quiet: true,
    onDone: (saved) => toastDone({ title: t('challenges.saved', { title: saved.Title }) }),
  });
  const form = useForm({
    saved: useMemo((): ChallengeValues => valuesOf(challengeInputSchema.parse(challenge)), [challenge]),
    check: checkedOn(today, challenge),
  });
  return (
    <EditScreen
      title={Title}
      back={pathTo('ChallengeRanking', id)}
      form={form}
      save={(body) => change.mutateAsync({ params: { id }, body })}
      refusal={<Refusal words={form.refusal} />}
      onSaved={() => void navigate(pathTo('ChallengeRanking', id), { replace: true })}
    >
      <ChallengeFields form={form} begun={State !== 'Scheduled'} />
    </EditScreen>
  );
}

function NewChallenge() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const change = useChange(createChallenge, {
    quiet: true,
    onDone: (saved) => toastDone({ title: t('challenges.saved', { title: saved.Title }) }),
  });
  const form = useForm({
    initial: valuesOf({
      Type: challengeTypes[0],
      Title: '',
      ShortDescription: '',
      Description: '',
      Color: '#1d6fe0',
      StartDate: addDays(today, 1),
      EndDate: addDays(today, 30),
      ValidZones: [],
      Goals: [],
      Rewards: [],
    }),
    check: checkedOn(today),
  });
  return (
    <EditScreen
      title={t('challenges.new')}
      back={pathTo('ClubChallenges')}
      form={form}
      save={(body) => change.mutateAsync({ params: { id: ClubId }, body })}
      refusal={<Refusal words={form.refusal} />}
      act={t('challenges.add')}
      onSaved={({ ChallengeId }) => void navigate(pathTo('ChallengeRanking', ChallengeId), { replace: true })}
    >
      <ChallengeFields form={form} begun={false} />
    </EditScreen>
  );
}
