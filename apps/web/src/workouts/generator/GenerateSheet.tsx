import { createSheet, shareSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { ruleLater, useCheckLater } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import { BodyChartSymbol } from '../exercises/public.ts';
import { Building } from './Building.tsx';
import { DraftBar } from './DraftBar.tsx';
import { DraftDays } from './DraftDays.tsx';
import { proposalName } from './FreeTextInput.tsx';
import {
  answersOf,
  blankAnswers,
  changeDraft,
  fetchDraft,
  forgetDraft,
  isKnown,
  isSame,
  leftOutByTrainer,
  rememberAnswers,
  type SheetDraft,
  startGenerating,
  stopGenerating,
  useGenerating,
  useUnstored,
} from './generation.ts';
import classes from './generator.module.css';
import { goalLabels, levelLabels } from './generator-text.ts';
import { LeftOut } from './LeftOut.tsx';
import { type Asking, noProposals } from './proposals.ts';
import { Questions } from './Questions.tsx';
import { Refused } from './Refused.tsx';
import { ToDecide, type Undecided, undecidedIn } from './ToDecide.tsx';

const answersCheck = ruleLater(() => import('./generation-check.ts').then((it) => it.checkAnswers));

export default function GenerateSheet() {
  const { ClubId } = useStaffClub();
  const { UserId } = useSelf();
  const place = `${UserId}/${ClubId}`;
  return <OfClub key={place} place={place} clubId={ClubId} />;
}

interface OfClubProps {
  place: string;
  clubId: number;
}

function OfClub({ place, clubId }: OfClubProps) {
  const t = useT();
  const [isLooked, setLooked] = useState(() => isKnown(place));
  useEffect(() => {
    if (!isLooked) void fetchDraft(place).then(() => setLooked(true));
  }, [isLooked, place]);
  if (isLooked) return <Generator place={place} clubId={clubId} />;
  return (
    <Page title={t('generator.title')} back={pathTo('WorkoutSheets')}>
      <SkeletonRows rows={6} />
    </Page>
  );
}

function Generator({ place, clubId }: OfClubProps) {
  const t = useT();
  const width = useWidth();
  const phone = width === 'phone';
  const state = useGenerating(place);
  const wanted = state.is === 'nothing' ? undefined : state.is === 'draft' ? state.draft.wanted : state.wanted;
  const base = wanted ?? blankAnswers;
  const form = useForm({ initial: answersOf(place) ?? base, check: useCheckLater(answersCheck, (rule) => rule) });
  const isAnswered = !isSame(base, form.values);
  useEffect(() => rememberAnswers(place, isAnswered ? form.values : null), [place, isAnswered, form.values]);
  const isUnstored = useUnstored(place);
  useOpenEditor(isAnswered || isUnstored);
  const [isAsking, setAsking] = useState(false);
  const [inWords, setInWords] = useState(noProposals);
  const before = state.is === 'draft' ? state.draft : state.is === 'nothing' ? null : state.before;
  const start = () =>
    void form.save((answers) => {
      setAsking(false);
      void startGenerating(place, clubId, answers, before);
      return Promise.resolve(null);
    });

  const leaveOut = (draft: SheetDraft, { ExerciseId: id = 0 }: Undecided) => {
    form.set({ WantedIds: form.values.WantedIds.filter((one) => one !== id) });
    changeDraft(place, leftOutByTrainer(draft, id));
  };
  /** The same seed keeps the rest of the draft; choices of the model are replaced by those of the rules. */
  const allow = ({ wanted: made, sheet, ...draft }: SheetDraft, { ExerciseId: id = 0 }: Undecided) => {
    const AllowedIds = [...made.AllowedIds, id];
    form.set({ AllowedIds });
    void startGenerating(place, clubId, { ...made, AllowedIds }, { wanted: made, sheet, ...draft }, sheet.Seed);
  };

  const answerAt = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    const isRunning = state.is === 'running';
    if (isRunning || wasRunning.current) answerAt.current?.scrollIntoView({ block: 'start' });
    wasRunning.current = isRunning;
  }, [state.is]);

  const shown = state.is === 'draft' ? state.draft : null;
  const hasQuestions = !phone || state.is === 'nothing' || isAsking;
  const hasAnswer = !phone || !hasQuestions;
  return (
    <Page
      title={t('generator.title')}
      back={pathTo('WorkoutSheets')}
      beside={
        shown && (
          <StateChip tone="dashed" icon={IconPencil}>
            {t('generator.draft')}
          </StateChip>
        )
      }
      flush
    >
      <BodyChartSymbol />
      <div className={classes['three']} data-draft={shown !== null}>
        {hasQuestions && (
          <Questions
            form={form}
            made={before?.wanted ?? null}
            decisions={before?.sheet.Decisions ?? []}
            busy={state.is === 'running'}
            asking={inWords}
            onAsking={setInWords}
            onGenerate={start}
          />
        )}
        {hasAnswer && (
          <div ref={answerAt} className={classes['answer']}>
            {state.is === 'nothing' && <EmptyState title={t('generator.emptyTitle')}>{t('generator.emptyText')}</EmptyState>}
            {state.is === 'running' && <Building state={state} onStop={() => stopGenerating(place, state.before)} />}
            {state.is === 'refused' && (
              <Refused
                error={state.error}
                onRetry={() => void startGenerating(place, clubId, state.wanted, state.before)}
                onAnswers={phone ? () => setAsking(true) : undefined}
              />
            )}
            {shown && (
              <ToDecide
                decisions={shown.sheet.Decisions}
                onLeaveOut={(one) => leaveOut(shown, one)}
                onAllow={(one) => allow(shown, one)}
              />
            )}
            {shown && (
              <Shown
                draft={shown}
                asking={inWords}
                clubId={clubId}
                place={place}
                onSaved={() => form.set(blankAnswers)}
                onAnswers={phone ? () => setAsking(true) : undefined}
              />
            )}
          </div>
        )}
        {shown && hasAnswer && <LeftOut sheet={shown.sheet} />}
      </div>
    </Page>
  );
}

interface ShownProps {
  draft: SheetDraft;
  asking: Asking;
  clubId: number;
  place: string;
  onSaved: () => void;
  onAnswers: (() => void) | undefined;
}

function Shown({ draft, asking, clubId, place, onSaved, onAnswers }: ShownProps) {
  const t = useT();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<readonly number[]>([0]);
  const { UserId, Goal, Level, PreferredDuration, Location } = draft.wanted;
  const off = draft.sheet.Decisions.find((one) => one.Kind === 'minutes');
  const minutes = off?.Filled ?? PreferredDuration;
  const preset = t('generator.namePreset', { goal: t(goalLabels[Goal]), level: t(levelLabels[Level]), minutes });
  const create = useChange(createSheet, { onDone: ({ Name: name }) => toastDone({ title: t('generator.saved', { name }) }) });
  const share = useChange(shareSheet, { quiet: true });
  const save = async (): Promise<void> => {
    const body = {
      Name: draft.name.trim() === '' ? preset : draft.name,
      Description: '',
      Type: draft.sheet.Type,
      Folder: '',
      Location,
      Intensity: null,
      Shareable: true,
      Publishable: true,
      Template: false,
      ClonableToPersonal: false,
      VisibleToAll: false,
      Days: draft.days,
      PlannedDays: [],
      Decisions: draft.sheet.Decisions,
    };
    const stored = await create.mutateAsync({ params: { id: clubId }, body }).catch(() => null);
    if (stored === null) return;
    if (UserId !== null) {
      const params = { id: clubId, sheetId: stored.WorkoutSheetId };
      const shared = await share.mutateAsync({ params, body: { UserIds: [UserId] } }).catch(() => null);
      if (shared === null || shared.Refused.length > 0) toastError({ cause: shareSheet.id, title: t('generator.notShared') });
    }
    // The screen must know that nothing is unsaved before it is left.
    flushSync(() => {
      onSaved();
      forgetDraft(place);
    });
    void navigate(pathTo('WorkoutSheet', stored.WorkoutSheetId), { replace: true });
  };
  return (
    <>
      <DraftDays
        draft={draft}
        preset={preset}
        opened={opened}
        onOpen={(day) => setOpened((days) => [...new Set([...days, day])])}
        onChange={(changed) => changeDraft(place, changed)}
        onAnswers={onAnswers}
      />
      <DraftBar
        unread={draft.days.length - opened.length}
        undecided={[
          ...asking.proposals.map((one) => proposalName(t, one)),
          ...undecidedIn(draft.sheet.Decisions).map(({ Named }) => Named),
        ]}
        saving={create.isPending || share.isPending}
        isForSomebody={UserId !== null}
        onSave={save}
        onDiscard={() => forgetDraft(place)}
      />
    </>
  );
}
