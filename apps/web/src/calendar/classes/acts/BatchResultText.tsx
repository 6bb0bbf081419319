import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Banner } from '../../../kit/states/Banner.tsx';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { refusalReasons } from './refusal-reasons.ts';
import type { BatchAct, BatchOutcome } from './use-batches.ts';

const done = {
  publish: 'calendar.done.publish',
  unpublish: 'calendar.done.unpublish',
  update: 'calendar.done.update',
  clone: 'calendar.done.clone',
  delete: 'calendar.done.delete',
} as const satisfies Record<BatchAct, PhraseKey>;

/** Shows `21 published. 3 refused: have participants.` */
export function BatchResultText({ outcome: { act, Done, Refused }, onClose }: { outcome: BatchOutcome; onClose: () => void }) {
  const t = useT();
  const refused = Refused.length > 0;
  return (
    <div>
      <Banner
        tone={refused ? 'warn' : 'ok'}
        icon={refused ? IconAlertTriangle : IconCheck}
        actions={[{ label: t('kit.close'), onClick: onClose }]}
      >
        {t(done[act], { count: Done.length })}
        {refused && ` ${t('calendar.refusedMany', { count: Refused.length, reasons: refusalReasons(Refused, t).join(', ') })}`}
      </Banner>
    </div>
  );
}
