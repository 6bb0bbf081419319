import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { Button } from '@mantine/core';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useRoles } from '../../../../platform/session.tsx';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { staffFixes } from '../../texts/refusal-fixes.ts';
import { failureText } from '../../texts/refused-text.ts';
import { FixButton } from './FixButton.tsx';
import type { Attempt, FailedAttempt } from './use-attempts.ts';

interface AttemptFailedProps {
  failed: FailedAttempt;
  clubClass: Class;
  busy: boolean;
  onRetry: (attempt: Attempt) => void;
  onShowRow: (userId: number) => void;
  onForget: () => void;
}

export function AttemptFailed({ failed, clubClass, busy, onRetry, onShowRow, onForget }: AttemptFailedProps) {
  const t = useT();
  const formats = useFormats();
  const { attempt, refused } = failed;
  const roles = useRoles();
  const { fixes, asksManager } = staffFixes(refused?.type ?? '', {
    roles,
    paymentMode: attempt.paymentMode,
    credits: attempt.Place === 'Remote' ? clubClass.CreditsCostRemote : clubClass.CreditsCostInSite,
    hasSubscriptions: clubClass.ClassSubscriptionIds.length > 0,
    awaited: Number(refused?.values['awaited'] ?? 0),
  });
  const why = failureText(failed, t, formats);
  return (
    <RefusalCard
      title={t(attempt.waiting ? 'participants.notMoved' : 'participants.notAdded', { name: attempt.name })}
      text={asksManager ? `${why} ${t('fix.AskManager')}.` : why}
      onClose={onForget}
    >
      {fixes.map((fix, index) => (
        <FixButton
          key={fix}
          fix={fix}
          primary={index === 0}
          attempt={attempt}
          clubClass={clubClass}
          busy={busy}
          onRetry={onRetry}
          onShowRow={onShowRow}
        />
      ))}
      {refused === null && (
        <Button loading={busy} onClick={() => onRetry(attempt)}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </RefusalCard>
  );
}
