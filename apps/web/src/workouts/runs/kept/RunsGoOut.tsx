import { useEffect } from 'react';
import { refusalWords } from '../../../platform/forms.ts';
import { beforeLeaving } from '../../../platform/identity/before-leaving.ts';
import { useT } from '../../../platform/phrases.ts';
import { onReturn } from '../../../platform/reach/reach.ts';
import { useSelf } from '../../../platform/session.tsx';
import { toastDone, toastError } from '../../../platform/toasts/toasts.ts';
import { RUNS } from './kept-runs.ts';
import { sendRuns } from './send-runs.ts';

/** Sends what somebody carried out without a network, whatever screen is open now, and again once the server is back. Shows nothing. */
export function RunsGoOut() {
  const t = useT();
  const { UserId: owner } = useSelf();
  useEffect(() => {
    const send = async () => {
      const { sent, refused } = await sendRuns(owner);
      if (sent.length > 0) toastDone({ title: t('runs.saved'), message: sent.map(({ Name }) => Name).join(', '), about: RUNS });
      for (const { kept, error } of refused)
        toastError({
          cause: `run ${kept.run.key}`,
          title: t('runs.refusedHere', { name: kept.run.sheet.Name, why: refusalWords(error) }),
        });
    };
    void send();
    const back = onReturn(() => void send());
    const leaving = beforeLeaving(send);
    return () => {
      back();
      leaving();
    };
  }, [owner, t]);
  return null;
}
