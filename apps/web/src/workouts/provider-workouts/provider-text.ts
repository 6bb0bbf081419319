import type { ProviderKind, ProviderRow } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

export const kindLabels = { sheet: 'provider.kind.sheet', circuit: 'circuits.circuit' } as const satisfies Record<
  ProviderKind,
  PhraseKey
>;

export const sizeText = (t: Translate, formats: Formats, { Kind, DayCount, Duration, ExerciseCount }: ProviderRow): string =>
  [
    Kind === 'sheet' ? t('sheets.days', { count: DayCount }) : formatDuration(Duration),
    t('workouts.count', { count: ExerciseCount, number: formats.number(ExerciseCount) }),
  ].join(' · ');
