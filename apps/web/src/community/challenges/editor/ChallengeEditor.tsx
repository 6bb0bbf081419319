import {
  type Challenge,
  type ChallengeInput,
  type ChallengeKind,
  challengeInputSchema,
  challengeTypes,
} from '@clubpulse/contract/community/challenges';
import {
  createBrandChallenge,
  createChallenge,
  getChallenge,
  getChallengeAudience,
  updateChallenge,
} from '@clubpulse/contract/community/challenges.calls';
import { addDays } from '@clubpulse/rules/time/days';
import { IconCopy, IconEye } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { roomColors } from '../../../devices/rooms/public.ts';
import { EditScreen, LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { NotFound } from '../../../kit/states/ErrorState.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClub, useIsStaff, useSelf } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { useToday, useTodayIn } from '../../../platform/use-today.ts';
import { stateLabels } from '../challenge-text.ts';
import { useChallengeClub } from '../use-challenge-club.ts';
import { ChallengeFields } from './ChallengeFields.tsx';
import { type ChallengeValues, checkedOn, copyOf, valuesOf } from './challenge-values.ts';

const ChallengeRanking = lazyComponent(() => import('../ChallengeRanking.tsx').then((it) => it.default));
const MyChallenges = lazyComponent(() => import('../MyChallenges.tsx').then((it) => it.default));
const EditorAside = lazyComponent(() => import('./EditorAside.tsx').then((it) => it.EditorAside));

interface ChallengeEditorProps extends ScreenProps {
  readonly kind: ChallengeKind;
}
type View = 'ClubChallenge' | 'ClubObjective';
const viewOf = (kind: ChallengeKind): View => (kind === 'Goals' ? 'ClubObjective' : 'ClubChallenge');
const isId = (text: string): boolean => /^[1-9]\d*$/.test(text);

/**
 * `new/7` is a new challenge for all clubs of brand 7, `5/copy` a copy of challenge 5. Users without rights can only read a
 * challenge.
 */
export function ChallengeEditor({ id = '', action = '', kind }: ChallengeEditorProps) {
  const owns = useSelf().AvailableRoles.Owner.length > 0;
  const club = useClub();
  const isStaff = useIsStaff();
  if (isId(id)) {
    if (!isStaff && !owns) return <ChallengeRanking id={id} />;
    return <StoredChallenge id={Number(id)} copies={action === 'copy'} />;
  }
  if (id !== '' && id !== 'new') return <NotThere />;
  if (owns && isId(action)) return <NewChallenge kind={kind} ClubId={null} BrandId={Number(action)} />;
  if (!isStaff || club === null) return <MyChallenges />;
  return <NewChallenge kind={kind} ClubId={club.ClubId} BrandId={null} />;
}

function NotThere() {
  const t = useT();
  return (
    <Page title={t('challenges.one')} back={pathTo('ClubChallenges')}>
      <NotFound />
    </Page>
  );
}

function StoredChallenge({ id, copies }: { readonly id: number; readonly copies: boolean }) {
  const t = useT();
  const challenge = useCall(getChallenge, { params: { id } }, { ignore: [403, 404], quiet: true });
  return (
    <LoadedScreen query={challenge} title={t('challenges.editor')} back={pathTo('ClubChallenges')}>
      {(found) => {
        if (!found.Runs) return <ChallengeRanking id={String(id)} />;
        return copies ? (
          <NewChallenge key={id} kind={found.Kind} ClubId={found.ClubId} BrandId={found.BrandId} copied={found} />
        ) : (
          <EditChallenge key={id} challenge={found} />
        );
      }}
    </LoadedScreen>
  );
}

/** Today in the club's time zone; for a brand in the user's. */
function useTodayOf({ ClubId }: Pick<Challenge, 'ClubId'>) {
  const club = useClub();
  const here = useToday();
  const there = useTodayIn(club?.TimeZone ?? 'UTC');
  return club !== null && club.ClubId === ClubId ? there : here;
}

function EditChallenge({ challenge }: { readonly challenge: Challenge }) {
  const t = useT();
  const navigate = useNavigate();
  const { ChallengeId: id, State, Title, Kind, RowVersion } = challenge;
  const today = useTodayOf(challenge);
  const change = useChange(updateChallenge, {
    quiet: true,
    onDone: (saved) => toastDone({ title: t('challenges.saved', { title: saved.Title }) }),
  });
  const form = useForm({
    saved: useMemo((): ChallengeValues => valuesOf(challengeInputSchema.parse(challenge)), [challenge]),
    check: checkedOn(today, challenge),
  });
  const around = useAround(challenge, form.values, today);
  return (
    <EditScreen
      title={Title}
      beside={<StateChip tone="outline">{t(stateLabels[State])}</StateChip>}
      back={pathTo('ChallengeRanking', id)}
      form={form}
      outline={useOutline(form.values.Kind, State !== 'Scheduled')}
      aside={around.aside}
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name: Title })}
          actions={[
            { label: t('kit.copy'), icon: IconCopy, onClick: () => void navigate(pathTo(viewOf(Kind), `${id}/copy`)) },
            { label: t('challenges.asMember'), icon: IconEye, onClick: () => void navigate(pathTo('ChallengeRanking', id)) },
          ]}
        />
      }
      save={(body) => change.mutateAsync({ params: { id }, body: { ...body, RowVersion } })}
      refusal={<Refusal words={form.refusal} />}
      onSaved={() => void navigate(pathTo('ChallengeRanking', id), { replace: true })}
    >
      <ChallengeFields form={form} begun={State !== 'Scheduled'} {...around.fields} />
    </EditScreen>
  );
}

interface NewChallengeProps extends Pick<Challenge, 'ClubId' | 'BrandId'> {
  readonly kind: ChallengeKind;
  readonly copied?: ChallengeInput;
}
function NewChallenge({ kind, ClubId, BrandId, copied }: NewChallengeProps) {
  const t = useT();
  const navigate = useNavigate();
  const today = useTodayOf({ ClubId });
  const stated = {
    quiet: true,
    onDone: (saved: Challenge) => toastDone({ title: t('challenges.saved', { title: saved.Title }) }),
  };
  const ofClub = useChange(createChallenge, stated);
  const ofBrand = useChange(createBrandChallenge, stated);
  const form = useForm({ initial: initialOf(kind, addDays(today, 1), copied), check: checkedOn(today) });
  const around = useAround({ ClubId, BrandId }, form.values, today);
  const back = BrandId === null ? 'ClubChallenges' : 'BrandChallenges';
  return (
    <EditScreen
      title={t('challenges.new')}
      back={pathTo(back)}
      form={form}
      outline={useOutline(form.values.Kind, false)}
      aside={around.aside}
      save={(body) =>
        BrandId === null
          ? ofClub.mutateAsync({ params: { id: ClubId ?? 0 }, body })
          : ofBrand.mutateAsync({ params: { id: BrandId }, body })
      }
      refusal={<Refusal words={form.refusal} />}
      act={t('challenges.add')}
      onSaved={({ ChallengeId }) => void navigate(pathTo('ChallengeRanking', ChallengeId), { replace: true })}
    >
      <ChallengeFields form={form} begun={false} {...around.fields} />
    </EditScreen>
  );
}

function initialOf(Kind: ChallengeKind, tomorrow: string, copied: ChallengeInput | undefined): ChallengeValues {
  if (copied) return copyOf(valuesOf(challengeInputSchema.parse(copied)), tomorrow);
  const values = challengeInputSchema.parse({
    Type: Kind === 'Goals' ? 'Trainings' : challengeTypes[0],
    Kind,
    Title: '-',
    Description: '',
    Color: roomColors[0].hex,
    StartDate: tomorrow,
    EndDate: addDays(tomorrow, 29),
    ValidZones: [],
    Goals: [],
    Rewards: [],
  });
  return { ...valuesOf(values), Title: '', Rows: Kind === 'Goals' ? [{ Goal: null, Reward: null }] : [] };
}

function useOutline(kind: ChallengeKind, begun: boolean) {
  const t = useT();
  const look = {
    id: 'look',
    label: t('challenges.sectionLook'),
    fields: ['Title', 'ShortDescription', 'Description', 'Color', 'PictureUri'],
  };
  const counts = {
    id: 'counts',
    label: t('challenges.sectionCounts'),
    fields: [
      'StartDate',
      'EndDate',
      'Type',
      'ValidZones',
      'OwnTarget',
      'MinMinutes',
      'MinTargetPrc',
      'BestTrainings',
      'ManualEntries',
    ],
  };
  const role = { id: 'who', label: t('challenges.sectionWho'), fields: ['Mode'] };
  if (begun) return [look, counts, role];
  const goals = {
    id: 'goals',
    label: t(kind === 'Goals' ? 'challenges.sectionGoals' : 'challenges.sectionTiers'),
    fields: ['Goals', 'Rewards'],
  };
  return [look, { id: 'kind', label: t('kit.kind'), fields: ['Kind'] }, counts, goals, role];
}

function useAround(challenge: Pick<Challenge, 'ClubId' | 'BrandId'>, values: ChallengeValues, today: string) {
  const t = useT();
  const { clubId, clubs } = useChallengeClub(challenge);
  const audience = useCall(
    getChallengeAudience,
    { params: { id: challenge.ClubId ?? 0 } },
    { enabled: challenge.ClubId !== null, quiet: true },
  ).data;
  const where = challenge.BrandId === null ? t('challenges.thisClub') : t('challenges.allClubs', { count: clubs.length });
  return {
    aside: <EditorAside values={values} today={today} audience={audience} />,
    fields: { clubId, where, athletes: audience?.Athletes },
  };
}
