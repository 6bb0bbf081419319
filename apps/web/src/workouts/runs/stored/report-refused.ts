import type { Formats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import type { Translate } from '../../../platform/phrases.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import type { SentRuns } from './send-runs.ts';

export function reportRefused(t: Translate, formats: Formats, refused: SentRuns['refused']): void {
  for (const { stored, error } of refused)
    toastError({
      cause: `run ${stored.run.key}`,
      title: t('runs.refusedHere', {
        name: `${stored.run.sheet.Name}, ${formats.dateTime(new Date(stored.run.begin))}`,
        why: refusalText(error),
      }),
    });
}
