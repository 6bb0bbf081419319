import { useCallback } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSentOnReturn } from '../../../platform/reach/use-sent-on-return.ts';
import { useSelf } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { reportRefused } from './report-refused.ts';
import { sendRuns, tries } from './send-runs.ts';
import { RUNS } from './stored-runs.ts';

export function RunsGoOut() {
  const t = useT();
  const formats = useFormats();
  const { UserId: owner } = useSelf();
  const send = useCallback(async () => {
    const { sent, refused } = await sendRuns(owner);
    if (sent.length > 0) toastDone({ title: t('runs.saved'), message: sent.map(({ run }) => run.Name).join(', '), about: RUNS });
    reportRefused(t, formats, refused);
  }, [owner, t, formats]);
  tries.useNextTry(send);
  useSentOnReturn(send);
  return null;
}
