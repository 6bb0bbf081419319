import { createSheet, shareSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Form } from '../../kit/form/use-form.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { Building } from './Building.tsx';
import { DraftBar } from './draft/DraftBar.tsx';
import { DraftDays } from './draft/DraftDays.tsx';
import { confirmedIn, type GenerationRequest, leftOutByTrainer, type SheetDraft, toConfirmIn } from './draft/draft-changes.ts';
import { proposalName } from './FreeTextInput.tsx';
import {
  type Answers,
  blankAnswers,
  changeDraft,
  forgetDraft,
  type Generating,
  isAllowedAlike,
  startGenerating,
  stopGenerating,
} from './generation.ts';
import { goalLabels, levelLabels } from './generator-text.ts';
import type { Asking } from './proposals.ts';
import { Refused } from './Refused.tsx';
import { ToDecide, type Undecided, undecidedIn } from './ToDecide.tsx';

interface AnswerProps {
  state: Generating;
  form: Form<Answers, GenerationRequest>;
  asking: Asking;
  clubId: number;
  place: string;
  onAnswers: (() => void) | undefined;
}

export function GenerationResult({ state, form, asking, clubId, place, onAnswers }: AnswerProps) {
  const t = useT();
  const leaveOut = (draft: SheetDraft, { ExerciseId: id = 0 }: Undecided) => {
    form.set({ WantedIds: form.values.WantedIds.filter((one) => one !== id) });
    changeDraft(place, leftOutByTrainer(draft, id));
  };
  /** The same seed preserves the other exercises, but rules replace choices of the model. */
  const allow = ({ wanted: made, sheet, ...draft }: SheetDraft, { ExerciseId: id = 0 }: Undecided) => {
    const AllowedIds = [...made.AllowedIds, id];
    if (isAllowedAlike(made, form.values)) form.set({ AllowedIds });
    void startGenerating(place, clubId, { ...made, AllowedIds }, { wanted: made, sheet, ...draft }, sheet.Seed);
  };
  switch (state.is) {
    case 'nothing':
      return <EmptyState title={t('generator.emptyTitle')}>{t('generator.emptyText')}</EmptyState>;
    case 'running':
      return <Building state={state} onStop={() => stopGenerating(place, state.before)} />;
    case 'refused': {
      const retry = () => void startGenerating(place, clubId, state.wanted, state.before);
      return <Refused error={state.error} onRetry={retry} onAnswers={onAnswers} />;
    }
    case 'draft':
      return (
        <>
          <ToDecide
            draft={state.draft}
            onLeaveOut={(one) => leaveOut(state.draft, one)}
            onAllow={(one) => allow(state.draft, one)}
          />
          <Shown
            draft={state.draft}
            asking={asking}
            clubId={clubId}
            place={place}
            onSaved={() => form.set(blankAnswers)}
            onDiscard={() => {
              form.set({ AllowedIds: [] });
              forgetDraft(place);
            }}
            onAnswers={onAnswers}
          />
        </>
      );
  }
}

interface ShownProps extends Omit<AnswerProps, 'state' | 'form'> {
  draft: SheetDraft;
  onSaved: () => void;
  onDiscard: () => void;
}

function Shown({ draft, asking, clubId, place, onSaved, onDiscard, onAnswers }: ShownProps) {
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
      ConfirmedIds: confirmedIn(draft),
    };
    const stored = await create.mutateAsync({ params: { id: clubId }, body }).catch(() => null);
    if (stored === null) return;
    if (UserId !== null) {
      const params = { id: clubId, sheetId: stored.WorkoutSheetId };
      const shared = await share.mutateAsync({ params, body: { UserIds: [UserId] } }).catch(() => null);
      if (shared === null || shared.Refused.length > 0) toastError({ cause: shareSheet.id, title: t('generator.notShared') });
    }
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
        toConfirm={toConfirmIn(draft).length}
        saving={create.isPending || share.isPending}
        isForPerson={UserId !== null}
        onSave={save}
        onDiscard={onDiscard}
      />
    </>
  );
}
