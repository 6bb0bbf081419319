/** What a feedback is made of. Times in seconds. */
export interface FeedbackFigures {
  readonly Duration: number;
  /** Time in each of the zones 0 to 5. */
  readonly zones: readonly number[];
  readonly TargetTime: number;
  readonly Points: number;
  /** How hard she says it was, 1 to 10; null: she did not say. */
  readonly Effort: number | null;
  /** Points of what she trained before, in any order. */
  readonly before: readonly number[];
}
/** A sentence of the server's phrases, below `training-feedback.`, with what is filled in. */
export interface FeedbackSentence {
  readonly key:
    | 'hard'
    | 'steady'
    | 'easy'
    | 'unheard'
    | 'more'
    | 'usual'
    | 'less'
    | 'points'
    | 'target'
    | 'felt-harder'
    | 'felt-easier'
    | 'after-hard'
    | 'after-steady'
    | 'after-easy';
  readonly values: Readonly<Record<string, number>>;
}

/** So many trainings before it are compared with, of so many days. */
export const COMPARED_TRAININGS = 4;
export const COMPARED_DAYS = 28;
/** Hard from this share of its heard time above 80 % of the maximum, easy from this share below 60 %. */
const HARD_SHARE = 0.4;
const EASY_SHARE = 0.6;
/** Points differ from what is usual from so many percent on. */
const DIFFERS = 20;
const MINUTE = 60;

const minutesOf = (seconds: number): number => Math.round(seconds / MINUTE);
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What a trainer would say first of these figures: how hard it was, how it compares, and what next. Nothing of health. */
export function feedbackSentences({ Duration, zones, TargetTime, Points, Effort, before }: FeedbackFigures): FeedbackSentence[] {
  const heard = sum(zones);
  const minutes = minutesOf(Duration);
  if (heard < MINUTE) return [{ key: 'unheard', values: { minutes } }];

  const [low, middle, high] = [sum(zones.slice(0, 2)), sum(zones.slice(2, 4)), sum(zones.slice(4))];
  const kind = high / heard >= HARD_SHARE ? 'hard' : low / heard >= EASY_SHARE ? 'easy' : 'steady';
  const within = { hard: high, steady: middle, easy: low }[kind];
  const sentences: FeedbackSentence[] = [
    { key: kind, values: { within: minutesOf(within), minutes } },
    compared(Points, before.slice(0, COMPARED_TRAININGS)),
  ];
  if (TargetTime >= MINUTE) sentences.push({ key: 'target', values: { target: minutesOf(TargetTime) } });
  if (Effort !== null && Effort >= 8 && kind === 'easy') sentences.push({ key: 'felt-harder', values: { effort: Effort } });
  if (Effort !== null && Effort <= 3 && kind === 'hard') sentences.push({ key: 'felt-easier', values: { effort: Effort } });
  sentences.push({ key: `after-${kind}`, values: {} });
  return sentences;
}

/** Of one training before it nothing is usual. */
function compared(points: number, before: readonly number[]): FeedbackSentence {
  const average = before.length < 2 ? 0 : sum(before) / before.length;
  if (average <= 0) return { key: 'points', values: { points } };
  const values = { points, trainings: before.length };
  const percent = Math.round((100 * Math.abs(points - average)) / average);
  if (percent < DIFFERS) return { key: 'usual', values };
  return { key: points > average ? 'more' : 'less', values: { ...values, percent } };
}

/** Longest text of a model that is kept. */
export const MODEL_TEXT_MAX = 600;

/**
 * What a model wrote, if it may stand: short, plain, and with no figure that it was not given. Undefined: the rules' own words stand.
 */
export function usableFeedback(text: string, figures: readonly number[]): string | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > MODEL_TEXT_MAX) return undefined;
  if (/[<>{}[\]`*_#|\\@]|:\/\/|\bwww\.|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(plain)) return undefined;
  const known = new Set(figures.map(String));
  return (plain.match(/\d+/g) ?? []).every((figure) => known.has(figure)) ? plain : undefined;
}
