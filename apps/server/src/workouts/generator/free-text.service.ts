import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { ReadText } from '@clubpulse/contract/workouts/generator/free-text';
import { proposalsIn } from '@clubpulse/rules/workouts/generator/free-text';
import type { Model } from '../../platform/model/model.ts';
import type { ExercisesService } from '../exercises/public.ts';
import { parseFreeTextAnswer, questionOfFreeText } from './free-text.wire.ts';

interface Parts {
  readonly exercises: Pick<ExercisesService, 'all'>;
  readonly model: Model;
}
interface Asking {
  readonly clubId: ClubId;
  readonly userId: UserId;
  readonly language: Language;
}

export type FreeTextReader = ReturnType<typeof createFreeTextReader>;

/** The trainer confirms or rejects each proposal. The text is not stored. */
export const createFreeTextReader = ({ exercises, model }: Parts) => ({
  async read({ clubId, userId, language }: Asking, text: string): Promise<ReadText | Refusal> {
    if (model.name === undefined) return refuse('NoModelSet');
    const published = (await exercises.all({ clubId, isEditor: false, language })).filter(({ Published }) => Published);
    const returned = await model.ask(questionOfFreeText(text, published), userId);
    if ('failed' in returned) return { Proposals: [], Unread: [], Failed: returned.failed };
    const answer = parseFreeTextAnswer(returned.answer);
    if (answer === undefined) return { Proposals: [], Unread: [], Failed: 'unusable' };
    const names = new Map(published.map(({ ExerciseId, Name }) => [ExerciseId, Name]));
    const { proposals, unread } = proposalsIn(text, answer, names);
    return { Proposals: proposals, Unread: unread, Failed: null };
  },
});
