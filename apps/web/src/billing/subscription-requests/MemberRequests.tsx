import type { SubscriptionRequest } from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import {
  declineSubscriptionRequest,
  listClubUserSubscriptionRequests,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { IconHandStop } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { priceText } from '../parts/subscription-text.ts';
import { useManages, useSells } from '../parts/use-manages.ts';
import classes from './MemberRequests.module.css';

interface MemberRequestsProps {
  userId: number;
  onGrant: (request: SubscriptionRequest) => void;
}

export function MemberRequests({ userId, onGrant }: MemberRequestsProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const manages = useManages();
  const sells = useSells();
  const requests = useCall(listClubUserSubscriptionRequests, { params: { id, userId } }, { quiet: true, ignore: [403, 404] });
  const decline = useChange(declineSubscriptionRequest);
  const declineRequest = ({ SubscriptionRequestId: requestId, SubscriptionName: name }: SubscriptionRequest) =>
    decline.mutate(
      { params: { id, userId, requestId } },
      { onSuccess: () => toastDone({ title: t('billing.saidNo', { name }) }) },
    );
  if (requests.data === undefined || requests.data.length === 0) return null;
  return (
    <div className={classes['requests']}>
      {requests.data.map((request) => (
        <Banner
          key={request.SubscriptionRequestId}
          tone="info"
          icon={IconHandStop}
          actions={
            sells
              ? [
                  { label: t('billing.assign'), onClick: () => onGrant(request) },
                  ...(manages ? [{ label: t('billing.sayNo'), onClick: () => declineRequest(request) }] : []),
                ]
              : []
          }
        >
          {t('billing.asksFor', {
            name: [request.SubscriptionName, request.PlanName, priceText(request, t, formats)].filter(Boolean).join(', '),
            date: formats.date(request.AskedAt),
          })}
        </Banner>
      ))}
    </div>
  );
}
