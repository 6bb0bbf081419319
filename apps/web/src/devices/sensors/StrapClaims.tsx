import type { ClubSensorClaim, UserSensorClaim } from '@clubpulse/contract/devices/sensors';
import { answerSensorClaim } from '@clubpulse/contract/devices/sensors.calls';
import { IconHeartQuestion, IconHourglass } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './StrapClaims.module.css';

export function StrapClaims({ claims }: { claims: readonly (UserSensorClaim | ClubSensorClaim)[] }) {
  const t = useT();
  const formats = useFormats();
  const answer = useChange(answerSensorClaim);
  if (claims.length === 0) return null;
  const banners = claims.map((claim) => {
    const { ClaimId, Code, Claimant: name } = claim;
    const words = { code: Code, name, date: formats.date(claim.AnswerBy) };
    if ('IsClaimant' in claim && claim.IsClaimant) {
      return (
        <Banner key={ClaimId} tone="info" icon={IconHourglass}>
          {t('devices.claimWaits', words)}
        </Banner>
      );
    }
    const give = (Grant: boolean) =>
      answer.mutate(
        { params: { id: ClaimId }, body: { Grant } },
        { onSuccess: () => toastDone({ title: Grant ? t('devices.claimGiven', { name }) : t('devices.claimRefused') }) },
      );
    return (
      <Banner
        key={ClaimId}
        tone="warn"
        icon={IconHeartQuestion}
        actions={[
          { label: t('devices.claimKeep'), onClick: () => give(false) },
          { label: t('devices.claimGive', { name }), onClick: () => give(true) },
        ]}
      >
        {'Owner' in claim ? t('devices.claimOnTheirs', { ...words, owner: claim.Owner }) : t('devices.claimOnYours', words)}
      </Banner>
    );
  });
  return <div className={classes['claims']}>{banners}</div>;
}
