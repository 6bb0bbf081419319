import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { SavedDraft } from './use-saved-draft.ts';

export function DraftAt({ saved: { at, failed } }: { saved: SavedDraft }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      {/* Rendered even without a text, because screen readers ignore a live region that appears together with its text. */}
      <span role="status">{failed && t('messages.draftNotKept')}</span>
      {!failed && at !== null && <span>{t('messages.draftKept', { time: formats.time(at) })}</span>}
    </>
  );
}
