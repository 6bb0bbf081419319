import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyRule, useLazyCheck } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Page } from '../../kit/page/Page.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import { BodyChartSymbol } from '../exercises/public.ts';
import type { GenerationRequest } from './draft/draft-changes.ts';
import { GenerationResult } from './GenerationResult.tsx';
import {
  type Answers,
  answersOf,
  blankAnswers,
  fetchDraft,
  isKnown,
  isSame,
  recallAnswers,
  rememberAnswers,
  startGenerating,
  useGenerating,
  useUnstored,
  withAllowed,
} from './generation.ts';
import classes from './generator.module.css';
import { LeftOut } from './LeftOut.tsx';
import { noProposals } from './proposals.ts';
import { Questions } from './Questions.tsx';

const readLater = (stored: string) => import('./generation-check.ts').then((it) => it.readAnswers(stored));
const answersCheck = lazyRule(() => import('./generation-check.ts').then((it) => it.checkAnswers));

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
    if (!isLooked) void Promise.all([fetchDraft(place), recallAnswers(place, readLater)]).then(() => setLooked(true));
  }, [isLooked, place]);
  if (isLooked) return <Generator place={place} clubId={clubId} />;
  return (
    <Page title={t('generator.title')} back={pathTo('WorkoutSheets')}>
      <SkeletonRows rows={6} />
    </Page>
  );
}

function useAnswers(place: string, wanted: GenerationRequest | undefined) {
  const base = wanted ?? blankAnswers;
  const form = useForm({ initial: answersOf(place) ?? base, check: useLazyCheck(answersCheck, (rule) => rule) });
  const isAnswered = !isSame(base, form.values);
  useEffect(() => rememberAnswers(place, isAnswered ? form.values : null), [place, isAnswered, form.values]);
  const isUnstored = useUnstored(place);
  useOpenEditor(isAnswered || isUnstored);
  return { ...form, set: (changes: Partial<Answers>) => form.set(withAllowed(changes)) };
}

function useScrolledToAnswer(isRunning: boolean) {
  const answerAt = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning || wasRunning.current) answerAt.current?.scrollIntoView({ block: 'start' });
    wasRunning.current = isRunning;
  }, [isRunning]);
  return answerAt;
}

function Generator({ place, clubId }: OfClubProps) {
  const t = useT();
  const phone = useWidth() === 'phone';
  const state = useGenerating(place);
  const form = useAnswers(place, state.is === 'nothing' ? undefined : state.is === 'draft' ? state.draft.wanted : state.wanted);
  const [isAsking, setAsking] = useState(false);
  const [inWords, setInWords] = useState(noProposals);
  const shown = state.is === 'draft' ? state.draft : null;
  const before = state.is === 'draft' ? state.draft : state.is === 'nothing' ? null : state.before;
  const start = () =>
    void form.save((answers) => {
      setAsking(false);
      void startGenerating(place, clubId, answers, before);
      return Promise.resolve(null);
    });
  const answerAt = useScrolledToAnswer(state.is === 'running');
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
            <GenerationResult
              state={state}
              form={form}
              asking={inWords}
              clubId={clubId}
              place={place}
              onAnswers={phone ? () => setAsking(true) : undefined}
            />
          </div>
        )}
        {shown && hasAnswer && <LeftOut sheet={shown.sheet} />}
      </div>
    </Page>
  );
}
