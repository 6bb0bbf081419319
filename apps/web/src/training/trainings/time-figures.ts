import type { Training } from '@clubpulse/contract/training/trainings';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export const timeFigures = (
  { Duration, MovingTime }: Pick<Training, 'Duration' | 'MovingTime'>,
  { duration }: Formats,
  t: Translate,
): readonly { readonly value: string; readonly label: string }[] => [
  { value: duration(MovingTime), label: t('kit.timeTaken') },
  ...(Duration > MovingTime ? [{ value: duration(Duration), label: t('training.withPauses') }] : []),
];
