import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';
import classes from './PoliciesToAnswer.module.css';
import { acceptances, policyTypes } from './policy-text.ts';
import { useAnswer } from './use-answer.ts';

interface PoliciesToAnswerProps {
  policies: readonly UserPolicy[];
  onSaved?: () => void;
  onAllAccepted?: () => void;
}

export function PoliciesToAnswer({ policies, onSaved, onAllAccepted }: PoliciesToAnswerProps) {
  const t = useT();
  const { give, busy, gives } = useAnswer((answers) => {
    onSaved?.();
    const accepted = answers.filter(({ Acceptance }) => Acceptance === 'Accepted').map(({ PolicyId }) => PolicyId);
    if (policies.every(({ PolicyId }) => accepted.includes(PolicyId))) onAllAccepted?.();
  });
  const several = policies.length > 1;
  return (
    <div className={classes['policies']}>
      {policies.map((policy) => (
        <PolicyToRead key={policy.PolicyId} policy={policy}>
          {policy.Acceptance === 'NotAnswered' && (
            <Button
              variant="default"
              loading={gives('NotAccepted', [policy])}
              disabled={busy}
              onClick={() => give('NotAccepted', [policy])}
            >
              {t('clubs.doNotAccept')}
            </Button>
          )}
          <Button
            variant={several ? 'default' : 'filled'}
            loading={gives('Accepted', [policy])}
            disabled={busy}
            onClick={() => give('Accepted', [policy])}
          >
            {t('clubs.accept')}
          </Button>
        </PolicyToRead>
      ))}
      {several && (
        <div className={classes['together']}>
          <Button loading={gives('Accepted', policies)} disabled={busy} onClick={() => give('Accepted', policies)}>
            {t('booking.acceptPolicies', { count: policies.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

function PolicyToRead({ policy, children }: { policy: UserPolicy; children: React.ReactNode }) {
  const t = useT();
  const title = useId();
  const { tone, icon, words } = acceptances[policy.Acceptance];
  return (
    <article className={classes['policy']} aria-labelledby={title}>
      <header>
        <h2 id={title}>{policy.Title}</h2>
        <span>{policy.ClubName}</span>
        <span>{t(policyTypes[policy.Type])}</span>
        {policy.Acceptance === 'NotAccepted' && (
          <StateChip tone={tone} icon={icon}>
            {t(words)}
          </StateChip>
        )}
      </header>
      <p className={classes['text']}>{policy.Text}</p>
      <div className={classes['answers']}>{children}</div>
    </article>
  );
}
