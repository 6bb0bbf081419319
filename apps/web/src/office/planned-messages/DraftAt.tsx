import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { KeptDraft } from './use-kept-draft.ts';

/** Whether what is written is kept, and since when. */
export function DraftAt({ kept: { at, failed } }: { kept: KeptDraft }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      {/* There before it speaks: what comes with its words is not read out. */}
      <span role="status">{failed && t('messages.draftNotKept')}</span>
      {!failed && at !== null && <span>{t('messages.draftKept', { time: formats.time(at) })}</span>}
    </>
  );
}
