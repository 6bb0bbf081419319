import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { Training } from '@clubpulse/contract/training/trainings';
import {
  COMPARED_DAYS,
  COMPARED_TRAININGS,
  type FeedbackSentence,
  feedbackSentences,
  usableFeedback,
} from '@clubpulse/rules/training/comments/generated';
import type { Caller } from '../../platform/http/caller.ts';
import type { Model } from '../../platform/model/model.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { Trainings } from '../trainings/public.ts';
import { PROMPT_VERSION, questionOf, textIn } from './generated.wire.ts';

interface Parts {
  readonly trainings: Pick<Trainings, 'one' | 'ofUser'>;
  readonly model: Model;
}
export type Writer = ReturnType<typeof createWriter>;

export type Written =
  | { readonly Text: string; readonly Source: 'Rules'; readonly Model: null; readonly Prompt: null }
  | { readonly Text: string; readonly Source: 'Model'; readonly Model: string; readonly Prompt: number };

const DAY_MS = 86_400_000;

export function createWriter({ trainings, model }: Parts) {
  async function before({ UserId, TrainingId, Begin }: Training, caller: Caller): Promise<number[] | Refusal> {
    const from = new Date(Date.parse(Begin) - COMPARED_DAYS * DAY_MS).toISOString();
    const count = COMPARED_TRAININGS + 1;
    const found = await trainings.ofUser(UserId, { from, to: Begin, count }, caller);
    return isRefusal(found) ? found : found.filter((one) => one.TrainingId !== TrainingId).map(({ Points }) => Points);
  }

  return {
    async write(
      training: Training,
      { Effort, language, byModel }: { Effort: number | null; language: Language; byModel: boolean },
      caller: Caller,
    ): Promise<Written | Refusal> {
      const points = await before(training, caller);
      if (isRefusal(points)) return points;
      const { Duration, TargetTime, Points } = training;
      const zones = [0, 1, 2, 3, 4, 5].map((zone) => training[`Zone${zone}Time` as 'Zone0Time']);
      const sentences = feedbackSentences({ Duration, zones, TargetTime, Points, Effort, before: points });
      const texts = sentences.map(({ key, values }) => phrase(language, `training-feedback.${key}`, values));
      const byRules = { Text: texts.join(' '), Source: 'Rules', Model: null, Prompt: null } as const;
      if (!byModel || model.name === undefined) return byRules;

      const stated = await model.ask(questionOf(figuresOf(sentences), texts, language), caller.UserId);
      const text = 'failed' in stated ? undefined : textIn(stated.answer);
      const usable = text === undefined ? undefined : usableFeedback(text, Object.values(figuresOf(sentences)));
      return usable === undefined ? byRules : { Text: usable, Source: 'Model', Model: model.name, Prompt: PROMPT_VERSION };
    },
  };
}

const figuresOf = (sentences: readonly FeedbackSentence[]): Readonly<Record<string, number>> =>
  Object.assign({}, ...sentences.map(({ values }) => values));
