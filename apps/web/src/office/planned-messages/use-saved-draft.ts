import type { MessageDraft } from '@clubpulse/contract/office/messages';
import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { createMessageDraft, saveMessageDraft } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { languages } from '@clubpulse/contract/scalars';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, change } from '../../platform/api.ts';

const STORED_AFTER_MS = 1200;

export interface SavedDraft {
  readonly at: string | null;
  readonly isSaved: boolean;
  readonly failed: boolean;
  readonly stop: () => Promise<number | null>;
  readonly goOn: (refused: unknown) => void;
}

const isEmpty = ({ Texts }: MessageDraft) =>
  languages.every((language) => (Texts[language]?.Title ?? '').trim() === '' && (Texts[language]?.Text ?? '').trim() === '');

/** A draft edited elsewhere is not replaced, so that neither text is lost. */
async function storedOn(
  id: number,
  draft: Pick<PlannedMessage, 'PlannedMessageId' | 'RowVersion'> | null,
  body: MessageDraft,
): Promise<PlannedMessage> {
  const params = { id };
  if (draft === null) return change(createMessageDraft, { params, body });
  const { PlannedMessageId: plannedMessageId, RowVersion } = draft;
  try {
    return await change(saveMessageDraft, { params: { ...params, plannedMessageId }, body: { ...body, RowVersion } });
  } catch (error) {
    if (!(error instanceof ApiError && error.is('StaleRowVersion'))) throw error;
    return change(createMessageDraft, { params, body });
  }
}

/** Saves after each pause and on unmount. `onLeft` is called after the last save of an unmounted form. */
export function useSavedDraft(
  clubId: number,
  opened: PlannedMessage | null,
  content: MessageDraft,
  onLeft: () => void,
): SavedDraft {
  const text = JSON.stringify(content);
  const [saved, setSaved] = useState({ text, at: opened?.SavedAt ?? null, failed: false });
  const draft = useRef<Pick<PlannedMessage, 'PlannedMessageId' | 'RowVersion'> | null>(opened);
  const done = useRef(text);
  const stopped = useRef(false);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ content, onLeft });
  useEffect(() => {
    latest.current = { content, onLeft };
  });
  const begun = useRef(text);

  const keep = useCallback(() => {
    queue.current = queue.current.then(async () => {
      const body = latest.current.content;
      const now = JSON.stringify(body);
      if (stopped.current || now === done.current || (draft.current === null && isEmpty(body))) return;
      try {
        const stored = await storedOn(clubId, draft.current, body);
        draft.current = stored;
        done.current = now;
        setSaved({ text: now, at: stored.SavedAt, failed: false });
      } catch {
        setSaved((before) => ({ ...before, failed: true }));
      }
    });
    return queue.current;
  }, [clubId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the wait
  useEffect(() => {
    const timer = setTimeout(() => void keep(), STORED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [keep, text]);
  const leave = useCallback(async () => {
    await keep();
    const isSaved = draft.current !== null && done.current === JSON.stringify(latest.current.content);
    if (!stopped.current && isSaved && done.current !== begun.current) latest.current.onLeft();
  }, [keep]);
  useEffect(() => () => void leave(), [leave]);

  return {
    at: saved.at,
    failed: saved.failed,
    isSaved: text === saved.text,
    stop: async () => {
      stopped.current = true;
      await queue.current;
      return draft.current?.PlannedMessageId ?? null;
    },
    goOn: (refused) => {
      stopped.current = false;
      if (!(refused instanceof ApiError && refused.is('DraftGone'))) return;
      draft.current = null;
      done.current = '';
      void keep();
    },
  };
}
