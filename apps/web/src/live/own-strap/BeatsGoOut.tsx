import { useCallback } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSentOnReturn } from '../../platform/reach/use-sent-on-return.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastError } from '../../platform/toasts/toasts.ts';
import { countQueuedBeats } from './queued-beats.ts';
import { sendQueuedBeats, tries } from './send-beats.ts';

/** Sends heart rates that are not sent yet, on any screen. */
export function BeatsGoOut() {
  const t = useT();
  const formats = useFormats();
  const { UserId: owner } = useSelf();
  const send = useCallback(async () => {
    if (countQueuedBeats(owner) === 0) return;
    const { dropped: count } = await sendQueuedBeats(owner);
    if (count > 0) toastError({ cause: 'own-beats', title: t('ownStrap.tooLate', { count, number: formats.number(count) }) });
  }, [owner, t, formats]);
  tries.useNextTry(send);
  useSentOnReturn(send);
  return null;
}
