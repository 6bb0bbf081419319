import type { NewWebhook, Webhook } from '@clubpulse/contract/office/integrations/integrations';
import { listServices, listWebhooks } from '@clubpulse/contract/office/integrations/integrations.calls';
import { IconMailX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Tokens } from '../../accounts/tokens/public.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubExports } from '../club-exports/public.ts';
import classes from './Integrations.module.css';
import { RemoveWebhook } from './RemoveWebhook.tsx';
import { Services } from './Services.tsx';
import { WebhookRows } from './WebhookRows.tsx';

const AddWebhook = lazyComponent(() => import('./AddWebhook.tsx').then((it) => it.AddWebhook));
const WebhookSecret = lazyComponent(() => import('./WebhookSecret.tsx').then((it) => it.WebhookSecret));
const Deliveries = lazyComponent(() => import('./Deliveries.tsx').then((it) => it.Deliveries));

const HowItIsSent = lazyComponent(() => import('./HowItIsSent.tsx').then((it) => it.HowItIsSent));

const LOOK_MS = 15_000;

type Dialog =
  | { act: 'add' | 'how' }
  | { act: 'secret'; webhook: NewWebhook }
  | { act: 'deliveries' | 'remove'; webhook: Webhook };

export default function Integrations() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const input = { params: { id: clubId } };
  const webhooks = useCall(listWebhooks, input, { pollEvery: LOOK_MS });
  const services = useCall(listServices, input);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const add = <AddButton onClick={() => setDialog({ act: 'add' })}>{t('integrations.add')}</AddButton>;
  return (
    <Page title={t('integrations.title')} actions={webhooks.data?.length === 0 ? undefined : add}>
      {services.data?.some(({ Service, State }) => Service === 'Mail' && State === 'Missing') && (
        <div className={classes['first']}>
          <Banner tone="warn" icon={IconMailX}>
            {t('integrations.mailMissing')}
          </Banner>
        </div>
      )}
      <section className={classes['part']}>
        <SectionHead title={t('tokens.tokens')} />
        <Tokens holder={{ kind: 'club', id: clubId }} />
      </section>
      <section className={classes['part']}>
        <SectionHead title={t('integrations.webhooks')} />
        <p className={classes['lead']}>{t('integrations.lead')}</p>
        <button type="button" className={classes['link']} onClick={() => setDialog({ act: 'how' })}>
          {t('integrations.how')}
        </button>
        <QueryResult query={webhooks} loading={<SkeletonRows rows={2} />}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={t('integrations.none')} action={add} />
            ) : (
              <WebhookRows webhooks={found} onAct={(act, webhook) => setDialog({ act, webhook })} />
            )
          }
        </QueryResult>
      </section>
      <section className={classes['part']}>
        <SectionHead title={t('website.title')} />
        <p className={classes['lead']}>{t('integrations.websiteLead')}</p>
        <Link to={pathTo('ClubWebsite')}>{t('integrations.website')}</Link>
      </section>
      <section className={classes['part']}>
        <SectionHead title={t('clubExports.title')} />
        <ClubExports clubId={clubId} />
      </section>
      <section className={classes['part']}>
        <SectionHead title={t('integrations.services')} />
        <p className={classes['lead']}>{t('integrations.servicesLead')}</p>
        <QueryResult query={services} loading={<SkeletonRows rows={5} />}>
          {(found) => <Services services={found} />}
        </QueryResult>
      </section>
      {dialog?.act === 'add' && (
        <AddWebhook clubId={clubId} onConnected={(webhook) => setDialog({ act: 'secret', webhook })} onClose={close} />
      )}
      {dialog?.act === 'how' && <HowItIsSent onClose={close} />}
      {dialog?.act === 'secret' && <WebhookSecret webhook={dialog.webhook} onClose={close} />}
      {dialog?.act === 'deliveries' && <Deliveries webhook={dialog.webhook} onClose={close} />}
      {dialog?.act === 'remove' && <RemoveWebhook webhook={dialog.webhook} onClose={close} />}
    </Page>
  );
}
