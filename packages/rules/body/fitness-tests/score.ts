import { type Component, type ComponentKind, type Rating, ratings } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureValue } from '@clubpulse/contract/body/measures/measures';
import { bandOf } from '../measures/bands.ts';

export const scoreOf: Readonly<Record<Rating, number>> = {
  excellent: 100,
  good: 85,
  aboveAverage: 70,
  average: 55,
  belowAverage: 40,
  poor: 25,
  veryPoor: 10,
};

/** Half the difference between two ratings. From half way on the higher rating is given. */
const REACH = 7.5;
export const ratingOf = (score: number): Rating => ratings.find((rating) => score >= scoreOf[rating] - REACH) ?? 'veryPoor';

interface Part {
  readonly weight: number;
  readonly takes: 'best' | 'mean';
  readonly keys: readonly MeasureKey[];
}
const parts: Readonly<Record<ComponentKind, Part>> = {
  cardio: { weight: 0.4, takes: 'best', keys: ['stepTestHeartRate', 'cooperDistance', 'estimatedVo2Max'] },
  muscular: { weight: 0.3, takes: 'mean', keys: ['pushUps', 'curlUps', 'plankTime', 'gripCombined'] },
  flexibility: { weight: 0.15, takes: 'mean', keys: ['sitAndReach'] },
  body: { weight: 0.15, takes: 'mean', keys: ['bodyFatPercent'] },
};
const kinds = Object.keys(parts) as readonly ComponentKind[];

export interface Tested {
  readonly Age: number | null;
  readonly Gender: 'Unspecified' | 'Male' | 'Female' | null;
}
type Value = Pick<MeasureValue, 'Key' | 'Value' | 'Method'>;

const isRating = (word: string): word is Rating => ratings.some((rating) => rating === word);

function rated({ Key, Value, Method }: Value, person: Tested): number | undefined {
  // Body fat estimated from weight (Deurenberg) was not measured, so it is not rated.
  if (Method === 'Deurenberg') return undefined;
  const word = bandOf(Key, Value, { ...person, Height: null })?.word;
  return word !== undefined && isRating(word) ? scoreOf[word] : undefined;
}

export function componentsOf(values: readonly Value[], person: Tested): Component[] {
  return kinds.flatMap((Kind) => {
    const { takes, keys } = parts[Kind];
    const found = values.flatMap((value) => {
      const score = keys.includes(value.Key) ? rated(value, person) : undefined;
      return score === undefined ? [] : [{ score, Value: { Key: value.Key, Value: value.Value } }];
    });
    if (found.length === 0) return [];
    const scores = found.map(({ score }) => score);
    const Score = takes === 'best' ? Math.max(...scores) : scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return [{ Kind, Score, Rating: ratingOf(Score), Values: found.map(({ Value }) => Value) }];
  });
}

/** Weighted mean. Undefined if the cardio part or all other parts are missing. */
export function totalScore(components: readonly Pick<Component, 'Kind' | 'Score'>[]): number | undefined {
  if (components.length < 2 || !components.some(({ Kind }) => Kind === 'cardio')) return undefined;
  const weights = components.reduce((sum, { Kind }) => sum + parts[Kind].weight, 0);
  return components.reduce((sum, { Kind, Score }) => sum + Score * parts[Kind].weight, 0) / weights;
}

export const nextRating = (rating: Rating): Rating | undefined => ratings[ratings.indexOf(rating) - 1];
export const beginningOf = (rating: Rating): number => (rating === 'veryPoor' ? 0 : scoreOf[rating] - REACH);
