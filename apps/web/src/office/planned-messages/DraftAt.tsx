import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { KeptDraft } from './use-kept-draft.ts';

/** Whether what is written is kept, and since when. */
export function DraftAt({ kept: { at, failed } }: { kept: KeptDraft }) {
  const t = useT();
  const formats = useFormats();
  if (failed) return <span role="status">{t('messages.draftNotKept')}</span>;
  return at === null ? null : <span>{t('messages.draftKept', { time: formats.time(at) })}</span>;
}
