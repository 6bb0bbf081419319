/** Times in seconds. */
export interface FeedbackFigures {
  readonly Duration: number;
  readonly zones: readonly number[];
  readonly TargetTime: number;
  readonly Points: number;
  readonly Effort: number | null;
  readonly before: readonly number[];
}
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

export const COMPARED_TRAININGS = 4;
export const COMPARED_DAYS = 28;
/** Shares of the time above 80 % and below 60 % of the maximum heart rate. */
const HARD_SHARE = 0.4;
const EASY_SHARE = 0.6;
const DIFFERS = 20;
const MINUTE = 60;

const minutesOf = (seconds: number): number => Math.round(seconds / MINUTE);
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export function feedbackSentences({ Duration, zones, TargetTime, Points, Effort, before }: FeedbackFigures): FeedbackSentence[] {
  const received = sum(zones);
  const minutes = minutesOf(Duration);
  if (received < MINUTE) return [{ key: 'unheard', values: { minutes } }];

  const [low, middle, high] = [sum(zones.slice(0, 2)), sum(zones.slice(2, 4)), sum(zones.slice(4))];
  const kind = high / received >= HARD_SHARE ? 'hard' : low / received >= EASY_SHARE ? 'easy' : 'steady';
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

function compared(points: number, before: readonly number[]): FeedbackSentence {
  const average = before.length < 2 ? 0 : sum(before) / before.length;
  if (average <= 0) return { key: 'points', values: { points } };
  const values = { points, trainings: before.length };
  const percent = Math.round((100 * Math.abs(points - average)) / average);
  if (percent < DIFFERS) return { key: 'usual', values };
  return { key: points > average ? 'more' : 'less', values: { ...values, percent } };
}

export const MODEL_TEXT_MAX = 600;

/** Undefined if the text is too long, not plain, or has figures that are not in the request. */
export function usableFeedback(text: string, figures: readonly number[]): string | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > MODEL_TEXT_MAX) return undefined;
  if (/[<>{}[\]`*_#|\\@]|:\/\/|\bwww\.|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(plain)) return undefined;
  const known = new Set(figures.map(String));
  return (plain.match(/\d+/g) ?? []).every((figure) => known.has(figure)) ? plain : undefined;
}
