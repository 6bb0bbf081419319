import type { ClubRequest } from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import {
  declineSubscriptionRequest,
  listClubSubscriptionRequests,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { ScreenLink } from '../../kit/states/ScreenLink.tsx';
import { useChange } from '../../platform/api.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { ClubDays } from '../parts/ClubDays.tsx';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { priceText } from '../parts/subscription-text.ts';
import { AssignSubscription } from '../subscriptions/public.ts';
import classes from './SubscriptionRequests.module.css';

const inAddress = {
  read: (params: URLSearchParams) => ({ q: params.get('q') ?? '' }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

export default function SubscriptionRequests() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, TimeZone } = useStaffClub();
  const ofClub = useClubFormats(id);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => (filter.q === '' ? {} : { globalSearch: filter.q }), [filter]);
  const page = useListPage(listClubSubscriptionRequests, { params: { id }, query }, rows);
  const [granted, setGranted] = useState<ClubRequest | null>(null);
  return (
    <ListScreen
      title={t('billing.requests')}
      label={t('billing.requests')}
      page={page}
      lead={<ClubModeBar spaced />}
      count={({ recordsTotal }) => formats.number(recordsTotal)}
      search={{ value: filter.q, placeholder: t('billing.requestsHint'), onChange: (q) => change({ q }) }}
      empty={{
        title: t('billing.noRequests'),
        text: t('billing.noRequestsText'),
        action: <ScreenLink view="CreditsAndSubscriptions" />,
      }}
      unmatched={filter.q === '' ? undefined : { title: t('billing.noRequestMatches'), onClear: () => change({ q: '' }) }}
      idOf={(request) => request.SubscriptionRequestId}
      columns={[
        { id: 'Person', head: t('kit.member'), names: true, cell: (request) => <Who request={request} /> },
        { id: 'Wish', head: t('kit.subscription'), cell: (request) => <Wish request={request} /> },
        { id: 'AskedAt', head: t('billing.askedSince'), cell: ({ AskedAt }) => ofClub.date(AskedAt) },
        { id: 'Acts', head: null, end: true, cell: (request) => <Acts request={request} onGrant={setGranted} /> },
      ]}
      card={(request) => (
        <div className={classes['card']}>
          <Who request={request} />
          <Wish request={request} />
          <span className={classes['quiet']}>{t('billing.askedOn', { date: ofClub.date(request.AskedAt) })}</span>
          <Acts request={request} onGrant={setGranted} />
        </div>
      )}
      showMore={showMore}
    >
      {granted !== null && (
        <ClubDays timeZone={TimeZone}>
          <AssignSubscription
            member={{ UserId: granted.UserId, name: fullName(granted.Person) }}
            initial={{ ClassSubscriptionId: granted.ClassSubscriptionId, SubscriptionPlanId: granted.SubscriptionPlanId }}
            onClose={() => setGranted(null)}
          />
        </ClubDays>
      )}
    </ListScreen>
  );
}

function Who({ request: { Person } }: { request: ClubRequest }) {
  const name = fullName(Person);
  return (
    <Link className={classes['person']} to={pathTo('EditUser', Person.UserId)}>
      <Avatar name={name} />
      <b>{name}</b>
    </Link>
  );
}

function Wish({ request }: { request: ClubRequest }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['wish']}>
      <b>{request.SubscriptionName}</b>
      <span className={classes['quiet']}>{[request.PlanName, priceText(request, t, formats)].filter(Boolean).join(', ')}</span>
    </span>
  );
}

interface ActsProps {
  request: ClubRequest;
  onGrant: (request: ClubRequest) => void;
}

function Acts({ request, onGrant }: ActsProps) {
  const t = useT();
  const person = fullName(request.Person);
  const decline = useChange(declineSubscriptionRequest, {
    onDone: () => toastDone({ title: t('billing.saidNo', { name: request.SubscriptionName }) }),
  });
  const { ClubId: id, UserId: userId, SubscriptionRequestId: requestId } = request;
  return (
    <span className={classes['acts']}>
      <Button
        variant="default"
        loading={decline.isPending}
        aria-label={`${t('kit.label', { label: t('billing.sayNo') })} ${person}`}
        onClick={() => decline.mutate({ params: { id, userId, requestId } })}
      >
        {t('billing.sayNo')}
      </Button>
      <Button aria-label={`${t('kit.label', { label: t('billing.assign') })} ${person}`} onClick={() => onGrant(request)}>
        {t('billing.assign')}
      </Button>
    </span>
  );
}
