import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { Button } from '@mantine/core';
import { IconChevronDown, IconScale } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './MyPolicies.module.css';
import { PoliciesToAnswer } from './PoliciesToAnswer.tsx';
import { acceptances } from './policy-text.ts';
import { useAnswer } from './use-answer.ts';

export function MyPolicies({ tabs }: { tabs?: ReactNode }) {
  const t = useT();
  const { UserId } = useSelf();
  const policies = useCall(listUserPolicies, { params: { id: UserId } }, { quiet: true });
  return (
    <Page reading title={t('clubs.policies')} {...(tabs === undefined ? { back: pathTo('Profile') } : { below: tabs })}>
      <QueryResult query={policies} loading={<SkeletonScreen />}>
        {(all) => {
          const toAnswer = all.filter(({ Acceptance }) => Acceptance !== 'Accepted');
          const refused = all.filter(({ Acceptance }) => Acceptance === 'NotAccepted');
          const accepted = all.filter(({ Acceptance }) => Acceptance === 'Accepted');
          if (all.length === 0)
            return <EmptyState title={t('clubs.noPoliciesForMe')}>{t('clubs.noPoliciesForMeText')}</EmptyState>;
          return (
            <div className={classes['flow']}>
              {refused.length > 0 && (
                <Banner tone="bad" icon={IconScale}>
                  {t('clubs.refusedPolicies', { titles: refused.map(({ Title }) => Title).join(', ') })}
                </Banner>
              )}
              {toAnswer.length === 0 ? (
                <p className={classes['quiet']}>{t('clubs.allAnswered')}</p>
              ) : (
                <PoliciesToAnswer policies={toAnswer} onSaved={() => toastDone({ title: t('clubs.answerSaved') })} />
              )}
              {accepted.length > 0 && <Accepted policies={accepted} />}
            </div>
          );
        }}
      </QueryResult>
    </Page>
  );
}

function Accepted({ policies }: { policies: readonly UserPolicy[] }) {
  const t = useT();
  return (
    <section aria-labelledby="answered-policies">
      <h2 id="answered-policies" className={classes['title']}>
        {t('clubs.yourAnswers')}
      </h2>
      <ul className={classes['answered']}>
        {policies.map((policy) => (
          <AcceptedPolicy key={policy.PolicyId} policy={policy} />
        ))}
      </ul>
    </section>
  );
}

function AcceptedPolicy({ policy }: { policy: UserPolicy }) {
  const t = useT();
  const formats = useFormats();
  const { give, busy } = useAnswer(() => toastDone({ title: t('clubs.answerSaved') }));
  const { tone, icon, words } = acceptances[policy.Acceptance];
  const when = policy.AcceptanceDate === null ? null : formats.date(policy.AcceptanceDate);
  return (
    <li>
      <details>
        <summary>
          <span className={classes['name']}>
            <b>{policy.Title}</b>
            <span>{[policy.ClubName, when].filter(Boolean).join(', ')}</span>
          </span>
          <StateChip tone={tone} icon={icon}>
            {t(words)}
          </StateChip>
          <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
        </summary>
        <p className={classes['text']}>{policy.Text}</p>
        {policy.CorrectedAt !== null && (
          <p className={classes['text']}>
            {t('clubs.correctedOn', {
              date: formats.date(formats.dayOf(policy.CorrectedAt)),
              reason: policy.CorrectionReason ?? '',
            })}
          </p>
        )}
        <div className={classes['change']}>
          <Button variant="default" loading={busy} onClick={() => give('NotAccepted', [policy])}>
            {t('clubs.withdraw')}
          </Button>
        </div>
      </details>
    </li>
  );
}
