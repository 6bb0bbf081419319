import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { answerPolicies, listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Answer } from '../../kit/Answer.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonScreen } from '../../kit/Skeleton.tsx';
import { StateChip } from '../../kit/StateChip.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts.ts';
import classes from './MyPolicies.module.css';
import { acceptances, policyTypes } from './policy-words.ts';

/** What one's clubs ask one to accept: one policy at a time with its full text, then what was answered. */
export function MyPolicies({ tabs }: { tabs?: ReactNode }) {
  const t = useT();
  const { UserId } = useSelf();
  const policies = useCall(listUserPolicies, { params: { id: UserId } }, { quiet: true });
  return (
    <Page title={t('clubs.policies')} {...(tabs === undefined ? {} : { below: tabs })}>
      <Answer query={policies} loading={<SkeletonScreen />}>
        {(all) => {
          const [next, ...others] = all.filter(({ Acceptance }) => Acceptance === 'NotAnswered');
          const answered = all.filter(({ Acceptance }) => Acceptance !== 'NotAnswered');
          if (all.length === 0)
            return <EmptyState title={t('clubs.noPoliciesForMe')}>{t('clubs.noPoliciesForMeText')}</EmptyState>;
          return (
            <div className={classes['flow']}>
              {next === undefined ? (
                <p className={classes['quiet']}>{t('clubs.allAnswered')}</p>
              ) : (
                <Asked key={next.PolicyId} policy={next} others={others.length} />
              )}
              {answered.length > 0 && <Answered policies={answered} />}
            </div>
          );
        }}
      </Answer>
    </Page>
  );
}

function useAnswer() {
  const t = useT();
  const { UserId } = useSelf();
  const answer = useChange(answerPolicies, {
    refreshes: [listUserPolicies],
    onDone: () => toastDone({ title: t('clubs.answerSaved') }),
  });
  return {
    busy: answer.isPending,
    send: ({ PolicyId }: UserPolicy, Acceptance: 'Accepted' | 'NotAccepted') =>
      answer.mutate({ params: { id: UserId }, body: [{ PolicyId, Acceptance }] }),
  };
}

function Asked({ policy, others }: { policy: UserPolicy; others: number }) {
  const t = useT();
  const { busy, send } = useAnswer();
  const [sent, setSent] = useState<'Accepted' | 'NotAccepted' | null>(null);
  const give = (answer: 'Accepted' | 'NotAccepted') => {
    setSent(answer);
    send(policy, answer);
  };
  return (
    <article className={classes['policy']} aria-labelledby="asked-policy">
      <header>
        <h2 id="asked-policy">{policy.Title}</h2>
        <span>{policy.ClubName}</span>
        <span>{t(policyTypes[policy.Type])}</span>
      </header>
      <p className={classes['text']}>{policy.Text}</p>
      <div className={classes['answers']}>
        {others > 0 && <p>{t('clubs.policiesAfter', { count: others })}</p>}
        <Button variant="default" loading={busy && sent === 'NotAccepted'} disabled={busy} onClick={() => give('NotAccepted')}>
          {t('clubs.doNotAccept')}
        </Button>
        <Button loading={busy && sent === 'Accepted'} disabled={busy} onClick={() => give('Accepted')}>
          {t('clubs.accept')}
        </Button>
      </div>
    </article>
  );
}

function Answered({ policies }: { policies: readonly UserPolicy[] }) {
  const t = useT();
  const formats = useFormats();
  const { busy, send } = useAnswer();
  return (
    <section aria-labelledby="answered-policies">
      <h2 id="answered-policies" className={classes['title']}>
        {t('clubs.yourAnswers')}
      </h2>
      <ul className={classes['answered']}>
        {policies.map((policy) => {
          const { tone, icon, words } = acceptances[policy.Acceptance];
          const accepted = policy.Acceptance === 'Accepted';
          return (
            <li key={policy.PolicyId}>
              <details>
                <summary>
                  <b>
                    {policy.Title} <span className={classes['quiet']}>{policy.ClubName}</span>
                  </b>
                  <StateChip tone={tone} icon={icon}>
                    {t(words)}
                  </StateChip>
                  {policy.AcceptanceDate !== null && (
                    <span className={classes['quiet']}>{formats.date(policy.AcceptanceDate)}</span>
                  )}
                </summary>
                <p className={classes['text']}>{policy.Text}</p>
                <div className={classes['change']}>
                  <Button variant="default" loading={busy} onClick={() => send(policy, accepted ? 'NotAccepted' : 'Accepted')}>
                    {accepted ? t('clubs.withdraw') : t('clubs.accept')}
                  </Button>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
